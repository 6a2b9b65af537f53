/** @jest-environment node */
import * as fc from 'fast-check';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { readRecords } from '@/lib/catalogue/normalise';
import { authorsOf, authorsWithBooks, initialOf, spokenName } from '@/lib/portuguese/authors';

const BOOKS = readRecords(readBooks(EMBEDDED_BOOKS));

test.each([
  ['Camões, Luís de', 'Luís de Camões'],
  ['Lopes Neto, J. Simões (João Simões)', 'J. Simões Lopes Neto'],
  ['Stolz, Mme. de', 'Mme. de Stolz'],
  ['Sampaio, Diogo de Carvalho e', 'Diogo de Carvalho e Sampaio'],
])('the name %s is said %s', (name, spoken) => {
  expect(spokenName(name)).toBe(spoken);
});

test.each([
  'Machado de Assis',
  'Associação Comercial do Amazonas',
  'Ficalho, Francisco Manuel de Melo, Conde de',
  'Varela, Bartolomeu, active 1589-1619',
  'Pedro II, Emperor of Brazil',
  'Elizabeth, Queen of Romania',
  'Francis, of Assisi',
  'Silva,',
])('the name %s is said as it is', (name) => {
  expect(spokenName(name)).toBe(name);
});

const name = fc
  .array(fc.stringMatching(/^[A-ZÉ]?[a-zçãí]{1,6}\.?$/), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '));

test('a name that is said otherwise has the same words, and is said so once more', () => {
  fc.assert(
    fc.property(name, name, (family, given) => {
      const spoken = spokenName(`${family}, ${given}`);
      expect([`${family}, ${given}`, `${given} ${family}`]).toContain(spoken);
      expect(spokenName(spoken)).toBe(spoken);
    }),
  );
});

test('no name, of whatever form, is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(spokenName(text).length > 0).toBe(text.length > 0);
    }),
  );
});

test.each([
  ['Ângelo', 'A'],
  ['"Çelebi"', 'C'],
  ["d'Abreu", 'D'],
  ['Достоевский', ''],
  ['', ''],
])('the name %s stands under %j', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});

test('every book stands under each of its authors, and the authors in order', () => {
  const authors = authorsWithBooks(BOOKS);
  const names = authors.map(({ name }) => name);
  expect(names).toEqual(
    [...new Set(BOOKS.flatMap(authorsOf))].sort((a, b) => a.localeCompare(b, 'pt')),
  );
  for (const { name, books } of authors) {
    expect(books).toEqual(BOOKS.filter((book) => book.authors.includes(name)));
  }
});

test('nobody is no author', () => {
  const [book] = BOOKS;
  expect(
    book && authorsOf({ ...book, authors: ['Anonymous', 'Verde, Cesário', 'Various'] }),
  ).toEqual(['Verde, Cesário']);
});
