import { isUtf8 } from 'node:buffer';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { hashOf } from '../support/hash';
import { blocksOf, kindsOf } from './blocks';
import { isKind, isNumbered } from './chapters';
import type { Facts } from './lending';

/** The files of books: `pg55752-images.html`, `55752-h.htm`, `55752.html`, `55752-8.txt.gz`. */
const NAME = /^(?:pg)?(\d+)(-images|-h|-0|-8)?\.(html?|txt)(?:\.utf8)?(?:\.gz)?$/;

/** The largest file that is read: novels have 1.5 MB. */
const MOST_BYTES = 10_000_000;

/** The files of a folder and those below it, one a book: the generated one, else HTML, else plain text. */
export function findSources(folder: string): [id: number, file: string][] {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const [, id, kind, form] = NAME.exec(path.basename(file)) ?? [];
    const rank = kind === '-images' ? 0 : form === 'txt' ? 2 : 1;
    return id === undefined ? [] : [{ id: Number(id), rank, file: path.join(folder, file) }];
  });
  const order = found.sort((one, other) => one.id - other.id || other.rank - one.rank);
  // Of several the last stays.
  return [...new Map(order.map(({ id, file }) => [id, file]))];
}

/** @throws {Error} when the file cannot be read whole, is too large, or has no text */
function readText(file: string): string {
  let bytes = readFileSync(file);
  const isTooLong = `It is larger than ${MOST_BYTES / 1e6} MB`;
  if (bytes.length > MOST_BYTES) throw new Error(`${isTooLong}.`);
  try {
    if (file.endsWith('.gz')) bytes = gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    throw new Error(`${isTooLong}, cut short, or not compressed.`, { cause: error });
  }
  // Whatever the file says of its encoding.
  const text = new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
  if (/[\0-\x08\x0e-\x1a\uFFFD]/.test(text))
    throw new Error('It is no text, or of an unknown encoding.');
  if (/Ã[£§©µ¡³]/.test(text)) throw new Error('It is UTF-8 that was read as Latin 1.');
  return text;
}

/** A line of verse in plain text: it begins with a capital, and ends before prose would. */
const VERSE_LINE = /^\P{L}*\p{Lu}(?!.{60})/u;
/** Prose has no line that is so short, but its last. */
const VERSE_LENGTH = 50;

/**
 * A book in plain text as HTML: paragraphs between empty lines; headings, after several of these or
 * each other, in capitals, numbered or short; verse.
 */
function plainToHtml(source: string): string {
  let [space, isBelow] = [0, false];
  const escaped = source.replace(/\r/g, '').replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const parts = escaped.split(/(\n\s*\n)/).map((value) => {
    const said = value.replace(/[_+=]/g, '').trim();
    const lines = said.split('\n');
    if (said === '') {
      space = value.split('\n').length - 2;
      return '';
    }
    const isShouted = lines[0] === lines[0]?.toUpperCase() && /\p{L}/u.test(said);
    const isName = isShouted || isNumbered(said) || isKind('preface', said);
    const isApart = space >= 3 && /^(?=.*\p{L}).{1,45}(?<![,;])$/u.test(said);
    isBelow = lines.length <= 4 && (isApart || (isName && (space >= 2 || isBelow)));
    const isVerse =
      lines.length > 1 &&
      (lines.every((line) => VERSE_LINE.test(line)) ||
        lines.slice(0, -1).every((line) => line.length < VERSE_LENGTH));
    const tagName = isBelow ? 'h2' : isVerse ? 'pre' : 'p';
    return `<${tagName}>${value}</${tagName}>`;
  });
  return parts.join('');
}

