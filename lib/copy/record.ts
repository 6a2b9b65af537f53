import * as v from 'valibot';
import type { Book } from '@/lib/catalogue/book';
import { CopyError } from './errors';
import type { CopyMeta } from './meta';

const texts = v.array(v.string());

const row = v.tuple([
  v.number(),
  v.string(),
  texts,
  texts,
  v.number(),
  v.union([v.number(), v.record(v.string(), v.string())]),
  texts,
  texts,
  texts,
  texts,
  v.boolean(),
]);

/**
 * A book in a file of the copy, without its summaries: id, title, authors, languages, downloads,
 * formats (a set of the meta file, or addresses by type), subjects, bookshelves, editors,
 * translators, and whether it is in the public domain.
 */
export type CopyRow = v.InferOutput<typeof row>;

/** What stands for the book's number in the addresses of its editions. */
const ID = '{id}';

/** The editions of a book with its number taken out of the addresses, where it stands alone. */
export const withoutId = (id: number, address: string): string =>
  address.replace(new RegExp(`(?<!\\d)${id}(?!\\d)`, 'g'), ID);

const withId = (id: number, address: string): string => address.replaceAll(ID, String(id));

/** The row to store for a book; `formatSet` is the position of its set of editions, if it has one. */
export const rowOfBook = (book: Book, formatSet: number | undefined): CopyRow => [
  book.id,
  book.title,
  book.authors,
  book.languages,
  book.downloadCount,
  formatSet ??
    Object.fromEntries(
      Object.entries(book.formats).map(([type, url]) => [type, withoutId(book.id, url)]),
    ),
  book.subjects,
  book.bookshelves,
  book.editors,
  book.translators,
  book.publicDomain,
];

type FormatTables = Pick<CopyMeta, 'formats' | 'formatSets'>;

function formatsOf(id: number, formats: CopyRow[5], tables: FormatTables): Record<string, string> {
  const entries =
    typeof formats === 'number'
      ? (tables.formatSets[formats] ?? []).flatMap((place) => {
          const format = tables.formats[place];
          return format ? [format] : [];
        })
      : Object.entries(formats);
  return Object.fromEntries(entries.map(([type, address]) => [type, withId(id, address)]));
}

const people = (names: readonly string[]) => names.map((name) => ({ name }));

/**
 * The record of a row in the service's shape, for readCataloguePage.
 *
 * @throws {CopyError} when it is no row
 */
export function recordOfRow(value: unknown, tables: FormatTables, summaries: unknown): unknown {
  const read = v.safeParse(row, value);
  if (!read.success) throw new CopyError('unreadable', 'A book of the copy is of another form.');
  const [id, title, authors, languages, downloads, formats, subjects, shelves, editors, ...rest] =
    read.output;
  const [translators, publicDomain] = rest;
  return {
    id,
    title,
    authors: people(authors),
    languages,
    download_count: downloads,
    formats: formatsOf(id, formats, tables),
    subjects,
    bookshelves: shelves,
    summaries,
    editors: people(editors),
    translators: people(translators),
    copyright: !publicDomain,
  };
}
