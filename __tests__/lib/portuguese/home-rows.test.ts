/** @jest-environment node */
import fc from 'fast-check';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { aBook, DAY, TODAY } from '@/fixtures/records';
import { readRecords } from '@/lib/catalogue/normalise';
import { homeRows } from '@/lib/portuguese/home-rows';
import { SHELF_BOOKS } from '@/lib/shelves/shelf-books';

const known = readRecords(readBooks(EMBEDDED_BOOKS));
const NO_TEXTS = new Set<number>();

test('on any day the home page has three rows of eight books of a shelf each, one for all readers first, no book and no title twice', () => {
  fc.assert(
    fc.property(fc.nat(20_000), (day) => {
      const rows = homeRows(known, {}, NO_TEXTS, day * DAY);
      expect(new Set(rows.map(({ shelf }) => shelf)).size).toBe(3);
      expect(['vestibular', 'contos', 'poesia']).toContain(rows[0]?.shelf);
      const [first] = rows;
      expect(SHELF_BOOKS[first?.shelf ?? 'contos'][0]).toBe(first?.books[0]?.id);
      for (const { shelf, books } of rows) {
        expect(books).toHaveLength(8);
        for (const { id } of books) expect(SHELF_BOOKS[shelf]).toContain(id);
      }
      const all = rows.flatMap(({ books }) => books);
      expect(new Set(all.map(({ id }) => id)).size).toBe(24);
      expect(new Set(all.map(({ title }) => title)).size).toBe(24);
    }),
  );
});

test('they stay for a day; another day has other shelves', () => {
  const rows = homeRows(known, {}, NO_TEXTS, TODAY);
  expect(homeRows(known, {}, NO_TEXTS, TODAY + DAY / 12)).toEqual(rows);
  const later = homeRows(known, {}, NO_TEXTS, TODAY + DAY).map(({ shelf }) => shelf);
  expect(later).not.toEqual(expect.arrayContaining([rows[0]?.shelf]));
});

test('a shelf of which too few books have a page of their own has no row', () => {
  const books = SHELF_BOOKS.poesia.map((id) => aBook({ id, title: `Versos ${id}` }));
  expect(homeRows(books, {}, NO_TEXTS, TODAY).map(({ shelf }) => shelf)).toEqual(['poesia']);
  expect(homeRows(books.slice(0, 7), {}, NO_TEXTS, TODAY)).toEqual([]);
});

test('its titles fit a small cover: a volume, and what many words after a comma say, is cut, and longer ones are left out', () => {
  const said = [
    'O condemnado, drama em tres actos',
    'Petronio Peça livremente extrahida do romance Quo Vadis',
    'Theatro (Tomo I)',
    ...[1, 2, 3, 4, 5, 6].map((number) => `Peça ${number}`),
  ];
  const books = SHELF_BOOKS.teatro.slice(0, 9).map((id, at) => aBook({ id, title: said[at] }));
  const titles = homeRows(books, {}, NO_TEXTS, TODAY).flatMap((row) =>
    row.books.map(({ title }) => title),
  );
  expect(titles).toHaveLength(8);
  expect(titles).toEqual(expect.arrayContaining(['O condemnado', 'Theatro']));
});

test('an old title has today’s beside it', () => {
  const books = SHELF_BOOKS.poesia.map((id) => aBook({ id, title: `Poesias antigas ${id}` }));
  const [, first] = homeRows(books, {}, NO_TEXTS, TODAY)[0]?.books ?? [];
  const [row] = homeRows(books, { [first?.id ?? 0]: 'Hoje' }, NO_TEXTS, TODAY);
  expect(row?.books.map(({ today }) => today).filter(Boolean)).toEqual(['Hoje']);
});

test('the books that can be read on the site come first, and are counted', () => {
  const [row] = homeRows(known, {}, new Set([17193, 1]), TODAY);
  const [best, second] = SHELF_BOOKS.poesia;
  expect(row?.books.slice(0, 3).map(({ id }) => id)).toEqual([17193, best, second]);
  expect(row?.readable).toBe(1);
});