/** HTML for the lines of `pre`, and for the marks of plain text, which are in HTML made of it too. */
const withMarks = (html: string): string =>
  html
    // An anchor may stand within the label of a note.
    .replace(/<a\b[^>]*><\/a>/gi, '')
    .replace(/<pre[\s>][^]*?<\/pre>/gi, (text) =>
      text.replace(/^ +/gm, (indent) => '\u2003'.repeat(indent.length / 2)).replace(/\n/g, '<br>'),
    )
    .replace(/(?<=>)[^<]+/g, (text) =>
      text
        .replace(/(?<!-)--(?!-)/g, '—')
        .replace(/(&nbsp;|\u00a0){2}/g, '\u2003')
        .replace(/\^\{([^}]{1,20})\}|\^(\p{L}{1,2})(?!\p{L})/gu, '<sup>$1$2</sup>')
        .replace(/\+(?=\S)([^+]+)\+|\*(?=\S)([^*]+)\*/g, '<strong>$1$2</strong>')
        .replace(/\[oe\]/g, 'œ')
        .replace(/\[ae\]/g, 'æ')
        .replace(/\[~(\p{L})\]/gu, '$1\u0303')
        .replace(/_([^_]+)_/g, '<em>$1</em>')
        .replace(/_/g, '')
        // The label of a note.
        .replace(/\[(\d{1,3}|[A-Z])\]/g, '<label>$&</label>'),
    );

const START = /START OF (THE|THIS) .*E-?BOOK|END THE SMALL PRINT/i;
const END = /^\W*END OF ((THE |THIS )?PROJECT GUTENBERG|THE .*EBOOK)/i;

const YEARS = /, (\d{3,4})?\??-(\d{3,4})?\??$/;

/** The person of `Castelo Branco, Camilo, 1825-1890`. */
function personOf(text: string): Facts['authors'][number] {
  const [, birth, death] = YEARS.exec(text) ?? [];
  const [birth_year, death_year] = [Number(birth) || null, Number(death) || null];
  return { name: text.replace(YEARS, ''), birth_year, death_year };
}

/** What a file says of its book, in its `meta` elements or its header. */
function factsOf(metas: readonly [name: string, content: string][], header: string): Facts {
  const said = (meta: RegExp, field: string): string[] => {
    const found = metas.filter(([name]) => meta.test(name)).map(([, content]) => content);
    const line = new RegExp(`^\\s*${field}:\\s*(.+)$`, 'im').exec(header)?.[1];
    return found.length > 0 || line === undefined ? found : [line.trim()];
  };
  return {
    title: said(/^dc\.title$/, 'Title')[0]?.replace(/&#10;/g, '\n') ?? '',
    languages: said(/^dc\.language$/, 'Language'),
    copyright: /copyrighted/i.test([...said(/^dc\.rights$/, 'Rights'), header].join('\n')),
    authors: said(/^dc\.creator$/, 'Author').map(personOf),
    translators: said(/^marcrel\.trl$/, 'Translator').map(personOf),
    // All who have another part; an illustrator's is not in the text.
    editors: said(/^marcrel\.(?!trl|ill)/, 'Editor').map(personOf),
  };
}

/**
 * Reads the file of a book.
 *
 * @returns the SHA-256 of its text, what it says of the book, what is between the header and the
 * licence, and how many pictures there are, all of which are left out
 * @throws {Error} saying why the file is not one of a book, or not a whole one
 */
export function readSource(file: string) {
  const text = readText(file);
  const isPlain = /\.txt(\.utf8)?(\.gz)?$/.test(file);
  if (!isPlain && !/<(html|body|p|div)[\s>]/i.test(text)) throw new Error('It is not HTML.');
  const tree = fromHtml(withMarks(isPlain ? plainToHtml(text) : text), { fragment: true });
  const metas: [string, string][] = [];
  let pictures = 0;
  visit(tree, 'element', (node, place, parent) => {
    const { name, content } = node.properties;
    if (node.tagName === 'img') pictures += 1;
    if (node.tagName === 'meta') metas.push([String(name).toLowerCase(), String(content)]);
    if (!kindsOf(node).includes('left out') || place === undefined) return undefined;
    parent?.children.splice(place, 1);
    return place;
  });
  const blocks = blocksOf(tree);
  const texts = blocks.map((block) => toString(block));
  const start = texts.findLastIndex((one) => START.test(one));
  const end = texts.findIndex((one, place) => place > start && END.test(one));
  if (start < 0)
    throw new Error('It does not say where the text begins: it is of another kind, or cut.');
  if (end < 0) throw new Error('It does not say where the text ends: it is cut.');
  return {
    hash: hashOf(text),
    facts: factsOf(metas, texts.slice(0, start).join('\n')),
    blocks: blocks.slice(start + 1, end),
    pictures,
  };
}
