import * as v from 'valibot';
import type { Book } from '@/lib/catalogue/book';
import { CopyError } from './errors';
import type { CopyMeta } from './meta';

const texts = v.array(v.string());
const terms = v.array(v.union([v.number(), v.string()]));

const row = v.tuple([
  v.number(),
  v.string(),
  texts,
  texts,
  v.number(),
  v.union([v.number(), v.record(v.string(), v.string())]),
  terms,
  terms,
  v.optional(texts, []),
  v.optional(texts, []),
  v.optional(v.boolean(), true),
]);

type Row = v.InferOutput<typeof row>;

/**
 * A book in a file of the copy, without its summaries: id, title, authors, languages, downloads,
 * formats (a set of the meta file, or addresses by type), subjects and bookshelves (each a
 * position in the meta file's terms, or a text), editors, translators, and whether it is in the
 * public domain. The last three are left out where they are as most books have them.
 */
export type CopyRow = Partial<Row>;

/** What stands for the book's number in the addresses of its editions. */
const ID = '{id}';

/** The types and addresses of a book's editions, its number taken out of the addresses. */
export function formatsWithoutId({ id, formats }: Book): [type: string, address: string][] {
  const number = new RegExp(`(?<!\\d)${id}(?!\\d)`, 'g');
  return Object.entries(formats).map(([type, address]) => [type, address.replace(number, ID)]);
}

const withId = (id: number, address: string): string => address.replaceAll(ID, String(id));

function rareFields({ editors, translators, publicDomain }: Book) {
  if (!publicDomain) return [editors, translators, publicDomain] as const;
  if (translators.length > 0) return [editors, translators] as const;
  return editors.length > 0 ? ([editors] as const) : ([] as const);
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

function formatsOf(id: number, formats: Row[5], tables: Tables): Record<string, string> {
  const entries =
    typeof formats === 'number'
      ? (tables.formatSets[formats] ?? []).flatMap((place) => {
          const format = tables.formats[place];
          return format ? [format] : [];
        })
      : Object.entries(formats);
  return Object.fromEntries(entries.map(([type, address]) => [type, withId(id, address)]));
}

const textsOf = (terms: Row[6], tables: Tables): string[] =>
  terms.flatMap((term) => (typeof term === 'number' ? (tables.terms[term] ?? []) : term));

const people = (names: readonly string[]) => names.map((name) => ({ name }));

/**
 * The record of a row in the service's shape, for readCataloguePage.
 *
 * @throws {CopyError} when it is no row
 */
export function recordOfRow(value: unknown, tables: Tables, summaries: unknown): unknown {
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
    subjects: textsOf(subjects, tables),
    bookshelves: textsOf(shelves, tables),
    summaries,
    editors: people(editors),
    translators: people(translators),
    copyright: !publicDomain,
  };
}
