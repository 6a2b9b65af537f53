import { lastUpTo } from './layout';

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
