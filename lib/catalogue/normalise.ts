import * as v from 'valibot';
import type { Book, CataloguePage } from './book';
import { CatalogueError } from './errors';
import { cleanTitle } from './text';

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

const personOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value ? nameOf(value.name) : '';

/** The distinct texts of a list that are not empty; an invalid list is empty. */
const listOf = (read: (value: unknown) => string) => (value: unknown) => {
  const entries: unknown[] = Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : [];
  return [...new Set(entries.map(read).filter(Boolean))];
};

const isWebAddress = (address: unknown): address is string =>
  typeof address === 'string' && /^https?:\/\//i.test(address) && URL.canParse(address);

/** Editions by media type. Web addresses only: a record must not bring in `javascript:` or `data:`. */
const formatsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (entry): entry is [string, string] => isWebAddress(entry[1]),
    ),
  );

/** A field that is read whatever it is; a missing one is null. */
const field = <Value>(read: (value: unknown) => Value) =>
  v.optional(v.pipe(v.unknown(), v.transform(read)), null);

/** A number of as many digits as readBookId accepts. */
const bookId = v.pipe(
  v.custom<number | string>(
    (id) => ['number', 'string'].includes(typeof id) && /^0*[1-9]\d{0,8}$/.test(String(id)),
  ),
  v.transform(Number),
);

/** A number of things: an integer from 0. */
export const count = v.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0);

/** Only a record without a valid id is refused; every other field has a default. */
const record = v.pipe(
  v.object({
    id: bookId,
    title: field(
      (value) =>
        (typeof value === 'string' && cleanTitle(value.slice(0, MAX_TITLE))) || 'Sem título',
    ),
    authors: field(listOf(personOf)),
    languages: field(listOf(nameOf)),
    download_count: v.fallback(count, 0),
    formats: field(formatsOf),
    subjects: field(listOf(nameOf)),
    bookshelves: field(listOf(nameOf)),
    summaries: field(listOf(textOf)),
    editors: field(listOf(personOf)),
    translators: field(listOf(personOf)),
    copyright: field((value) => value),
  }),
  v.transform(({ download_count, copyright, ...book }): Book => ({
    ...book,
    publicDomain: copyright === false,
    downloadCount: download_count,
    thumbnail: book.formats['image/jpeg'] ?? book.formats['image/png'] ?? null,
  })),
);

const link = v.fallback(v.nullable(v.string()), null);

const answer = v.object({
  count: v.fallback(v.nullable(count), null),
  next: link,
  previous: link,
  results: v.array(v.unknown()),
});

/** The books of the valid records in the service's shape; of several with the same id, the first. */
export function readRecords(records: readonly unknown[]): Book[] {
  const books = new Map<number, Book>();
  for (const item of records) {
    const read = v.safeParse(record, item);
    if (read.success && !books.has(read.output.id)) books.set(read.output.id, read.output);
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
