import type { CategoryKey } from '../categories';

type Keys = readonly CategoryKey[];

/** A life, or a young reader, can go with any subject. */
const BESIDE_ALL: Keys = ['biography', 'children'];
/** History goes with lives, and with faith and crime. */
export const BESIDE_LIVES: Keys = [...BESIDE_ALL, 'history'];
export const BESIDE_HISTORY: Keys = [...BESIDE_LIVES, 'religion', 'mystery'];

/** Whether the keys say what a book is about, besides what can go with it. */
export const tellsSubject = (keys: Keys, beside = BESIDE_ALL): boolean =>
  keys.some((key) => !beside.includes(key));
