import { textPath } from '@/lib/paths';
import { fold, foldPrefix, withoutDiacritics } from '@/lib/search/fold';
import { loadPart } from './load-text';
import type { Anchor } from './places';
import { chapterId, partOf, type TextDescription } from './text';

/** A place in a chapter where the words that are looked for stand. */
export interface Hit {
  /** The number of the chapter, from 1. */
  readonly chapter: number;
  readonly anchor: Anchor;
  /** Whether the last word is there as it was typed, and no longer one. */
  readonly isWhole: boolean;
  /** Whether the words are only near each other there, in any order. */
  readonly isNear: boolean;
  /** The sentence, or its part around the words. */
  readonly before: string;
  readonly found: string;
  readonly after: string;
}

/** A word, or a number after a space or a bracket: that of a note follows its word at once. */
const WORD = /[\p{L}\p{M}]+|(?<=^|[\s(])\p{N}+/gu;

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

interface Word extends Forms {
  start: number;
  end: number;
}

/** Splits a text into words with their forms; each word is folded once in a search. */
function wordsWithForms(text: string, known: Map<string, Forms>): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const forms = known.get(word) ?? formsOf(word);
    known.set(word, forms);
    return { ...forms, start: index, end: index + word.length };
  });
}

/** Of the words of a block, from the one at `place` on, the first and the last of those that are looked for. */
type Find = (words: readonly Word[], place: number) => readonly [Word, Word] | null;

/** In their order; the last may be a beginning. */
function sideBySide(wanted: readonly string[]): Find {
  const last = wanted.at(-1) ?? '';
  const before = wanted.slice(0, -1).map(formsOf);
  const [lastForms, lastPrefix] = [formsOf(last), foldPrefix(last)];
  // An 'h' is not heard: every word would begin with it; nor is 'zzz' the initial of a name.
  if (lastPrefix === '' || (lastForms.key.length < 2 && last.length > 2)) return () => null;
  const isLast = (word: Word) =>
    isSame(lastForms, word) ||
    word.key.startsWith(lastPrefix) ||
    word.plain.startsWith(lastForms.plain);
  return (words, place) => {
    const [first, end] = [words[place], words[place + before.length]];
    const isFound =
      end && isLast(end) && before.every((forms, k) => isSame(forms, words[place + k]));
    return first && isFound ? [first, end] : null;
  };
}

/** How many words may be between the first of those that are not side by side and each other one. */
const NEAR = 20;

/** Whole, in any order, around the first. */
function near([first = '', ...others]: readonly string[]): Find {
  const firstForms = formsOf(first);
  const otherForms = others.map(formsOf);
  return (words, place) => {
    const word = words[place];
    if (!word || !isSame(firstForms, word)) return null;
    const around = words.slice(Math.max(0, place - NEAR), place + NEAR + 1);
    const found = otherForms.map((forms) => around.find((other) => isSame(forms, other)));
    const all = [word, ...found].filter((one) => one !== undefined);
    if (all.length <= others.length) return null;
    all.sort((one, other) => one.start - other.start);
    return [all[0] ?? word, all.at(-1) ?? word];
  };
}

/** A paragraph, a verse or a heading; lines of verse end with LINE_END. */
export interface TextBlock {
  /** The number of its chapter, from 1. */
  chapter: number;
  id: string;
  text: string;
}

/**
 * Finds words whatever their accents and spelling, in the order of the blocks: side by side, whole words before
 * longer ones (`Capitu` before `capitulo`); else near each other.
 */
export function findInBlocks(query: string, blocks: readonly TextBlock[]): Hit[] {
  const wanted = [...query.matchAll(WORD)].map(([word]) => word);
  const lastForms = formsOf(wanted.at(-1) ?? '');
  const known = new Map<string, Forms>();
  const findAll = (find: Find, isNear: boolean) =>
    blocks.flatMap(({ chapter, id, text }): Hit[] => {
      const words = wordsWithForms(text, known);
      return words.flatMap((_, place) => {
        const [first, end] = find(words, place) ?? [];
        if (!first || !end) return [];
        const offset = lengthOf(text.slice(0, first.start));
        const found = lengthOf(text.slice(first.start, end.end));
        const anchor = { block: id, offset, found, below: BELOW_BAR };
        const isWhole = isNear || isSame(lastForms, end);
        return { chapter, anchor, isWhole, isNear, ...excerpt(text, first.start, end.end) };
      });
    });
  const hits = findAll(sideBySide(wanted), false);
  if (hits.length === 0) return wanted.length > 1 ? findAll(near(wanted), true) : [];
  return [...hits.filter(({ isWhole }) => isWhole), ...hits.filter(({ isWhole }) => !isWhole)];
}

/** Finds words in the chapters up to one, as `findInBlocks` does. Rejects when a file cannot be had. */
export async function findInBook(
  query: string,
  text: TextDescription,
  last: number,
): Promise<Hit[]> {
  const blocks: TextBlock[] = [];
  let file = '';
  let part: Document | undefined;
  for (let chapter = 1; chapter <= last; chapter += 1) {
    if (file !== partOf(text, chapter)) {
      file = partOf(text, chapter);
      const html = await loadPart(textPath(text.id, file));
      part = new DOMParser().parseFromString(html, 'text/html');
      part.querySelectorAll('br').forEach((end) => end.replaceWith(LINE_END));
    }
    for (const block of part?.getElementById(chapterId(chapter))?.children ?? []) {
      blocks.push({ chapter, id: block.id, text: block.textContent });
    }
  }
  return findInBlocks(query, blocks);
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
