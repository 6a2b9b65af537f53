/** @jest-environment node */
import { readRecords } from '@/lib/catalogue/normalise';
import { booksByAuthor } from '@/lib/portuguese/authors';

const books = (...rows: [id: number, title: string, ...authors: string[]][]) =>
  readRecords(
    rows.map(([id, title, ...authors]) => ({
      id,
      title,
      authors: authors.map((name) => ({ name })),
    })),
  );

test('the list is in alphabetical order, accents apart; names without a letter and nobody’s books are last', () => {
  const list = booksByAuthor(
    books(
      [1, 'Os Maias', 'Queirós, Eça de'],
      [2, 'A Relíquia', 'Queirós, Eça de', 'Ortigão'],
      [3, 'Úrsula', 'Reis, Maria Firmina dos'],
      [4, 'Ágata', 'Álvares, Ana'],
      [5, 'Zumbi', 'Azevedo, Aluísio'],
      [6, 'Cantigas', 'Various', 'Anonymous'],
      [7, 'X', '1870'],
      [8, 'Y', '"Çelebi"'],
      [9, 'Z', "d'Abreu"],
      // Another edition.
      [10, 'Os Maias', 'Queirós, Eça de'],
    ),
  );
  const lines = list.map(({ letter, authors }) => [
    letter,
    ...authors.map(({ name, books: own }) => `${name}: ${own.map(({ id }) => id).join()}`),
  ]);
  expect(lines).toEqual([
    ['A', 'Álvares, Ana: 4', 'Azevedo, Aluísio: 5'],
    ['C', '"Çelebi": 8'],
    ['D', "d'Abreu: 9"],
    ['O', 'Ortigão: 2'],
    ['Q', 'Queirós, Eça de: 2,1,10'],
    ['R', 'Reis, Maria Firmina dos: 3'],
    ['#', '1870: 7', 'Autor desconhecido: 6'],
  ]);
});
