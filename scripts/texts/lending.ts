import path from 'node:path';
import type { CatalogueRecord } from '@/fake-gutendex/record';
import { readTable } from '../title-index/tables';
import { plain } from './headings';
import type { Facts, Person } from './read-source';

/** Years after the author's death for which a work is protected, in Brazil and in Portugal. */
const PROTECTION = 70;
/** Nobody lives longer: for authors of whom only the birth is known. */
const LONGEST_LIFE = 100;

/** A number; or a name in any order and spelling: "Queirós, Eça de" is "Eça de Queiroz". */
const keyOf = (who: string): string => plain(who).split(' ').sort().join(' ');

const rulings = new Map(
  readTable('lending', path.join(__dirname, 'tables')).map(([who = '', free, why = '']) => [
    keyOf(who),
    { isFree: free === 'free', why },
  ]),
);

/** The people of the catalogue's record, and those of other parts whom the file names. */
export function peopleOf(facts: Facts, record: CatalogueRecord | undefined): Person[] {
  const withRole = (role: Person['role'], people: CatalogueRecord['authors'] = []): Person[] =>
    people.map(({ name, birth_year, death_year }) => {
      return { name, role, birthYear: birth_year, deathYear: death_year };
    });
  const recorded = [
    ...withRole('author', record?.authors),
    ...withRole('translator', record?.translators),
    ...withRole('other', record?.editors),
  ];
  // Authors of the record are those of the file, by other names.
  const isNew = ({ role }: Person) => !recorded.some((person) => person.role === role);
  return [...recorded, ...facts.people.filter(isNew)];
}

/**
 * Why a book may not be lent here; undefined when it may. All who wrote or translated it, or have
 * another part in its text, have been dead for more than 70 years, as the catalogue says, the file,
 * or the table `lending.txt`.
 *
 * @param year of the build
 */
export function whyNotLent(
  id: number,
  people: readonly Person[],
  { isCopyrighted, language }: Facts,
  year: number,
): string | undefined {
  if (isCopyrighted) return 'it says that it is copyrighted';
  if (!/^(pt|portuguese)(-\w+)?$/i.test(language)) return `its language is "${language}"`;
  const ruling = rulings.get(keyOf(String(id)));
  if (ruling) return ruling.isFree ? undefined : ruling.why;
  if (people.length === 0) return 'nobody knows who wrote it';
  for (const { name, birthYear, deathYear } of people) {
    const known = rulings.get(keyOf(name));
    if (known?.isFree) continue;
    if (known) return `${name}: ${known.why}`;
    const death = deathYear ?? (birthYear ?? Infinity) + LONGEST_LIFE;
    if (death === Infinity) return `${name}: nobody knows when they died`;
    if (death + PROTECTION >= year) return `${name}: died in ${deathYear ?? 'what year?'}`;
  }
  return undefined;
}
