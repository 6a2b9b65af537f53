import type { CopyFiles } from './copy-files';
import { commonStarts, filesOfPrefix, lastUpTo } from './layout';
import type { Question } from './question';
import { readWord, splitWords } from './words';

/*
 * A book's rank is its place in the default order, from 0. Lists of ranks are stored as the distance
 * of each from the one before, which compresses well; sets of them are one byte a book.
 */

/** A set of ranks: 1 at the place of each. */
type RankSet = Uint8Array;

/** The distances to store for ascending ranks. */
export const toDistances = (ranks: readonly number[]): number[] =>
  ranks.map((rank, place) => rank - (ranks[place - 1] ?? 0));

/** Adds the ranks that were stored as `distances`; those past the last book are dropped. */
function addRanks(set: RankSet, distances: readonly number[]): void {
  let rank = 0;
  for (const distance of distances) {
    rank += distance;
    set[rank] = 1;
  }
}

/** The ranks of all the sets, ascending. */
function ranksInAll(sets: readonly RankSet[]): number[] {
  const [first, ...others] = sets;
  const ranks: number[] = [];
  first?.forEach((isIn, rank) => {
    if (isIn && others.every((other) => other[rank])) ranks.push(rank);
  });
  return ranks;
}

/** Makes a set of ranks from the lists of distances that `lists` gives. */
async function collect(
  files: CopyFiles,
  lists: readonly Promise<readonly (readonly number[])[]>[],
): Promise<RankSet> {
  const set: RankSet = new Uint8Array(files.meta.books);
  for (const distances of (await Promise.all(lists)).flat()) addRanks(set, distances);
  return set;
}

/** The books with a word that begins with `prefix`. */
function ranksOfPrefix(files: CopyFiles, prefix: string, starts: readonly string[]) {
  const place = starts.indexOf(prefix);
  if (place >= 0) return [files.ranks('starts', place).then((ranks) => [ranks])];
  return filesOfPrefix(files.meta.words, prefix).map(async (number) =>
    Object.entries(await files.words(number)).flatMap(([word, ranks]) =>
      word.startsWith(prefix) ? [ranks] : [],
    ),
  );
}

async function ranksOfWhole(files: CopyFiles, key: string) {
  const words = await files.words(lastUpTo(files.meta.words, key));
  return Object.hasOwn(words, key) ? [words[key] ?? []] : [];
}

function findWord(files: CopyFiles, word: string, starts: readonly string[]): Promise<RankSet> {
  const { prefixes, whole } = readWord(word);
  return collect(files, [
    ...prefixes.flatMap((prefix) => ranksOfPrefix(files, prefix, starts)),
    ...whole.map((key) => ranksOfWhole(files, key)),
  ]);
}

function findLanguages(files: CopyFiles, codes: readonly string[]): Promise<RankSet> {
  const lists = files.meta.languages.flatMap(({ code }, place) =>
    codes.includes(code) ? files.ranks('languages', place).then((ranks) => [ranks]) : [],
  );
  return collect(files, lists);
}

async function findIds(files: CopyFiles, wanted: readonly number[]): Promise<RankSet> {
  const firstIds = files.meta.ids;
  const set: RankSet = new Uint8Array(files.meta.books);
  const numbers = new Set(firstIds.length > 0 ? wanted.map((id) => lastUpTo(firstIds, id)) : []);
  for (const { ids, ranks } of await Promise.all([...numbers].map(files.ids))) {
    let id = 0;
    ids.forEach((distance, place) => {
      id += distance;
      const rank = ranks[place];
      if (rank !== undefined && wanted.includes(id)) set[rank] = 1;
    });
  }
  return set;
}

/** The ranks of the books that a question asks for, ascending. */
export async function findRanks(
  files: CopyFiles,
  { search, languages, ids }: Question,
): Promise<number[]> {
  const words = splitWords(search);
  // Signs alone begin no word.
  if (search && words.length === 0) return [];
  const starts = words.length > 0 ? commonStarts(files.meta.words) : [];
  return ranksInAll(
    await Promise.all([
      ...words.map((word) => findWord(files, word, starts)),
      ...(languages ? [findLanguages(files, languages)] : []),
      ...(ids ? [findIds(files, ids)] : []),
    ]),
  );
}
