import type { CopyFiles } from './copy-files';
import { lastUpTo } from './layout';
import type { Question } from './question';
import { addRanks, ranksInAll, type RankSet } from './ranks';
import { commonStarts, filesOfPrefix } from './word-files';
import { readWord, splitWords } from './words';

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
