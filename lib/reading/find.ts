import { fold, foldPrefix, withoutDiacritics } from '@/lib/search/fold';
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

/** What words are compared by: `coracao` and `coraçam` both find `coração`. */
interface Forms {
  /** The key of its spelling. */
  key: string;
  plain: string;
}

const formsOf = (word: string): Forms => ({ key: fold(word), plain: withoutDiacritics(word) });

const isSame = (one: Forms, other: Forms | undefined) =>
  one.key === other?.key || one.plain === other?.plain;

/** Splits a text into words with their forms; each word is folded once in a search. */
function wordsWithForms(text: string, known: Map<string, Forms>) {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const forms = known.get(word) ?? formsOf(word);
    known.set(word, forms);
    return { ...forms, start: index, end: index + word.length };
  });
}

/**
 * Finds words, in their order, whatever their accents and spelling; the last may be a beginning.
 *
 * @param blocks the blocks of a chapter
 * @param known the forms of words that are known already, for all chapters of a search
 */
export function findInChapter(
  query: string,
  blocks: Iterable<{ id: string; text: string }>,
  { chapter, known }: { chapter: number; known: Map<string, Forms> },
): Hit[] {
  const wanted = [...query.matchAll(WORD)].map(([word]) => word);
  const last = wanted.pop() ?? '';
  const wantedForms = wanted.map(formsOf);
  const [lastForms, lastPrefix] = [formsOf(last), foldPrefix(last)];
  // An 'h' is not heard: every word would begin with it; nor is 'zzz' the initial of a name.
  if (lastPrefix === '' || (lastForms.key.length < 2 && last.length > 2)) return [];
  const isLast = (word: Forms) =>
    isSame(lastForms, word) ||
    word.key.startsWith(lastPrefix) ||
    word.plain.startsWith(lastForms.plain);
  const hits: Hit[] = [];
  for (const { id, text } of blocks) {
    const words = wordsWithForms(text, known);
    words.forEach((first, i) => {
      const end = words[i + wantedForms.length];
      if (!end || !isLast(end) || !wantedForms.every((forms, k) => isSame(forms, words[i + k])))
        return;
      const offset = lengthOf(text.slice(0, first.start));
      const found = lengthOf(text.slice(first.start, end.end));
      const anchor = { block: id, offset, found, below: BELOW_BAR };
      const isWhole = isSame(lastForms, end);
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
  const known = new Map<string, Forms>();
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
    hits.push(...findInChapter(query, texts, { chapter, known }));
  }
  return [...hits.filter(({ isWhole }) => isWhole), ...hits.filter(({ isWhole }) => !isWhole)];
}

/** Between sentences: not after 'D.', 'Sr.' or 'v.'. */
const SENTENCE_END = /(?<=[!?…]|(?<!\p{Lu}\p{Ll}{0,2}|(?<!\p{L})(?:sra?|v|dr|ex))\.)\s+/u;

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
