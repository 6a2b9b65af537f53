/*
 * A book's rank is its place in the default order, from 0. Lists of ranks are stored as the distance
 * of each from the one before, which compresses well; sets of them are one byte a book.
 */

/** A set of ranks: 1 at the place of each. */
export type RankSet = Uint8Array;

/** The distances to store for ascending ranks. */
export const toDistances = (ranks: readonly number[]): number[] =>
  ranks.map((rank, place) => rank - (ranks[place - 1] ?? 0));

/** Adds the ranks that were stored as `distances`; those past the last book are dropped. */
export function addRanks(set: RankSet, distances: readonly number[]): void {
  let rank = 0;
  for (const distance of distances) {
    rank += distance;
    set[rank] = 1;
  }
}

/** The ranks of all the sets, ascending. */
export function ranksInAll(sets: readonly RankSet[]): number[] {
  const [first, ...others] = sets;
  const ranks: number[] = [];
  first?.forEach((isIn, rank) => {
    if (isIn && others.every((other) => other[rank])) ranks.push(rank);
  });
  return ranks;
}
