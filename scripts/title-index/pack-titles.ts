import { cleanTitle } from '@/lib/catalogue/text';
import type { TitleData } from '@/lib/search/title-data';

import { BadCatalogue, type TitleRecord } from './title-record';

const PORTUGUESE = 'pt';

/** The clean title; a line break still separates the subtitle (title-data.ts). */
function packTitle(raw: string): string {
  const [first = '', ...rest] = raw
    .split(/[\r\n]+/)
    .map(cleanTitle)
    .filter(Boolean);
  return rest.length > 0 ? `${first}\n${cleanTitle(rest.join(' '))}` : first;
}

/**
 * The index of the Portuguese books among the records, in their order.
 *
 * @throws {BadCatalogue} when there is none, or one has no title
 */
export function packTitles(records: readonly TitleRecord[]): TitleData {
  const books = records.filter(({ languages }) => languages.includes(PORTUGUESE));
  if (books.length === 0) throw new BadCatalogue('The catalogue has no texts in Portuguese.');
  const titles = books.map(({ title }) => packTitle(title));
  const untitled = books[titles.indexOf('')];
  if (untitled) throw new BadCatalogue(`The text ${untitled.id} has no title.`);
  const authors = [...new Set(books.flatMap((book) => book.authors))];
  const places = new Map(authors.map((name, place) => [name, place]));
  return {
    version: 1,
    authors,
    ids: books.map(({ id }) => id),
    titles,
    authorsOf: books.map((book) => book.authors.flatMap((name) => places.get(name) ?? [])),
    mixed: books.filter(({ languages }) => languages.length > 1).map(({ id }) => id),
  };
}
