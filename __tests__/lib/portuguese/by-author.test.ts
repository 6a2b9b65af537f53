/** @jest-environment node */
import fc from 'fast-check';
import { readRecords } from '@/lib/catalogue/normalise';
import { booksByAuthor } from '@/lib/portuguese/by-author';

const books = (...rows: [id: number, title: string, ...authors: string[]][]) =>
  readRecords(
    rows.map(([id, title, ...authors]) => ({
      id,
      title,
      authors: authors.map((name) => ({ name })),
    })),
  );

const shown = (rows: Parameters<typeof booksByAuthor>[0]) =>
  booksByAuthor(rows).map(({ letter, authors }) => [
    letter,
    ...authors.map(({ name, books: own }) => `${name}: ${own.map(({ id }) => id).join()}`),
  ]);

test('authors and their books are in alphabetical order, accents apart', () => {
  expect(
    shown(
      books(
        [1, 'Os Maias', 'Queirós, Eça de'],
        [2, 'A Relíquia', 'Queirós, Eça de'],
        [3, 'Úrsula', 'Reis, Maria Firmina dos'],
        [4, 'Ágata', 'Álvares, Ana'],
        [5, 'Zumbi', 'Azevedo, Aluísio'],
      ),
    ),
  ).toEqual([
    ['A', 'Álvares, Ana: 4', 'Azevedo, Aluísio: 5'],
    ['Q', 'Queirós, Eça de: 2,1'],
    ['R', 'Reis, Maria Firmina dos: 3'],
  ]);
});

test('a book of two authors stands under both, one of nobody and a name without a letter last', () => {
  expect(
    shown(
      books(
        [1, 'As Farpas', 'Queirós, Eça de', 'Ortigão'],
        [2, 'Cantigas', 'Various'],
        [3, 'X', '1870'],
      ),
    ),
  ).toEqual([
    ['O', 'Ortigão: 1'],
    ['Q', 'Queirós, Eça de: 1'],
    ['#', '1870: 3', 'Sem autor conhecido: 2'],
  ]);
});

test('no book is lost, whatever the names', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(fc.array(fc.array(name, { maxLength: 3 })), (names) => {
      const all = books(
        ...names.map((authors, at): [number, string, ...string[]] => [at + 1, 'T', ...authors]),
      );
      const listed = booksByAuthor(all).flatMap(({ authors }) =>
        authors.flatMap(({ books: own }) => own.map(({ id }) => id)),
      );
      expect(new Set(listed)).toEqual(new Set(all.map(({ id }) => id)));
    }),
  );
});
