import type { Book } from '@/lib/book';
import { splitTitle } from '@/lib/catalogue/titles';
import { naturalName } from '@/lib/format';
import type { TitleData } from '@/lib/search/title-data';
import { SHELF_BOOKS } from '@/lib/shelves/shelf-books';
import { SHELVES, type ShelfKey } from '@/lib/shelves/shelves';

/** Some books of a shelf, for the home page. */
export interface HomeRow {
  shelf: ShelfKey;
  /** How many books the shelf has. */
  count: number;
  /** How many of the books, the first ones, can be read on the site. */
  readable: number;
  /** With short titles, today's where it is another, and authors in natural order: Next repeats them in the page's inline data. */
  books: (Pick<Book, 'id' | 'title' | 'authors'> & { today: string | undefined })[];
}

const ROWS = 3;
/** The first shelves are for all readers: one of these is the first row, with its first books, the best known. */
const FIRST_SHELVES = 3;
/** As many as a desktop shows at once. */
const BOOKS_OF_ROW = 8;

/** A longer title does not fit a small cover. */
const MAX_LETTERS = 42;

/** What ends a main title: a volume, or many words after a comma, as of “O condemnado, drama em tres actos”. */
const SUBTITLE = /,$| \(\w+( \w+)?\)$|, \p{Ll}\S*( \S+){2,}$/u;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The list from another place on; its beginning follows its end. */
const rotate = <T>(list: readonly T[], by: number): T[] => {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
};

/**
 * Three shelves with eight books of each, those that can be read on the site first, one shelf for all readers
 * first: others on another day, and no book or title twice.
 *
 * @param known the books that have a page of their own; a shelf without enough of them is left out
 * @param titles in today's spelling, by number, where that is another
 * @param texts the numbers of the books that can be read on the site
 * @param time of the build, in ms
 */
export function homeRows(
  known: readonly Book[],
  titles: TitleData['today'],
  texts: ReadonlySet<number>,
  time: number,
) {
  const day = Math.floor(time / DAY_MS);
  const books = new Map(known.map((book) => [book.id, book]));
  const seen = new Set<string>();
  const takeRow = (shelf: ShelfKey, isFirst: boolean): HomeRow => {
    const ids = SHELF_BOOKS[shelf];
    const row: HomeRow = { shelf, count: ids.length, readable: 0, books: [] };
    const isHere = (id: number) => Number(texts.has(id));
    const order = rotate(ids, isFirst ? 0 : day * BOOKS_OF_ROW);
    for (const id of order.sort((one, other) => isHere(other) - isHere(one))) {
      const book = books.get(id);
      if (!book || row.books.length === BOOKS_OF_ROW) continue;
      const shortTitle = splitTitle(book.title).main.replace(SUBTITLE, '');
      if (seen.has(shortTitle) || shortTitle.length > MAX_LETTERS) continue;
      seen.add(shortTitle);
      // More do not fit below it.
      const authors = book.authors.slice(0, 2).map(naturalName);
      row.books.push({ id, title: shortTitle, today: titles[id]?.replace(SUBTITLE, ''), authors });
      row.readable += isHere(id);
    }
    return row;
  };
  const [firsts, others] = [SHELVES.slice(0, FIRST_SHELVES), SHELVES.slice(FIRST_SHELVES)];
  return [...rotate(firsts, day).slice(0, 1), ...rotate(others, day * (ROWS - 1))]
    .map(({ key }, place) => takeRow(key, place === 0))
    .filter((row) => row.books.length === BOOKS_OF_ROW)
    .slice(0, ROWS);
}
