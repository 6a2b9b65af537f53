import { fold, foldPrefix } from '@/lib/search/fold';
import { loadPart } from './load-text';
import type { Anchor } from './places';
import { chapterId, partOf, textPath, type TextDescription } from './text';
import { WORD } from './words';

/** A place in a chapter where the words that are looked for stand. */
export interface Hit {
  /** The number of the chapter, from 1. */
  readonly chapter: number;
  readonly anchor: Anchor;
  /** Whether the last word is there as it was typed, and no longer one. */
  readonly isWhole: boolean;
  /** The sentence, or its part around the words. */
  readonly before: string;
  readonly found: string;
  readonly after: string;
}

/** How much of the text is shown on either side of the words, in characters. */
const AROUND = 80;

/** Of a line of verse; no character of the book, so places are counted without it. */
const LINE_END = '\n';

const lengthOf = (text: string): number => text.replaceAll(LINE_END, '').length;

/** As lines of verse are quoted. */
const inOneLine = (text: string): string => text.replaceAll(LINE_END, ' / ');

/** How far below the bar a hit is shown, in heights of its letters: one sees what it follows. */
const BELOW_BAR = 2;

/** Splits a text into words with their keys; each word is folded once in a search. */
function wordsWithKeys(text: string, keys: Map<string, string>) {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const key = keys.get(word) ?? fold(word);
    keys.set(word, key);
    return { key, start: index, end: index + word.length };
  });
}

/**
 * Finds words, in their order, whatever their accents and spelling; the last may be a beginning.
 *
 * @param blocks the blocks of a chapter
 * @param keys the keys of words that are known already, for all chapters of a search
 */
export function findInChapter(
  query: string,
  blocks: Iterable<{ id: string; text: string }>,
  { chapter, keys }: { chapter: number; keys: Map<string, string> },
): Hit[] {
  const wanted = [...query.matchAll(WORD)].map(([word]) => word);
  const last = wanted.pop() ?? '';
  const wantedKeys = wanted.map(fold);
  const [lastKey, lastPrefix] = [fold(last), foldPrefix(last)];
  // An 'h' is not heard: every word would begin with it; nor is 'zzz' the initial of a name.
  if (lastPrefix === '' || (lastKey.length < 2 && last.length > 2)) return [];
  const isLast = (key: string) => key === lastKey || key.startsWith(lastPrefix);
  const hits: Hit[] = [];
  for (const { id, text } of blocks) {
    const words = wordsWithKeys(text, keys);
    words.forEach((first, i) => {
      const end = words[i + wantedKeys.length];
      if (!end || !isLast(end.key) || wantedKeys.some((key, k) => words[i + k]?.key !== key))
        return;
      const offset = lengthOf(text.slice(0, first.start));
      const found = lengthOf(text.slice(first.start, end.end));
      const anchor = { block: id, offset, found, below: BELOW_BAR };
      const isWhole = end.key === lastKey;
      hits.push({ chapter, anchor, isWhole, ...excerpt(text, first.start, end.end) });
    });
  }
  return hits;
}

/**
 * Finds words in the chapters up to one, in the book's order, but whole words before longer ones: `Capitu`
 * before `capitulo`. Rejects when a file cannot be had.
 */
export async function findInBook(
  query: string,
  text: TextDescription,
  last: number,
): Promise<Hit[]> {
  const keys = new Map<string, string>();
  const hits: Hit[] = [];
  let file = '';
  let part: Document | undefined;
  for (let chapter = 1; chapter <= last; chapter += 1) {
    if (file !== partOf(text, chapter)) {
      file = partOf(text, chapter);
      const html = await loadPart(textPath(text.id, file));
      part = new DOMParser().parseFromString(html, 'text/html');
      part.querySelectorAll('br').forEach((end) => end.replaceWith(LINE_END));
    }
    const blocks = [...(part?.getElementById(chapterId(chapter))?.children ?? [])];
    const texts = blocks.map((block) => ({ id: block.id, text: block.textContent }));
    hits.push(...findInChapter(query, texts, { chapter, keys }));
  }
  return [...hits.filter(({ isWhole }) => isWhole), ...hits.filter(({ isWhole }) => !isWhole)];
}

/** Between sentences: not after 'D.' or 'Sr.'. */
const SENTENCE_END = /(?<=[!?…]|(?<!\p{Lu}\p{Ll}{0,2})\.)\s+/u;

/** The sentence around a part of a text, cut where it is long. */
function excerpt(text: string, start: number, end: number) {
  const sentences = text.slice(0, start).split(SENTENCE_END);
  const before = inOneLine(sentences.pop() ?? '');
  const after = inOneLine(text.slice(end).split(SENTENCE_END, 1)[0] ?? '');
  return {
    before: before.length > AROUND ? `…${before.slice(-AROUND).replace(/^\S*\s/, '')}` : before,
    found: inOneLine(text.slice(start, end)),
    after: after.length > AROUND ? `${after.slice(0, AROUND).replace(/\s\S*$/, '')}…` : after,
  };
}
