/** @jest-environment node */
import { AUTHORS_IN_COPYRIGHT, findAuthorInCopyright } from '@/lib/search/authors-in-copyright';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { withoutDiacritics } from '@/lib/search/fold';

test.each([
  ['saramago', 'José Saramago'],
  ['José  SARAMAGO livros', 'José Saramago'],
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

test('the catalogue has none of them, and each neighbour, as the service looks for words', () => {
  const authors = [
    ...new Set(readBooks(EMBEDDED_BOOKS).flatMap((book) => book.authors.map(({ name }) => name))),
  ];
  /** The authors in whose names each word is, accents included. */
  const having = (words: string, name = (author: string) => author.toLowerCase()) =>
    authors.filter((author) => words.split(' ').every((word) => name(author).includes(word)));
  for (const { name, neighbours } of AUTHORS_IN_COPYRIGHT) {
    expect(having(withoutDiacritics(name), withoutDiacritics)).toEqual([]);
    const missing = neighbours.filter((neighbour) => !having(neighbour.toLowerCase()).length);
    expect({ name, missing }).toEqual({ name, missing: [] });
  }
});
