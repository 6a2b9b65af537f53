import path from 'node:path';
import type { Element } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { wordsOf } from '@/lib/reading/words';
import { fold } from '@/lib/search/fold';
import { readTable } from '../title-index/tables';
import { element } from './inline';

/** The lines of a text as it is read: a reference to a note is no part of it. */
export function linesOf(node: Element): string[] {
  const parts: string[] = [];
  visit(node, (child) => {
    if (child.type === 'text') parts.push(child.value);
    if (child.type !== 'element') return undefined;
    if (['br', 'td', 'li', 'p'].includes(child.tagName)) parts.push('\n');
    return child.tagName === 'a' ? SKIP : undefined;
  });
  const lines = parts.join('').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** A block is asked for its text by each step, and not changed between them. */
const texts = new WeakMap<Element, string>();

export function textOf(node: Element): string {
  const text = texts.get(node) ?? linesOf(node).join(' ').replace(/\s+/g, ' ');
  texts.set(node, text);
  return text;
}

export const countWords = (...blocks: readonly Element[]): number =>
  blocks.reduce((count, block) => count + wordsOf(textOf(block)).length, 0);

/** A text as titles and names are compared: in no spelling of its own, without marks. */
export const plain = (text: string): string =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(fold).join(' ');

const TABLE = readTable('printed-words', path.join(__dirname, 'tables'));

/** By kind, what begins as its lines do. */
const kinds = new Map(
  [...new Set(TABLE.map(([kind = '']) => kind))].map((kind) => {
    const starts = TABLE.flatMap(([one, start = '']) => (one === kind ? [plain(start)] : []));
    return [kind, new RegExp(`^(${starts.join('|')})\\b`)];
  }),
);

/** Tells whether a text begins as lines of a kind do, in the table `printed-words.txt`. */
export const isKind = (kind: string, text: string): boolean =>
  kinds.get(kind)?.test(plain(text.slice(0, 60))) === true;

export const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);
export const isRule = ({ tagName }: Element) => tagName === 'hr';
export const levelOf = ({ tagName }: Element) => Number(tagName.slice(1));
const isNumeral = (said: string) => /^[IVXLC]{1,8}[.ªº]?$/.test(said);

const isNumbered = (said: string) =>
  /^[IVXLC]{1,8}(?!\p{L})/u.test(said) || isKind('division', said);

/** The levels of headings that name who speaks in a play: many, with little below each, and no chapters. */
function speakerLevels(blocks: readonly Element[]): Set<number> {
  const headings = blocks.filter(isHeading);
  const numbered = new Set(headings.filter((one) => isNumbered(textOf(one))).map(levelOf));
  const isSpeakers = (level: number) => {
    const counts = headings
      .filter((heading) => levelOf(heading) === level)
      .map((heading) => countBelow.get(heading) ?? 0)
      .filter((count) => count > 0)
      .sort((one, other) => one - other);
    return counts.length >= 12 && (counts[counts.length >> 1] ?? 0) < 45;
  };
  const countBelow = new Map<Element, number>();
  let heading: Element | undefined;
  for (const block of blocks) {
    if (isHeading(block)) heading = block;
    else if (heading) countBelow.set(heading, (countBelow.get(heading) ?? 0) + countWords(block));
  }
  return new Set([1, 2, 3, 4, 5, 6].filter((level) => !numbered.has(level) && isSpeakers(level)));
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
      const isOne = isNumeral(said) || (said.length < 60 && isOthers(said));
      return block.tagName === 'p' && isOne ? element('h6', block.children) : block;
    }
    const paragraph = (name?: string) =>
      element('p', block.children, name === undefined ? {} : { className: [name] });
    if (said.length < 40 && isKind('end', said)) return paragraph('center');
    if (said.startsWith('(')) return paragraph('stage');
    if (wordsOf(said).length > MOST_WORDS) return paragraph();
    return speakers.has(levelOf(block)) && !isNumbered(said) ? paragraph('speaker') : block;
  });
}
