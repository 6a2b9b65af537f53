import path from 'node:path';
import type { Element } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { wordsOf } from '@/lib/reading/words';
import { fold } from '@/lib/search/fold';
import { readTable } from '../title-index/tables';
import { element } from './inline';

/** A block is asked for its text by each step, and not changed between them. */
const texts = new WeakMap<Element, string>();

/** The text as it is read: lines are apart, and a reference to a note is no part of it. */
export function textOf(node: Element): string {
  const known = texts.get(node);
  if (known !== undefined) return known;
  const parts: string[] = [];
  visit(node, (child) => {
    if (child.type === 'text') parts.push(child.value);
    if (child.type !== 'element') return undefined;
    if (['br', 'td', 'li', 'p'].includes(child.tagName)) parts.push(' ');
    return child.tagName === 'a' ? SKIP : undefined;
  });
  const text = parts.join('').replace(/\s+/g, ' ').trim();
  texts.set(node, text);
  return text;
}

export const countWords = (...blocks: readonly Element[]): number =>
  blocks.reduce((count, block) => count + wordsOf(textOf(block)).length, 0);

/** A text as titles and names are compared: in no spelling of its own, without marks. */
export const plain = (text: string): string =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(fold).join(' ');

const TABLE = readTable('printed-words', path.join(__dirname, 'tables')).map(
  ([kind = '', start = '']) => [kind, `${plain(start)} `] as const,
);

const FIRST_WORDS = new Set(TABLE.map(([, start]) => start.split(' ')[0]));

/** Tells whether a text begins as lines of a kind do, in the table `printed-words.txt`. */
export const isKind = (kind: string, text: string): boolean => {
  // Most paragraphs begin with another word: to compare all of it would take a tenth of the time.
  if (!FIRST_WORDS.has(plain(/[\p{L}\p{M}]+/u.exec(text)?.[0] ?? ''))) return false;
  const said = `${plain(text.slice(0, 60))} `;
  return TABLE.some(([one, start]) => one === kind && said.startsWith(start));
};

export const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);
export const isRule = ({ tagName }: Element) => tagName === 'hr';
export const levelOf = ({ tagName }: Element) => Number(tagName.slice(1));
export const isNumeral = (heading: Element | undefined): boolean =>
  heading !== undefined && /^[IVXLC]{1,8}[.ªº]?$/.test(textOf(heading));

const isNumbered = (said: string) =>
  /^[IVXLC]{1,8}(?!\p{L})/u.test(said) || isKind('division', said);

/** The levels of headings that name who speaks in a play: many, with little below each, and no chapters. */
function speakerLevels(blocks: readonly Element[]): Set<number> {
  const below = new Map<number, number[]>();
  const numbered = new Set(
    blocks.filter((block) => isHeading(block) && isNumbered(textOf(block))).map(levelOf),
  );
  let level = 0;
  let count = 0;
  for (const block of [...blocks, element('h1', [])]) {
    if (isHeading(block)) {
      if (level > 0 && count > 0) below.set(level, [...(below.get(level) ?? []), count]);
      level = numbered.has(levelOf(block)) ? 0 : levelOf(block);
      count = 0;
    } else {
      count += countWords(block);
    }
  }
  const isLittle = (counts: number[]) =>
    counts.length >= 12 && (counts.sort((a, b) => a - b)[counts.length >> 1] ?? 0) < 45;
  return new Set([...below].flatMap(([one, counts]) => (isLittle(counts) ? [one] : [])));
}

/** The most words of a heading; some files have whole paragraphs in one. */
const MOST_WORDS = 40;

/** Headings that are none become paragraphs, and paragraphs that are no more than one become headings. */
export function asMeant(
  blocks: readonly Element[],
  isOthers: (said: string) => boolean,
): Element[] {
  const speakers = speakerLevels(blocks);
  return blocks.map((block) => {
    const said = textOf(block);
    if (!isHeading(block)) {
      const isOne = isNumeral(block) || (said.length < 60 && isOthers(said));
      return block.tagName === 'p' && isOne ? element('h6', block.children) : block;
    }
    const paragraph = (name?: string) =>
      element('p', block.children, name === undefined ? {} : { className: [name] });
    if (said.length < 40 && isKind('end', said)) return paragraph('center');
    if (said.startsWith('(')) return paragraph('stage');
    if (/^[—–-]/.test(said) || wordsOf(said).length > MOST_WORDS) return paragraph();
    return speakers.has(levelOf(block)) && !isNumbered(said) ? paragraph('speaker') : block;
  });
}
