import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import * as v from 'valibot';

import { catalogueRecord, type CatalogueRecord } from './record';

/** The file of the books in the repository. */
export const EMBEDDED_BOOKS = join(__dirname, 'books.json');

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
