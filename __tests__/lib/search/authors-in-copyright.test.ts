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

/** Whether one of the authors (names in small letters) is found as the service does: each word, with its accents. */
function isFound(neighbour: string, authors: readonly string[]): boolean {
  const words = neighbour.toLowerCase().split(' ');
  return authors.some((author) => words.every((word) => author.includes(word)));
}

test('the service finds each neighbour', () => {
  const authors = readBooks(EMBEDDED_BOOKS).flatMap((book) =>
    book.authors.map(({ name }) => name.toLowerCase()),
  );
  const missing = AUTHORS_IN_COPYRIGHT.flatMap(({ neighbours }) => neighbours).filter(
    (neighbour) => !isFound(neighbour, authors),
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
    const lowerCase = authors.map((author) => author.toLowerCase());
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
        expect(isFound(neighbour, lowerCase)).toBe(true);
      }
    }
  },
);
