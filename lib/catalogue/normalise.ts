import * as v from 'valibot';
import type { Book } from '@/lib/book';
import type { CataloguePage } from './page';
import { CatalogueError } from './errors';
import { cleanTitle } from './book-text';

/** More than any record has: what is longer is cut, so that one record cannot fill the screen. */
const MAX_RESULTS = 100;
const MAX_COUNT = 10_000_000;
const MAX_ENTRIES = 50;
const MAX_TITLE = 500;
const MAX_TEXT = 5_000;

/** A text in which any white space is one space; of anything else it is empty. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, MAX_TEXT).replace(/\s+/g, ' ').trim() : '';

const nameOf = (value: unknown): string => textOf(value).slice(0, MAX_TITLE).trim();

/** The fields of an object; anything else has none. */
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const personOf = (value: unknown): string => nameOf(fieldsOf(value).name);

/** The distinct texts of a list that are not empty; an invalid list is empty. */
function listOf(value: unknown, read: (entry: unknown) => string): string[] {
  const entries: unknown[] = Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : [];
  return [...new Set(entries.map(read).filter(Boolean))];
}

const isWebAddress = (address: unknown): address is string =>
  typeof address === 'string' && /^https?:\/\//i.test(address) && URL.canParse(address);

/** Editions by media type. Web addresses only: a record must not bring in `javascript:` or `data:`. */
const formatsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).filter((entry): entry is [string, string] =>
      isWebAddress(entry[1]),
    ),
  );

/** A number of as many digits as readBookId accepts. */
const isBookId = (id: unknown): id is number | string =>
  ['number', 'string'].includes(typeof id) && /^0*[1-9]\d{0,8}$/.test(String(id));

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * The book of a record, or null when it has no valid id; every other field has a default. By hand,
 * as a schema takes twice as long for the 32 records that come before the first card.
 */
function readRecord(record: Record<string, unknown>): Book | null {
  const { id, title, download_count } = record;
  if (!isBookId(id)) return null;
  const formats = formatsOf(record.formats);
  return {
    id: Number(id),
    title: (typeof title === 'string' && cleanTitle(title.slice(0, MAX_TITLE))) || 'Sem título',
    authors: listOf(record.authors, personOf),
    languages: listOf(record.languages, nameOf),
    downloadCount: isCount(download_count) ? download_count : 0,
    formats,
    thumbnail: formats['image/jpeg'] ?? formats['image/png'] ?? null,
    subjects: listOf(record.subjects, nameOf),
    bookshelves: listOf(record.bookshelves, nameOf),
    summaries: listOf(record.summaries, textOf),
    editors: listOf(record.editors, personOf),
    translators: listOf(record.translators, personOf),
    publicDomain: record.copyright === false,
  };
}

const link = v.fallback(v.nullable(v.string()), null);

const answer = v.object({
  count: v.fallback(v.nullable(v.custom<number>(isCount)), null),
  next: link,
  previous: link,
  results: v.array(v.unknown()),
});

/** The books of the valid records in the service's shape; of several with the same id, the first. */
export function readRecords(records: readonly unknown[]): Book[] {
  const books = new Map<number, Book>();
  for (const item of records) {
    const book = readRecord(fieldsOf(item));
    if (book && !books.has(book.id)) books.set(book.id, book);
  }
  return [...books.values()];
}

/** The error of a response that is not one of the service. */
export const notUnderstood = (): CatalogueError =>
  new CatalogueError('invalid', 'O catálogo respondeu algo que não entendemos.');

/**
 * Validates a response of the service: invalid fields and records are dropped, not the page.
 *
 * @param data the response's JSON
 * @param number the number of the page that was requested
 * @throws {CatalogueError} of kind `invalid` when it is not a response of the service, or none of
 *   its records can be read
 */
export function readCataloguePage(data: unknown, number: number): CataloguePage {
  const read = v.safeParse(answer, data);
  if (!read.success) throw notUnderstood();
  const { count, next, previous } = read.output;
  const records = read.output.results.slice(0, MAX_RESULTS);
  const results = readRecords(records);
  if (records.length > 0 && results.length === 0) throw notUnderstood();
  const size = next === null ? null : records.length || null;
  return {
    count: Math.min(count ?? records.length, MAX_COUNT),
    next,
    previous,
    number,
    size,
    results,
  };
}
