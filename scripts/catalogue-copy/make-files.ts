import type { Book } from '@/lib/catalogue/book';
import { isLanguageCode } from '@/lib/catalogue/requests';
import { fileName, PAGE_SIZE, type FileKind } from '@/lib/copy/layout';
import type { CopyMeta } from '@/lib/copy/meta';
import { toDistances } from '@/lib/copy/ranks';
import { formatsWithoutId, rowOfBook, type CopyRow } from '@/lib/copy/record';
import { writeWordFiles } from './word-index';

/** Books in a file of ids: some 2.5 KB compressed. */
const IDS_IN_FILE = 1_000;

/** A language of fewer books than one of so many has pages of its own: in those of all books they are far apart. */
const SPARSE = 4;

/** Subjects and bookshelves in the meta file: more would cost more there than they save in a search. */
const TERMS = 200;

/** A set of editions is in the table when one book of so many has it. */
const ONE_OF = 2_000;
const MAX_SETS = 100;

/** A file's name within the folder of the version, and its contents. */
export type CopyFile = readonly [name: string, json: string];

/** What the meta file says of the books, besides the version, the date and the sizes. */
type Contents = Omit<CopyMeta, 'format' | 'version' | 'date' | 'bytes' | 'compressedBytes'>;

const inParts = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, place) =>
    items.slice(place * size, (place + 1) * size),
  );

const filesOf = (kind: FileKind, first: number, contents: readonly unknown[]): CopyFile[] =>
  contents.map((content, place) => [fileName(kind, first + place), JSON.stringify(content)]);

/** The pages of a list of books, and the summaries of each; numbered from 1, as the service's are. */
function listFiles(
  suffix: '' | `-${string}`,
  books: readonly Book[],
  row: (book: Book) => CopyRow,
): CopyFile[] {
  const pages = inParts(books, PAGE_SIZE);
  return [
    ...filesOf(
      `pages${suffix}`,
      1,
      pages.map((page) => page.map(row)),
    ),
    ...filesOf(
      `summaries${suffix}`,
      1,
      pages.map((page) => page.map(({ summaries }) => summaries)),
    ),
  ];
}

interface FormatTables extends Pick<CopyMeta, 'formats' | 'formatSets'> {
  /** The position of a book's set of editions in `formatSets`, if it is there. */
  setOf: (book: Book) => number | undefined;
}

const keyOf = (book: Book): string => JSON.stringify(formatsWithoutId(book));

/** Finds the editions that many books have at addresses that differ by the book's number only. */
function findFormatTables(books: readonly Book[]): FormatTables {
  const keys = new Map(books.map((book) => [book, keyOf(book)]));
  const counts = new Map<string, number>();
  for (const key of keys.values()) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const sets = [...counts]
    .filter(([, count]) => count > 1 && count * ONE_OF >= books.length)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_SETS)
    .map(([key]) => key);
  const formats = [
    ...new Set(
      sets.flatMap((key) =>
        (JSON.parse(key) as [string, string][]).map((pair) => JSON.stringify(pair)),
      ),
    ),
  ];
  const places = new Map(formats.map((pair, place) => [pair, place]));
  const setPlaces = new Map(sets.map((key, place) => [key, place]));
  return {
    formats: formats.map((pair) => JSON.parse(pair) as [string, string]),
    formatSets: sets.map((key) =>
      (JSON.parse(key) as unknown[]).flatMap((pair) => places.get(JSON.stringify(pair)) ?? []),
    ),
    setOf: (book) => setPlaces.get(keys.get(book) ?? ''),
  };
}

/** The subjects and bookshelves with most books, that with most first. */
function findTerms(books: readonly Book[]): string[] {
  const counts = new Map<string, number>();
  for (const term of books.flatMap(({ subjects, bookshelves }) => [...subjects, ...bookshelves])) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, TERMS)
    .map(([term]) => term);
}

interface LanguageBooks {
  code: string;
  ranks: number[];
}

/** The languages, those of most books first. */
function groupByLanguage(books: readonly Book[]): LanguageBooks[] {
  const ranks = new Map<string, number[]>();
  books.forEach(({ languages }, rank) => {
    for (const code of languages) {
      const list = ranks.get(code);
      if (list) list.push(rank);
      else ranks.set(code, [rank]);
    }
  });
  return [...ranks]
    .map(([code, list]) => ({ code, ranks: list }))
    .sort((one, other) => other.ranks.length - one.ranks.length);
}

function idFiles(books: readonly Book[]) {
  const byId = books.map(({ id }, rank) => ({ id, rank })).sort((one, other) => one.id - other.id);
  return inParts(byId, IDS_IN_FILE).map((part) => ({
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
  const places = new Map(terms.map((term, place) => [term, place]));
  const row = (book: Book) => rowOfBook(book, setOf(book), (term) => places.get(term));
  const languages = groupByLanguage(books).map(({ code, ranks }) => ({
    code,
    ranks,
    paged: isLanguageCode(code) && ranks.length * SPARSE < books.length,
  }));
  const ids = idFiles(books);
  const words = writeWordFiles(books);
  const files = [
    ...listFiles('', books, row),
    ...languages.flatMap(({ code, ranks, paged }) =>
      paged
        ? listFiles(
            `-${code}`,
            ranks.flatMap((rank) => books[rank] ?? []),
            row,
          )
        : [],
    ),
    ...filesOf(
      'languages',
      0,
      languages.map(({ ranks }) => toDistances(ranks)),
    ),
    ...filesOf(
      'ids',
      0,
      ids.map(({ content }) => content),
    ),
    ...filesOf('words', 0, words.files),
    ...filesOf('starts', 0, words.starts),
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
