/** @jest-environment node */
import * as fc from 'fast-check';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { readRecords } from '@/lib/catalogue/normalise';
import { authorsOf, authorsWithBooks, initialOf, spokenName } from '@/lib/portuguese/authors';
import { booksByAuthor } from '@/lib/portuguese/by-author';

const books = (...rows: [id: number, title: string, ...authors: string[]][]) =>
  readRecords(
    rows.map(([id, title, ...authors]) => ({
      id,
      title,
      authors: authors.map((name) => ({ name })),
    })),
  );

describe('a name', () => {
  test.each([
    ['Camões, Luís de', 'Luís de Camões'],
    ['Lopes Neto, J. Simões (João Simões)', 'J. Simões Lopes Neto'],
  ])('%s is said %s', (name, spoken) => {
    expect(spokenName(name)).toBe(spoken);
  });

  test.each([
    'Machado de Assis',
    'Ficalho, Francisco Manuel de Melo, Conde de',
    'Varela, Bartolomeu, active 1589-1619',
    'Pedro II, Emperor of Brazil',
    'Elizabeth, Queen of Romania',
    'Francis, of Assisi',
    'Silva,',
  ])('%s is said as it is', (name) => {
    expect(spokenName(name)).toBe(name);
  });

  test('that is said otherwise has the same words, and is said so once more; none is lost', () => {
    const name = fc
      .array(fc.stringMatching(/^[A-ZÉ]?[a-zçãí]{1,6}\.?$/), { minLength: 1, maxLength: 3 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(name, name, fc.string({ unit: 'grapheme' }), (family, given, text) => {
        const spoken = spokenName(`${family}, ${given}`);
        expect([`${family}, ${given}`, `${given} ${family}`]).toContain(spoken);
        expect(spokenName(spoken)).toBe(spoken);
        expect(spokenName(text).length > 0).toBe(text.length > 0);
      }),
    );
  });

  test.each([
    ['Ângelo', 'A'],
    ['"Çelebi"', 'C'],
    ["d'Abreu", 'D'],
    ['Достоевский', ''],
  ])('%s stands under %j', (name, letter) => {
    expect(initialOf(name)).toBe(letter);
  });
});

test('every book stands under each of its authors, and the authors in order', () => {
  const all = readRecords(readBooks(EMBEDDED_BOOKS));
  const authors = authorsWithBooks(all);
  expect(authors.map(({ name }) => name)).toEqual(
    [...new Set(all.flatMap(authorsOf))].sort((a, b) => a.localeCompare(b, 'pt')),
  );
  for (const { name, books: own } of authors) {
    expect(own).toEqual(all.filter((book) => book.authors.includes(name)));
  }
});

describe('the list of books by author', () => {
  test('is in alphabetical order, accents apart; names without a letter and nobody’s books are last', () => {
    const list = booksByAuthor(
      books(
        [1, 'Os Maias', 'Queirós, Eça de'],
        [2, 'A Relíquia', 'Queirós, Eça de', 'Ortigão'],
        [3, 'Úrsula', 'Reis, Maria Firmina dos'],
        [4, 'Ágata', 'Álvares, Ana'],
        [5, 'Zumbi', 'Azevedo, Aluísio'],
        [6, 'Cantigas', 'Various', 'Anonymous'],
        [7, 'X', '1870'],
      ),
    );
    const lines = list.map(({ letter, authors }) => [
      letter,
      ...authors.map(({ name, books: own }) => `${name}: ${own.map(({ id }) => id).join()}`),
    ]);
    expect(lines).toEqual([
      ['A', 'Álvares, Ana: 4', 'Azevedo, Aluísio: 5'],
      ['O', 'Ortigão: 2'],
      ['Q', 'Queirós, Eça de: 2,1'],
      ['R', 'Reis, Maria Firmina dos: 3'],
      ['#', '1870: 7', 'Sem autor conhecido: 6'],
    ]);
  });

  test('has every book, whatever the names', () => {
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
});
