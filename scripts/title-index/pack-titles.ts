import { cleanTitle } from '@/lib/catalogue/titles';
import type { TitleData } from '@/lib/search/title-data';
import { countryOf } from '../spelling/country';
import type { RawTitle } from './read-catalogue';
import {
  readKinds,
  readKnownNames,
  readMissingAuthors,
  readRows,
  readTodaysTitles,
} from './tables';

/** There is nothing, or not enough, to make an index of. */
export class BadCatalogue extends Error {}

/** The clean title; a line break still separates the subtitle (title-data.ts). */
function packTitle(raw: string): string {
  const [first = '', ...rest] = raw
    .split(/[\r\n]+/)
    .map(cleanTitle)
    .filter(Boolean);
  return rest.length > 0 ? `${first}\n${cleanTitle(rest.join(' '))}` : first;
}

/**
 * The index of the Portuguese books among the records, in their order, and of the books known by
 * another name, whether the records have them or not.
 *
 * @throws {BadCatalogue} when there is no Portuguese book, or one has no title
 */
export function packTitles(records: readonly RawTitle[]): TitleData {
  const books = records
    .filter(({ languages }) => languages.includes('pt'))
    .map(({ id, title, authors, languages }) => ({
      id,
      title: packTitle(title),
      authors,
      ...(languages.length > 1 && { isMixed: true as const }),
    }));
  if (books.length === 0) throw new BadCatalogue('The catalogue has no texts in Portuguese.');
  const untitled = books.find(({ title }) => title === '');
  if (untitled) throw new BadCatalogue(`The text ${untitled.id} has no title.`);

  const todaysTitle = readTodaysTitles();
  const today = books.flatMap(({ id, title, isMixed }) => {
    // The title of a book in two languages may be in the other.
    const todays = isMixed ? null : todaysTitle(id, title);
    return todays === null ? [] : [[id, todays] as const];
  });
  return {
    books,
    today: Object.fromEntries(today),
    knownTitles: readKnownNames('known-titles'),
    knownContents: readKnownNames('known-contents'),
    authorNames: Object.fromEntries(readRows('author-names')),
    missing: readMissingAuthors(),
    kinds: readKinds(),
    // Of a periodical by its first author.
    brazilian: books
      .filter(({ authors }) => countryOf(authors.slice(0, 1)) === 'BR')
      .map(({ id }) => id),
  };
}
