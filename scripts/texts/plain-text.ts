import type { Element, Root } from 'hast';
import { element } from './inline';
import { isKind } from './headings';

const NUMERAL = /^[IVXLC]{1,8}[.ªº]?$/;
const KINDS = ['division', 'preface', 'contents', 'others', 'cast'];
const NAMED = /^((primeira|segunda|terceira) parte|conclus|epilogo|notas?$)/i;

/** Whether a paragraph is a heading: a few short lines, apart from what is above, or below a heading. */
function isHeading(lines: readonly string[], space: number, isBelow: boolean): boolean {
  const said = lines.map((line) => line.replace(/[_*+=]/g, '').trim());
  const all = said.join(' ');
  const isName = /\p{L}{2}/u.test(all) && all === all.toUpperCase();
  if (lines.length > 4 || said.some((line) => line.length > 75)) return false;
  if (isBelow && isName) return true;
  if (space < 2) return false;
  if (NUMERAL.test(said[0] ?? '') || NAMED.test(all)) return true;
  if (KINDS.some((kind) => isKind(kind, all))) return true;
  return space >= 3 && (isName || (/\p{L}/u.test(all) && all.length < 45 && !/[,;]$/.test(all)));
}

/** How long the lines of prose are: nine in ten lines are not longer. */
function widthOf(text: string): number {
  const lengths = text
    .split('\n')
    .map((line) => line.length)
    .filter((length) => length > 30);
  return lengths.sort((one, other) => one - other)[Math.floor(0.9 * lengths.length)] ?? 0;
}

/** Whether each line but the last ends long before the next word would not fit. */
const isBroken = (lines: readonly string[], width: number): boolean =>
  lines.slice(0, -1).every((line, place) => {
    const [next = ''] = lines[place + 1]?.trim().split(' ') ?? [];
    return line.trimEnd().length + 1 + next.length < 0.9 * width;
  });

/**
 * A book in plain text as a tree of the same kind as HTML: paragraphs between empty lines, headings
 * after several, verse in lines shorter than prose has.
 */
export function fromPlainText(source: string): Root {
  const children: Element[] = [];
  const text = source.replace(/\r\n?/g, '\n');
  const width = widthOf(text);
  let space = 0;
  for (const paragraph of text.split(/(\n\s*\n)/)) {
    const lines = paragraph.split('\n').filter((line) => line.trim() !== '');
    if (lines.length === 0) {
      space += paragraph.split('\n').length - 2;
      continue;
    }
    const isBelow = children.at(-1)?.tagName === 'h2';
    const isVerse = lines.length > 1 && isBroken(lines, width);
    const tagName = isHeading(lines, space, isBelow) ? 'h2' : isVerse ? 'pre' : 'p';
    children.push(element(tagName, [{ type: 'text', value: paragraph }]));
    space = 0;
  }
  return { type: 'root', children };
}
