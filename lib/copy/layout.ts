import { COPY_PATH } from '@/lib/paths';

/** How many books a file of records has: as many as a page of the service. */
export const PAGE_SIZE = 32;

/**
 * What a copy's files hold (docs/decisions/0011-the-catalogue-copy.md). `pages` and `summaries` are
 * of all books; with a language (`pages-pt`) they are of its books only.
 */
export type FileKind =
  'ids' | 'languages' | 'starts' | 'words' | `${'pages' | 'summaries'}${'' | `-${string}`}`;

/** The name of a copy's file within the folder of its version. */
export const fileName = (kind: FileKind, number: number): string => `${kind}/${number}.json`;

/** The address of a copy's file. */
export const filePath = (version: string, kind: FileKind, number: number): string =>
  `${COPY_PATH}/${version}/${fileName(kind, number)}`;

/** The position of the last of the ascending `values` that is not after `value`; 0 if none is. */
export function lastUpTo<T extends string | number>(values: readonly T[], value: T): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((values[middle] ?? value) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Sorts after every letter that can follow a prefix. */
const AFTER_ALL = '\uffff';

/** A prefix whose words lie in more files than this has a file of its own. */
const MAX_FILES = 2;

/**
 * The files with the words that begin with `prefix`: the first and the last of them.
 *
 * @param firstWords where each file of words begins, ascending
 */
function fileRange(firstWords: readonly string[], prefix: string): [first: number, last: number] {
  return [lastUpTo(firstWords, prefix), lastUpTo(firstWords, prefix + AFTER_ALL)];
}

const isCommon = (firstWords: readonly string[], prefix: string): boolean => {
  const [first, last] = fileRange(firstWords, prefix);
  return last - first >= MAX_FILES;
};

/**
 * The prefixes that have a file of their own (`starts`), ascending: short ones, as a rule. Such a
 * prefix begins several of the files, so the files' first words tell them all.
 */
export function commonStarts(firstWords: readonly string[]): string[] {
  const starts = new Set<string>();
  for (const word of firstWords) {
    for (let length = 1; length <= word.length; length++) {
      const prefix = word.slice(0, length);
      if (!isCommon(firstWords, prefix)) break;
      starts.add(prefix);
    }
  }
  return [...starts].sort();
}

/** The numbers of the files with the words that begin with a prefix that is not common. */
export function filesOfPrefix(firstWords: readonly string[], prefix: string): number[] {
  const [first, last] = fileRange(firstWords, prefix);
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}
