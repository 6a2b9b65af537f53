/** @jest-environment node */
import { AUTHORS_IN_COPYRIGHT, findAuthorInCopyright } from '@/lib/search/authors-in-copyright';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { withoutDiacritics } from '@/lib/search/fold';

const find = (search: string, year = 2026) => findAuthorInCopyright(search, year);

test.each([
  ['saramago', 'José Saramago', null],
  ['José  SARAMAGO livros', 'José Saramago', null],
  ['grande sertão: veredas', 'Guimarães Rosa', 'Grande Sertão Veredas'],
  ['mensagem', 'Fernando Pessoa', 'Mensagem'],
  ['o quinze rachel', 'Rachel de Queiroz', 'O Quinze'],
  ['saint-exupéry', 'Antoine de Saint-Exupéry', null],
  ['o pequeno principe', 'Antoine de Saint-Exupéry', 'O Pequeno Príncipe'],
])('%s means %s', (search, name, work) => {
  expect(find(search)).toMatchObject({ name, work });
});

test('works are free in Brazil and Portugal from the 71st year after the death on', () => {
  const free = (search: string, year: number) => find(search, year)?.isFreeHere;
  expect(free('saint-exupéry', 2026)).toBe(true);
  expect(free('mensagem', 2026)).toBe(true);
  expect(free('lins do rego', 2027)).toBe(false);
  expect(free('lins do rego', 2028)).toBe(true);
  expect(free('mia couto', 2100)).toBe(false);
});

test.each([
  '',
  'machado de assis',
  'guimarães',
  'bernardo guimarães',
  'diário do ano da peste',
  'um capitão de quinze anos',
  'gervásio lobato',
  'drummond a mudança possível',
  'fernando pessoa',
])('“%s” means none of them', (search) => expect(find(search)).toBeNull());

test('the table is sorted, and offers two to four neighbours', () => {
  const names = AUTHORS_IN_COPYRIGHT.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].sort(new Intl.Collator('pt').compare));
  for (const { neighbours } of AUTHORS_IN_COPYRIGHT) {
    expect(neighbours.length).toBeGreaterThanOrEqual(2);
    expect(neighbours.length).toBeLessThanOrEqual(4);
  }
});

test('the catalogue has none of them but their own neighbours, and each neighbour, as the service looks for words', () => {
  const authors = [
    ...new Set(readBooks(EMBEDDED_BOOKS).flatMap((book) => book.authors.map(({ name }) => name))),
  ];
  /** The authors in whose names each word is, accents included. */
  const having = (words: string, name = (author: string) => author.toLowerCase()) =>
    authors.filter((author) => words.split(' ').every((word) => name(author).includes(word)));
  for (const { name, neighbours } of AUTHORS_IN_COPYRIGHT) {
    const isKnown = neighbours.includes(name);
    expect(having(withoutDiacritics(name), withoutDiacritics).length > 0).toBe(isKnown);
    const missing = neighbours.filter((neighbour) => !having(neighbour.toLowerCase()).length);
    expect({ name, missing }).toEqual({ name, missing: [] });
  }
});
