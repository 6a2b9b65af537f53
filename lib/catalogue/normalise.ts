import type { Book } from '@/lib/book';
import { cleanTitle } from './titles';
import { notUnderstood, type CatalogueError } from './failures';

/** A page of the service's catalogue. */
export interface CataloguePage {
  /** How many books all pages have together. */
  count: number;
  /** The service's links to the next and previous page, opaque; null when there is none. */
  next: string | null;
  previous: string | null;
  /** The number of this page, from 1. */
  number: number;
  /** How many records a full page has; null on the last page, which may be shorter. */
  size: number | null;
  results: Book[];
  /** Set when the page is the copy's and not the service's. */
  copy?: CopyNote;
}

/** What is known of a page of the copy (docs/decisions/0012-service-or-copy.md). */
export interface CopyNote {
  /** The day of the copy's data, as `2026-11-16`. */
  date: string;
  /** What the service failed with, if it did. */
  error?: CatalogueError;
  /** The service's own page, while its request is pending. */
  late?: Promise<CataloguePage>;
}

/** More than any record has: what is longer is cut, so that one record cannot fill the screen. */
const MAX_RESULTS = 100;
const MAX_COUNT = 10_000_000;
const MAX_ENTRIES = 50;
const MAX_TITLE = 500;
const MAX_TEXT = 5_000;

/** The text with its white space collapsed; '' for anything but a string. */
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

/** Editions by media type. Web addresses only: a record must not inject `javascript:` or `data:`. */
const formatsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).filter((entry): entry is [string, string] =>
      isWebAddress(entry[1]),
    ),
  );

/** A number from 1, of as many digits as readBookId accepts, but for zeros before them. */
const isBookId = (id: unknown): id is number | string =>
  ['number', 'string'].includes(typeof id) && /^0*[1-9]\d{0,8}$/.test(String(id));

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * The book of a record, or null when it has no valid id; every other field has a default. Validated
 * by hand, as a schema takes twice as long for the 32 records that come before the first card.
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

const linkOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** The books of the valid records in the service's shape; of several with the same id, the first. */
export function readRecords(records: readonly unknown[]): Book[] {
  const books = new Map<number, Book>();
  for (const item of records) {
    const book = readRecord(fieldsOf(item));
    if (book && !books.has(book.id)) books.set(book.id, book);
  }
  return [...books.values()];
}

/**
 * Validates a response of the service: invalid fields and records are dropped, not the page.
 *
 * @param data the response's JSON
 * @param number the number of the page that was requested
 * @throws {CatalogueError} of kind `invalid` when it is not a response of the service, or none of
 *   its records can be read
 */
export function readCataloguePage(data: unknown, number: number): CataloguePage {
  const { count, next, previous, results } = fieldsOf(data);
  if (!Array.isArray(results)) throw notUnderstood();
  const records: unknown[] = results.slice(0, MAX_RESULTS);
  const books = readRecords(records);
  if (records.length > 0 && books.length === 0) throw notUnderstood();
  const nextLink = linkOf(next);
  return {
    count: Math.min(isCount(count) ? count : records.length, MAX_COUNT),
    next: nextLink,
    previous: linkOf(previous),
    number,
    size: nextLink === null ? null : records.length || null,
    results: books,
  };
}
