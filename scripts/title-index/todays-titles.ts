import { capitalise } from '@/lib/format';

import { readTable } from './read-table';

const WORD = /[\p{L}\p{M}]+/gu;
/** What follows the main title: a subtitle, or a note on the edition. */
const REST = /\n|[:;]| \((?!\d).*$/;

const isCapitalised = (word: string) => word[0] !== word[0]?.toLowerCase();

/**
 * A function that gives the main title of a book in today's spelling (of Brazil), or null where it
 * is the same: by hand (tables/todays-titles.txt), else word by word (tables/todays-words.txt).
 */
export function readTodaysTitles(): (id: number, title: string) => string | null {
  const byHand = new Map(readTable('todays-titles').map(([id, title]) => [Number(id), title]));
  const words = new Map(readTable('todays-words').map(([old = '', now = '']) => [old, now]));
  const respell = (word: string) => {
    const now = words.get(word.toLowerCase());
    if (now === undefined) return word;
    return isCapitalised(word) ? capitalise(now) : now;
  };
  return (id, title) => {
    const main = (title.split(REST, 1)[0] ?? '').replace(/[\s,]+$/, '');
    const today = byHand.get(id) ?? main.replace(WORD, respell);
    return today === main ? null : today;
  };
}
