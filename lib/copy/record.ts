import type { Book } from '@/lib/book';
import type { CopyMeta } from './meta';

/** A subject or bookshelf: its position in the meta file's terms, or itself where it is not there. */
type Term = number | string;

/** Left out where they have the values of most books. */
type RareFields = [editors?: string[], translators?: string[], publicDomain?: boolean];

/** A book in a file of the copy, without its summaries. */
export type CopyRow = [
  id: number,
  title: string,
  authors: string[],
  languages: string[],
  downloads: number,
  /** Its set of editions in the meta file, or their addresses by type. */
  formats: number | Record<string, string>,
  subjects: Term[],
  bookshelves: Term[],
  ...RareFields,
];

/** In place of the book's number in the addresses of its editions. */
const ID = '{id}';

/** The types and addresses of a book's editions, its number taken out of the addresses. */
export function formatsWithoutId({ id, formats }: Book): [type: string, address: string][] {
  const number = new RegExp(`(?<!\\d)${id}(?!\\d)`, 'g');
  return Object.entries(formats).map(([type, address]) => [type, address.replace(number, ID)]);
}

function rareFields({ editors, translators, publicDomain }: Book): RareFields {
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

const people = (names: readonly string[]) => names.map((name) => ({ name }));

/** The record of a row in the service's shape, for readCataloguePage, which validates each field. */
export function recordOfRow(
  [id, title, authors, languages, downloads, formats, subjects, bookshelves, ...rare]: CopyRow,
  tables: Pick<CopyMeta, 'formats' | 'formatSets' | 'terms'>,
  summaries: readonly string[] | undefined,
) {
  const [editors = [], translators = [], publicDomain = true] = rare;
  const editions =
    typeof formats === 'number'
      ? (tables.formatSets[formats] ?? []).flatMap((place) => [tables.formats[place] ?? []])
      : Object.entries(formats);
  const textOf = (term: Term) => (typeof term === 'number' ? tables.terms[term] : term);
  return {
    id,
    title,
    authors: people(authors),
    languages,
    download_count: downloads,
    formats: Object.fromEntries(
      editions.map(([type, address]) => [type, address?.replaceAll(ID, String(id))]),
    ),
    subjects: subjects.map(textOf),
    bookshelves: bookshelves.map(textOf),
    summaries,
    editors: people(editors),
    translators: people(translators),
    copyright: !publicDomain,
  };
}
