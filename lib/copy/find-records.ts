import {
  commonStarts,
  filePath,
  filesOfPrefix,
  lastUpTo,
  PAGE_SIZE,
  type CopyMeta,
  type FileKind,
} from './meta';
import { recordOfRow, type CopyRow } from './record';
import { distinctWords, formsToFind } from './words';

/** The request in an address of the service. */
export interface Question {
  /** As typed; '' for none. */
  search: string;
  /** The code of a book's language; '' for any. */
  language: string;
  /** The numbers of the requested books; null: all books. */
  ids: readonly number[] | null;
  page: number;
}

/*
 * A book's rank is its place in the default order, from 0. Lists of ranks are stored as the distance
 * of each from the one before, which compresses well.
 */

/** The distances to store for ascending numbers. */
export const toDistances = (numbers: readonly number[]): number[] =>
  numbers.map((number, place) => number - (numbers[place - 1] ?? 0));

function fromDistances(distances: readonly number[]): number[] {
  let number = 0;
  return distances.map((distance) => (number += distance));
}

/** What the files of each kind hold, as scripts/catalogue-copy/ writes them. */
interface Contents {
  ids: { ids: number[]; ranks: number[] };
  languages: number[];
  starts: number[];
  words: Record<string, number[]>;
  [pages: `pages${string}`]: CopyRow[];
  [summaries: `summaries${string}`]: string[][];
}

type ReadFile = <Kind extends FileKind>(kind: Kind, number: number) => Promise<Contents[Kind]>;

/** Looks up the ranks of the books with a word, with duplicates. */
async function ranksOfWord(read: ReadFile, { words }: CopyMeta, word: string): Promise<number[]> {
  const starts = commonStarts(words);
  const find = async (files: readonly number[], test: (word: string) => boolean) =>
    (await Promise.all(files.map((file) => read('words', file)))).flatMap((lists) =>
      Object.entries(lists).flatMap(([key, list]) => (test(key) ? [list] : [])),
    );
  const findPrefix = async (prefix: string) =>
    starts.includes(prefix)
      ? [await read('starts', starts.indexOf(prefix))]
      : find(filesOfPrefix(words, prefix), (key) => key.startsWith(prefix));
  const findWhole = (whole: string) => find([lastUpTo(words, whole)], (key) => key === whole);

  const { prefixes, whole } = formsToFind(word);
  const lists = await Promise.all([...prefixes.map(findPrefix), ...whole.map(findWhole)]);
  return lists.flat().flatMap(fromDistances);
}

async function ranksOfLanguage(read: ReadFile, { languages }: CopyMeta, wanted: string) {
  const place = languages.findIndex(({ code }) => code === wanted);
  return place < 0 ? [] : fromDistances(await read('languages', place));
}

async function ranksOfIds(read: ReadFile, meta: CopyMeta, wanted: readonly number[]) {
  const numbers = new Set(wanted.map((id) => lastUpTo(meta.ids, id)));
  const files = await Promise.all([...numbers].map((number) => read('ids', number)));
  return files.flatMap(({ ids, ranks }) => {
    const all = fromDistances(ids);
    return ranks.filter((_, place) => wanted.includes(all[place] ?? 0));
  });
}

/** The ranks of the requested books, ascending. */
async function findRanks(read: ReadFile, meta: CopyMeta, { search, language, ids }: Question) {
  const words = distinctWords(search);
  // Punctuation alone finds nothing.
  if (search && words.length === 0) return [];
  const [first = [], ...others] = await Promise.all([
    ...words.map((word) => ranksOfWord(read, meta, word)),
    ...(language ? [ranksOfLanguage(read, meta, language)] : []),
    ...(ids ? [ranksOfIds(read, meta, ids)] : []),
  ]);
  const sets = others.map((ranks) => new Set(ranks));
  return [...new Set(first)]
    .filter((rank) => sets.every((set) => set.has(rank)))
    .sort((one, other) => one - other);
}

/** The paged list that answers directly: of all books, or of one language; null where ranks are looked up. */
function wholeList({ books, languages }: CopyMeta, { search, language, ids }: Question) {
  if (search || ids) return null;
  if (!language) return { suffix: '' as const, count: books };
  const list = languages.find(({ code, paged }) => code === language && paged);
  return list ? { suffix: `-${language}` as const, count: list.books } : null;
}

/**
 * Finds the books of the requested page, in the service's shape, in the copy that `meta` describes;
 * none on a page out of range.
 *
 * @param readJson reads a file of the site, by its path from the host's root
 */
export async function findRecords(
  meta: CopyMeta,
  question: Question,
  readJson: (path: string) => Promise<unknown>,
) {
  const files = new Map<string, Promise<unknown>>();
  // Each file is read once: two words of a search may share one, and two books a page.
  const read: ReadFile = <Kind extends FileKind>(kind: Kind, number: number) => {
    const path = filePath(meta.version, kind, number);
    const file = files.get(path) ?? readJson(path);
    files.set(path, file);
    return file as Promise<Contents[Kind]>;
  };
  const start = (question.page - 1) * PAGE_SIZE;

  const whole = wholeList(meta, question);
  if (whole) {
    const { suffix, count } = whole;
    if (start >= count) return { count, records: [] };
    const [rows, summaries] = await Promise.all([
      read(`pages${suffix}`, question.page),
      read(`summaries${suffix}`, question.page),
    ]);
    return { count, records: rows.map((row, place) => recordOfRow(row, meta, summaries[place])) };
  }

  const ranks = await findRanks(read, meta, question);
  const shown = ranks.slice(start, start + PAGE_SIZE);
  const records = shown.map(async (rank) => {
    const [page, place] = [Math.floor(rank / PAGE_SIZE) + 1, rank % PAGE_SIZE];
    const [rows, summaries] = await Promise.all([
      read('pages', page),
      // For a search they would be most of the download.
      question.search ? [] : read('summaries', page),
    ]);
    const row = rows[place];
    return row && recordOfRow(row, meta, summaries[place]);
  });
  return { count: ranks.length, records: await Promise.all(records) };
}
