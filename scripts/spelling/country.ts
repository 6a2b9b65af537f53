import { foldWords } from '@/lib/search/fold';
import { readTable } from '../support/read-table';
import type { Country } from './lexicon';

/** The same for a name in any order and spelling, "Queirós, Eça de" and "Eça de Queiroz"; of a number, itself. */
export const keyOfName = (who: string): string => foldWords(who).split(' ').sort().join(' ');

const BRAZILIANS = new Set(
  readTable('spelling/tables/brazilian-authors.txt').map(([name = '']) => keyOfName(name)),
);

/** The country whose spelling a book gets, by its authors' names, in any order; Portugal for those not in the table. */
export const countryOf = (authors: readonly string[]): Country =>
  authors.some((name) => BRAZILIANS.has(keyOfName(name))) ? 'BR' : 'PT';
