import type { Book } from '@/lib/book';
import { isLanguageCode } from '@/lib/languages';
import { toDistances } from '@/lib/copy/find-records';
import { fileName, PAGE_SIZE, type CopyMeta, type FileKind } from '@/lib/copy/meta';
import { formatsWithoutId, rowOfBook, type CopyRow } from '@/lib/copy/record';
import { ranksByKey, writeWordFiles } from './word-index';

/** Books in a file of ids: some 2.5 KB compressed. */
const IDS_IN_FILE = 1_000;

/** A language with less than one book in this many has pages of its own, as its books are far apart in the others. */
const SPARSE = 4;

/** Subjects and bookshelves in the meta file: more would cost more there than they save in a search. */
const TERMS = 200;

/** Sets of editions in the meta file. */
const MAX_SETS = 100;

export type CopyFile = readonly [name: string, json: string];

/** What the meta file says of the books, besides the version, the date and the sizes. */
type Contents = Omit<CopyMeta, 'format' | 'version' | 'date' | 'bytes' | 'compressedBytes'>;

const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, place) =>
    items.slice(place * size, (place + 1) * size),
  );

const filesOf = <T>(
  kind: FileKind,
  first: number,
  items: readonly T[],
  contentOf: (item: T) => unknown,
): CopyFile[] =>
  items.map((item, place) => [fileName(kind, first + place), JSON.stringify(contentOf(item))]);

/** The pages of a list of books, and the summaries of each; numbered from 1, as the service's are. */
function listFiles(
  suffix: '' | `-${string}`,
  books: readonly Book[],
  row: (book: Book) => CopyRow,
): CopyFile[] {
  const pages = chunk(books, PAGE_SIZE);
  return [
    ...filesOf(`pages${suffix}`, 1, pages, (page) => page.map(row)),
    ...filesOf(`summaries${suffix}`, 1, pages, (page) => page.map(({ summaries }) => summaries)),
  ];
}

/** The distinct texts and how often each comes, the most frequent first. */
function mostFrequent(texts: Iterable<string>): [text: string, count: number][] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

const placesOf = <T>(items: readonly T[]): Map<T, number> =>
  new Map(items.map((item, place) => [item, place]));

const findTerms = (books: readonly Book[]): string[] =>
  mostFrequent(books.flatMap(({ subjects, bookshelves }) => [...subjects, ...bookshelves]))
    .slice(0, TERMS)
    .map(([term]) => term);

/**
 * The editions that many books have at addresses that differ by the book's number only, and the
 * position of a book's set of editions in `formatSets`, if it is there.
 */
function findFormatTables(books: readonly Book[]) {
  const pairsOf = (book: Book) => formatsWithoutId(book).map((pair) => JSON.stringify(pair));
  const keys = new Map(books.map((book) => [book, pairsOf(book).join('\n')]));
  const sets = mostFrequent(keys.values())
    .filter(([, count]) => count > 1)
    .slice(0, MAX_SETS)
    .map(([key]) => key);
  const setPairs = sets.map((key) => key.split('\n').filter(Boolean));
  const pairs = [...new Set(setPairs.flat())];
  const [places, setPlaces] = [placesOf(pairs), placesOf(sets)];
  return {
    formats: pairs.map((pair) => JSON.parse(pair) as [string, string]),
    formatSets: setPairs.map((set) => set.flatMap((pair) => places.get(pair) ?? [])),
    setOf: (book: Book) => setPlaces.get(keys.get(book) ?? ''),
  };
}

/** The languages and the ranks of their books, those with most books first. */
const groupByLanguage = (books: readonly Book[]) =>
  [...ranksByKey(books, ({ languages }) => languages)]
    .map(([code, ranks]) => ({
      code,
      ranks,
      paged: isLanguageCode(code) && ranks.length * SPARSE < books.length,
    }))
    .sort((one, other) => other.ranks.length - one.ranks.length);

function idFiles(books: readonly Book[]) {
  const byId = books.map(({ id }, rank) => ({ id, rank })).sort((one, other) => one.id - other.id);
  return chunk(byId, IDS_IN_FILE).map((part) => ({
    first: part[0]?.id ?? 0,
    content: {
      ids: toDistances(part.map(({ id }) => id)),
      ranks: part.map(({ rank }) => rank),
    },
  }));
}

/** Makes all files of a copy but its meta file, and what that says of them. */
export function makeFiles(books: readonly Book[]): { files: CopyFile[]; contents: Contents } {
  const { formats, formatSets, setOf } = findFormatTables(books);
  const terms = findTerms(books);
  const places = placesOf(terms);
  const row = (book: Book) => rowOfBook(book, setOf(book), (term) => places.get(term));
  const languages = groupByLanguage(books);
  const paged = languages.filter((language) => language.paged);
  const booksAt = (ranks: readonly number[]) => ranks.flatMap((rank) => books[rank] ?? []);
  const ids = idFiles(books);
  const words = writeWordFiles(books);
  const files = [
    ...listFiles('', books, row),
    ...paged.flatMap(({ code, ranks }) => listFiles(`-${code}`, booksAt(ranks), row)),
    ...filesOf('languages', 0, languages, ({ ranks }) => toDistances(ranks)),
    ...filesOf('ids', 0, ids, ({ content }) => content),
    ...filesOf('words', 0, words.files, (file) => file),
    ...filesOf('starts', 0, words.starts, (start) => start),
  ];
  const contents = {
    books: books.length,
    words: words.firstWords,
    ids: ids.map(({ first }) => first),
    languages: languages.map(({ code, ranks, paged }) => ({ code, books: ranks.length, paged })),
    formats,
    formatSets,
    terms,
  };
  return { files, contents };
}
