import { cleanTitle } from '@/lib/catalogue/book-text';
import type { KnownBook, TitleData } from '@/lib/search/title-data';
import type { TitleRecord } from './read-catalogue';
import { readAuthorNames, readKnownTitles, readTodaysTitles } from './tables';

/** There is nothing, or not enough, to make an index of. */
export class BadCatalogue extends Error {}

const PORTUGUESE = 'pt';

/** The clean title; a line break still separates the subtitle (title-data.ts). */
function packTitle(raw: string): string {
  const [first = '', ...rest] = raw
    .split(/[\r\n]+/)
    .map(cleanTitle)
    .filter(Boolean);
  return rest.length > 0 ? `${first}\n${cleanTitle(rest.join(' '))}` : first;
}

/** Numbers values in the order in which they are first asked for. */
class Numbers<Value> {
  readonly values: Value[] = [];
  private readonly places = new Map<string | number, number>();

  of(key: string | number, value: Value): number {
    const place = this.places.get(key) ?? this.values.push(value) - 1;
    this.places.set(key, place);
    return place;
  }
}

type KnownColumns = Pick<TitleData, 'knownBooks' | 'knownNames'>;

/** The table of titles known by another name; its authors join the others. */
function packKnownTitles(authors: Numbers<string>): KnownColumns {
  const books = new Numbers<KnownBook>();
  const names = new Map<string, number[]>();
  for (const { name, id, language, title, authors: people } of readKnownTitles()) {
    const places = people.map((person) => authors.of(person, person));
    const book = books.of(id, [id, language, title, places]);
    names.set(name, [...(names.get(name) ?? []), book]);
  }
  return {
    knownBooks: books.values,
    knownNames: [...names].map(([name, places]) => [name, ...places] as const),
  };
}

/**
 * The index of the Portuguese books among the records, in their order, and of the books known by
 * another name, whether the records have them or not.
 *
 * @throws {BadCatalogue} when there is no Portuguese book, or one has no title
 */
export function packTitles(records: readonly TitleRecord[]): TitleData {
  const books = records.filter(({ languages }) => languages.includes(PORTUGUESE));
  if (books.length === 0) throw new BadCatalogue('The catalogue has no texts in Portuguese.');
  const titles = books.map(({ title }) => packTitle(title));
  const untitled = books[titles.indexOf('')];
  if (untitled) throw new BadCatalogue(`The text ${untitled.id} has no title.`);

  const authors = new Numbers<string>();
  const authorsOf = books.map((book) => book.authors.map((name) => authors.of(name, name)));
  const known = packKnownTitles(authors);
  const inPortuguese = readAuthorNames();
  const todaysTitle = readTodaysTitles();
  return {
    version: 2,
    authors: authors.values,
    ids: books.map(({ id }) => id),
    titles,
    authorsOf,
    mixed: books.filter(({ languages }) => languages.length > 1).map(({ id }) => id),
    today: Object.fromEntries(
      books.flatMap(({ id, languages }, place) => {
        // The title of a book in two languages may be in the other.
        const today = languages.length > 1 ? null : todaysTitle(id, titles[place] ?? '');
        return today === null ? [] : [[id, today]];
      }),
    ),
    ...known,
    authorNames: Object.fromEntries(
      authors.values.flatMap((name, place) => {
        const other = inPortuguese.get(name);
        return other === undefined ? [] : [[place, other]];
      }),
    ),
  };
}
