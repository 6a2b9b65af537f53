import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import * as v from 'valibot';

import { catalogueRecord, type CatalogueRecord } from './record';

/** The file of the books in the repository. */
export const EMBEDDED_BOOKS = join(__dirname, 'books.json');

/** The folder of the text of our own: in the shape that Project Gutenberg's files have. */
export const OWN_TEXTS = join(__dirname, 'texts');

/**
 * The book of that text. Its number is far from Project Gutenberg's, and it is not in the file of the
 * 705: the fake service has it as the last of its books, the copy of the catalogue has it not.
 */
export const OWN_BOOK: CatalogueRecord = {
  id: 900001,
  title: 'Contos da casa',
  authors: [{ name: 'BookShelfs', birth_year: null, death_year: null }],
  summaries: [
    'Três contos escritos para esta biblioteca na ortografia de 1900, com capítulos, versos, uma carta e uma nota: para experimentar a leitura sem rede.',
  ],
  editors: [],
  translators: [],
  subjects: ['Short stories, Portuguese'],
  bookshelves: [],
  languages: ['pt'],
  copyright: false,
  media_type: 'Text',
  formats: {},
  download_count: 1,
};

/**
 * The books of a file: a JSON array, or one JSON object a line; plain, or compressed when its name
 * ends in `.gz`. Throws an Error naming the file, and the book's place in it, at the first that is
 * not a book.
 */
export function readBooks(file: string): CatalogueRecord[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text.trimStart().startsWith('[')
    ? readArray(file, text)
    : text.split('\n').flatMap((line, index) => (line.trim() ? [readLine(file, line, index)] : []));
}

function readArray(file: string, text: string): CatalogueRecord[] {
  const items: unknown = parse(text, file);
  if (!Array.isArray(items)) throw new Error(`${file}: not a list of books`);
  return items.map((item, index) => check(item, `${file}, book ${index + 1}`));
}

function readLine(file: string, line: string, index: number): CatalogueRecord {
  const place = `${file}, line ${index + 1}`;
  return check(parse(line, place), place);
}

function parse(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${place}: not JSON`, { cause: error });
  }
}

function check(item: unknown, place: string): CatalogueRecord {
  const result = v.safeParse(catalogueRecord, item, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${place}: ${v.getDotPath(issue) ?? 'book'}: ${issue.message}`);
}
