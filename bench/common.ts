import { existsSync } from 'node:fs';
import { EMBEDDED_BOOKS } from '@/fake-gutendex/read-books';

const ALL_BOOKS = '../shared/data/gutenberg-2026-06.ndjson.gz';

/** A file of all books of Project Gutenberg if it is there, else the books of fake-gutendex/. */
export const defaultBooks = (): string => (existsSync(ALL_BOOKS) ? ALL_BOOKS : EMBEDDED_BOOKS);

/** Gives a number from 0 to 1, less than 1. */
export type Random = () => number;

/** The same "random" numbers for the same seed (mulberry32), so that a run can be repeated. */
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
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** The value that a share of the measurements is at or under. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? Number.NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
