/** @jest-environment node */
import { AUTHORS_IN_COPYRIGHT, findAuthorInCopyright } from '@/lib/search/authors-in-copyright';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { plainText, readWholeCatalogue } from '../../support/whole-catalogue';

test.each([
  ['saramago', 'José Saramago'],
  ['José  SARAMAGO livros', 'José Saramago'],
  ['clarice lispector', 'Clarice Lispector'],
  ['guimaraes rosa', 'Guimarães Rosa'],
  ['grande sertão: veredas', 'Guimarães Rosa'],
  ['a hora da estrela', 'Clarice Lispector'],
])('%s means %s', (search, name) => {
  expect(findAuthorInCopyright(search)?.name).toBe(name);
});

test.each(['', 'a', 'machado de assis', 'rosa', 'guimarães', 'maria', 'bernardo guimarães'])(
  '“%s” means none of them',
  (search) => expect(findAuthorInCopyright(search)).toBeNull(),
);

test('the table is sorted, and offers two to four neighbours', () => {
  const names = AUTHORS_IN_COPYRIGHT.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].sort(new Intl.Collator('pt').compare));
  for (const { neighbours } of AUTHORS_IN_COPYRIGHT) {
    expect(neighbours.length).toBeGreaterThanOrEqual(2);
    expect(neighbours.length).toBeLessThanOrEqual(4);
  }
});

/** As the service compares: every word in the name, accents included. */
const isNamed = (author: string, name: string) =>
  name
    .toLowerCase()
    .split(' ')
    .every((word) => author.toLowerCase().includes(word));

test('the service finds each neighbour', () => {
  const authors = readBooks(EMBEDDED_BOOKS).flatMap((book) => book.authors.map(({ name }) => name));
  const missing = AUTHORS_IN_COPYRIGHT.flatMap(({ neighbours }) => neighbours).filter(
    (neighbour) => !authors.some((author) => isNamed(author, neighbour)),
  );
  expect(missing).toEqual([]);
});

const catalogue = readWholeCatalogue();

(catalogue ? test : test.skip)(
  'the catalogue has none of the authors, and each neighbour (where it is beside the repository)',
  () => {
    const authors = [
      ...new Set([...(catalogue?.values() ?? [])].flatMap((book) => book.authors)),
    ].map(({ name }) => name);
    const plain = authors.map((author) => new Set(plainText(author).split(' ')));
    for (const { name, neighbours } of AUTHORS_IN_COPYRIGHT) {
      const words = plainText(name)
        .split(' ')
        .filter((word) => word.length > 2);
      expect([name, plain.filter((author) => words.every((word) => author.has(word)))]).toEqual([
        name,
        [],
      ]);
      for (const neighbour of neighbours) {
        expect(authors.some((author) => isNamed(author, neighbour))).toBe(true);
      }
    }
  },
);
