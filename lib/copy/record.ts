import type { Book } from '@/lib/book';
import { CopyError } from './fetch-json';
import type { CopyMeta } from './meta';

/**
 * A book in a file of the copy, without its summaries: id, title, authors, languages, downloads,
 * formats (a set of the meta file, or addresses by type), subjects and bookshelves (each a
 * position in the meta file's terms, or a text), editors, translators, and whether it is in the
 * public domain. The last three are left out where they are as most books have them.
 */
export type CopyRow = readonly unknown[];

/** The fields that every row has. */
const COMMON_FIELDS = 8;

/** What stands for the book's number in the addresses of its editions. */
const ID = '{id}';

/** The types and addresses of a book's editions, its number taken out of the addresses. */
export function formatsWithoutId({ id, formats }: Book): [type: string, address: string][] {
  const number = new RegExp(`(?<!\\d)${id}(?!\\d)`, 'g');
  return Object.entries(formats).map(([type, address]) => [type, address.replace(number, ID)]);
}

function rareFields({ editors, translators, publicDomain }: Book): CopyRow {
  if (!publicDomain) return [editors, translators, publicDomain];
  if (translators.length > 0) return [editors, translators];
  return editors.length > 0 ? [editors] : [];
}

/**
 * The row to store for a book.
 *
 * @param formatSet the position of its set of editions in the meta file, if it is there
 * @param place the position of a subject or bookshelf in the meta file's terms, if it is there
 */
export const rowOfBook = (
  book: Book,
  formatSet: number | undefined,
  place: (term: string) => number | undefined,
): CopyRow => [
  book.id,
  book.title,
  book.authors,
  book.languages,
  book.downloadCount,
  formatSet ?? Object.fromEntries(formatsWithoutId(book)),
  book.subjects.map((term) => place(term) ?? term),
  book.bookshelves.map((term) => place(term) ?? term),
  ...rareFields(book),
];

type Tables = Pick<CopyMeta, 'formats' | 'formatSets' | 'terms'>;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function formatsOf(id: unknown, formats: unknown, tables: Tables): Record<string, string> {
  const entries =
    typeof formats === 'number'
      ? (tables.formatSets[formats] ?? []).flatMap((place) => [tables.formats[place] ?? []])
      : Object.entries(formats ?? {});
  return Object.fromEntries(
    entries.map(([type, address]) => [type, String(address).replaceAll(ID, String(id))]),
  );
}

const textsOf = (terms: unknown, tables: Tables): unknown[] =>
  list(terms).map((term) => (typeof term === 'number' ? tables.terms[term] : term));

const people = (names: unknown) => list(names).map((name) => ({ name }));

/**
 * The record of a row in the service's shape, for readCataloguePage, which judges each field.
 *
 * @throws {CopyError} when it is no row
 */
export function recordOfRow(row: unknown, tables: Tables, summaries: unknown): unknown {
  if (!Array.isArray(row) || row.length < COMMON_FIELDS) {
    throw new CopyError('unreadable', 'A book of the copy is of another form.');
  }
  const [id, title, authors, languages, downloads, formats, subjects, shelves, ...rare] =
    row as CopyRow;
  const [editors, translators, publicDomain = true] = rare;
  return {
    id,
    title,
    authors: people(authors),
    languages,
    download_count: downloads,
    formats: formatsOf(id, formats, tables),
    subjects: textsOf(subjects, tables),
    bookshelves: textsOf(shelves, tables),
    summaries,
    editors: people(editors),
    translators: people(translators),
    copyright: !publicDomain,
  };
}
