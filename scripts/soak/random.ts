/** Gives a number from 0 to 1, less than 1. */
export type Random = () => number;

/** The same numbers for the same seed (mulberry32). */
export function randomNumbers(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the items. @throws {Error} when there are none */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}

/** One of the items, each as often as its weight says. */
export const pickWeighted = <Item extends { weight: number }>(
  random: Random,
  items: readonly Item[],
): Item =>
  pick(
    random,
    items.flatMap((item) => Array<Item>(item.weight).fill(item)),
  );
