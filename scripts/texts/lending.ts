import type { CatalogueRecord } from '@/fake-gutendex/record';
import { keyOfName } from '../spelling/country';
import { readTable } from '../support/read-table';

/** What is known of a book, as the catalogue says it. */
export type Facts = Pick<
  CatalogueRecord,
  'title' | 'languages' | 'copyright' | 'authors' | 'translators' | 'editors'
>;

/** Years after the author's death for which a work is protected, in Brazil and in Portugal. */
const PROTECTION = 70;
/** Nobody lives longer: for authors of whom only the birth is known. */
const LONGEST_LIFE = 100;

const RULINGS = new Map(
  readTable('texts/tables/lending.txt').map(([who = '', free, why = '']) => [
    keyOfName(who),
    { free, why },
  ]),
);

/**
 * Why a book may not be lent here; undefined when it may. All who wrote or translated it, or have
 * another part in its text, have been dead for more than 70 years, as the facts say, or the table
 * `lending.txt`.
 *
 * @param year of the build
 */
export function whyNotLent(id: number, facts: Facts, year: number): string | undefined {
  if (facts.copyright) return 'it says that it is copyrighted';
  const language = facts.languages.join();
  if (!/^(pt|portuguese)(-\w+)?$/i.test(language)) return `its language is "${language}"`;
  const ruling = RULINGS.get(keyOfName(String(id)));
  if (ruling) return ruling.free === 'free' ? undefined : ruling.why;
  const people = [...facts.authors, ...facts.translators, ...facts.editors];
  if (people.length === 0) return 'nobody knows who wrote it';
  for (const { name, birth_year, death_year } of people) {
    const known = RULINGS.get(keyOfName(name));
    if (known?.free === 'free') continue;
    if (known) return `${name}: ${known.why}`;
    const death = death_year ?? (birth_year ?? Infinity) + LONGEST_LIFE;
    if (death === Infinity) return `${name}: nobody knows when they died`;
    if (death + PROTECTION >= year) return `${name}: died in ${death_year ?? 'what year?'}`;
  }
  return undefined;
}
