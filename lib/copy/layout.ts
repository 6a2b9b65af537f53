import { COPY_PATH } from './early-meta';

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
