/** @jest-environment node */
import { fakeGutendex } from '@/fake-gutendex/gutendex';
import type { CatalogueRecord } from '@/fake-gutendex/record';
import { record } from '../support/records';

const HOST = 'https://gutendex.com';
const LIST = `${HOST}/books/`;

interface Page {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly CatalogueRecord[];
}

const book = (id: number, title: string, fields: Partial<CatalogueRecord> = {}) =>
  record({ id, title, authors: [], ...fields });
const books = (count: number) => Array.from({ length: count }, (_, n) => book(n + 1, `Book ${n}`));
const by = (...names: string[]) =>
  names.map((name) => ({ name, birth_year: null, death_year: null }));

const readPage = async (response: Response) => (await response.json()) as Page;
const idsOf = ({ results }: Page) => results.map(({ id }) => id);

describe('an address', () => {
  const answer = fakeGutendex(books(1));

  test.each([
    ['/books/', 200, null],
    ['/catalogue/books/', 200, null],
    ['/books?page=2&search=a%20b', 301, '/books/?page=2&search=a%20b'],
    // To the same host: two slashes at the start would name another.
    ['//elsewhere.example/books', 301, '/elsewhere.example/books/'],
    ['/', 404, null],
    ['/books/84/', 404, null],
    ['/books/?page=9', 404, null],
  ])('%s: %i, for any origin, and nothing is said of caching', (path, status, location) => {
    const response = answer(HOST + path);
    expect(response.status).toBe(status);
    expect(response.headers.get('Location')).toBe(location);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.has('Cache-Control')).toBe(false);
    if (!location) expect(response.headers.get('Content-Type')).toBe('application/json');
  });
});

describe('a list', () => {
  const answer = fakeGutendex([
    book(84, 'Dom Casmurro', { authors: by('Machado de Assis'), languages: ['pt'] }),
    book(2, 'Memorias Posthumas', { authors: by('Machado de Assis'), languages: ['pt', 'en'] }),
    book(3, 'Os Lusíadas', { authors: by('Camões, Luís de'), languages: ['mla'] }),
    book(1, 'The Iliad', { translators: by('Butler, Samuel'), subjects: ['Epic poetry'] }),
    book(5, '100% a_b', { authors: by('ab', 'cd'), languages: ['en', 'la'] }),
  ]);
  const ALL = [84, 2, 3, 1, 5];

  test.each([
    ['', ALL],
    ['search=dom+assis', [84]],
    ['search=  ASSIS   asmurr ', [84]],
    // Accents and old spelling count.
    ['search=LUSÍADAS camões', [3]],
    ['search=lusiadas', []],
    ['search=póstumas', []],
    // Only the title and the authors are searched, each name by itself.
    ['search=butler', []],
    ['search=abcd', []],
    ['ids=1,84,84,999', [84, 1]],
    // What is no list of numbers is ignored.
    ['ids=abc', ALL],
    ['ids=84,', ALL],
    ['languages=la', [5]],
    ['languages=en,mla', [2, 3, 5]],
    ['search=machado&languages=en&ids=2,84&colour=red&page_size=1', [2]],
  ])('“%s” has the books %j, in the given order', async (query, ids) => {
    expect(idsOf(await readPage(answer(`${LIST}?${query}`)))).toEqual(ids);
  });
});

// That pages follow each other, book for book: ../lib/copy/ask-copy.test.ts.
describe('pages', () => {
  const answer = fakeGutendex(books(70));

  test('link to the ones after and before, parameters kept in order, page 1 without a number', async () => {
    const { next, previous } = await readPage(
      answer('http://localhost:3000/catalogue/books/?search=book%20&page=2&languages=pt,en'),
    );
    const address = 'http://localhost:3000/catalogue/books/?languages=pt%2Cen';
    expect(next).toBe(`${address}&page=3&search=book+`);
    expect(previous).toBe(`${address}&search=book+`);
  });

  test('an empty number is the first page; without books that one is empty, and the only one', async () => {
    expect(idsOf(await readPage(answer(`${LIST}?page=`)))[0]).toBe(1);
    const none = { count: 0, next: null, previous: null, results: [] };
    expect(await readPage(answer(`${LIST}?search=zzzzz`))).toEqual(none);
    const beyond = answer(`${LIST}?search=zzzzz&page=2`);
    expect(beyond.status).toBe(404);
    await expect(beyond.json()).resolves.toEqual({ detail: 'Invalid page.' });
  });
});
