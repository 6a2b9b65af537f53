import { capitalise } from '@/lib/format';
import { keysOf } from '@/lib/search/kinds';
import type { Kind, KnownName, TitleData } from '@/lib/search/title-data';
import { readTable } from '../support/read-table';

export const readRows = (name: string) => readTable(`title-index/tables/${name}.txt`);

/** A table of names by which books are known, in its order. */
export const readKnownNames = (table: 'known-titles' | 'known-contents'): KnownName[] =>
  readRows(table).map(([name = '', id, language = '', title = '', authors = '']) => ({
    name,
    id: Number(id),
    language,
    title,
    authors: authors.split(' & ').filter(Boolean),
  }));

const listed = (cell: string) => cell.split('; ').filter(Boolean);

/** The authors whose works are missing (tables/missing-works.txt). */
export const readMissingAuthors = (): TitleData['missing'] =>
  readRows('missing-works').map(([name = '', died = '', others = '', neighbours = '']) => ({
    name,
    died: Number(died) || null,
    searchedBy: [name, ...listed(others)].filter((text) => !listed(neighbours).includes(text)),
    neighbours: listed(neighbours),
  }));

/** The kinds of books (tables/kinds.txt). */
export const readKinds = (): Kind[] =>
  readRows('kinds').map(([words = '', category, shelf, heading = '', books = '', language]) => ({
    keys: keysOf(words),
    category: (category ?? '') as Kind['category'],
    shelf: (shelf ?? '') as Kind['shelf'],
    heading: heading.startsWith('not ') ? '' : heading,
    otherHeading: heading.startsWith('not ') ? heading.slice('not '.length) : '',
    books: listed(books).map((book) => Number.parseInt(book, 10)),
    language: (language ?? 'pt') as Kind['language'],
  }));

/** What follows the main title: a subtitle, or a note on the edition. */
const REST = /\n|[:;]| \((?!\d).*$/;

/**
 * A function that gives the main title of a book in today's spelling (of Brazil), or null where it
 * is the same: by hand (tables/todays-titles.txt), else word by word (tables/todays-words.txt).
 */
export function readTodaysTitles(): (id: number, title: string) => string | null {
  const byHand = new Map(readRows('todays-titles').map(([id, title]) => [Number(id), title]));
  const words = new Map(readRows('todays-words').map(([old = '', now = '']) => [old, now]));
  const respell = (word: string) => {
    const now = words.get(word.toLowerCase());
    if (now === undefined) return word;
    return word[0] !== word[0]?.toLowerCase() ? capitalise(now) : now;
  };
  return (id, title) => {
    const main = (title.split(REST, 1)[0] ?? '').replace(/[\s,]+$/, '');
    const today = byHand.get(id) ?? main.replace(/[\p{L}\p{M}]+/gu, respell);
    return today === main ? null : today;
  };
}
