/** @jest-environment node */
import { packTitles } from '@/scripts/title-index/pack-titles';
import { readCatalogue } from '@/scripts/title-index/read-catalogue';
import { TitleIndex } from '@/lib/search/title-index';

const index = new TitleIndex(packTitles(readCatalogue('fake-gutendex/books.json')));

/** The books found by a finished query where the service found others: whole names only. */
const findWhole = (query: string) =>
  index.search(query, 6, { isTyping: false, onlyWholeNames: true }).map(({ id }) => id);

test.each([
  ['a metamorfose kafka', 5200],
  ['crime e castigo dostoiévski', 2554],
  ['guerra e paz liev tolstói', 2600],
  ['guerra e paz leon tolstoi', 2600],
  ['anna karenina tolstói', 1399],
  ['viagem ao centro da terra júlio verne', 18857],
  ['a república platão', 1497],
  ['o alienista machado de assis', 57001],
  ['dom casmurro machado de assis', 55752],
])('a title with its author finds the book, in either order: %s', (query, id) => {
  expect(findWhole(query)[0]).toBe(id);
  expect(findWhole(query.split(' ').reverse().join(' '))[0]).toBe(id);
});

test.each([
  ['assim falou zaratustra', 'assim falava zaratustra nietzsche'],
  ['razão e sensibilidade', 'sensibilidade e bom senso'],
  ['memórias do subsolo', 'notas do subterrâneo', 'memórias do subterrâneo dostoiévski'],
  ['o chamado da floresta', 'o apelo da floresta', 'o chamado selvagem jack london'],
  ['o médico e o monstro', 'o estranho caso do dr. jekyll e do sr. hyde'],
  ['um conto de natal', 'cântico de natal', 'canção de natal dickens'],
  ['o morro dos ventos uivantes', 'o monte dos vendavais emily brontë'],
  ['chapeuzinho vermelho', 'capuchinho vermelho'],
])('the names of several translations find the same books: %s', (first, ...others) => {
  expect(findWhole(first)).not.toEqual([]);
  for (const other of others) expect(findWhole(other)).toEqual(findWhole(first));
});

test('another author than the book’s finds nothing', () => {
  expect(findWhole('a metamorfose dostoiévski')).toEqual([]);
  expect(findWhole('dom casmurro eça de queirós')).toEqual([]);
});

test('a full name brings its author’s books in the catalogue’s order, whatever their titles', () => {
  const camoes = index.search('luís de camões');
  expect(camoes[0]?.title).toMatch(/Lusíadas/);
  expect(camoes[0]?.authors).toEqual(['Camões, Luís de']);
});

test('while typing, the last word may begin in today’s spelling', () => {
  expect(index.search('primo bas').map(({ id }) => id)).toEqual([42942]);
});
