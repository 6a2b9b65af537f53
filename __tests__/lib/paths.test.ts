/** @jest-environment node */
import fc from 'fast-check';
import { CATEGORIES } from '@/lib/categories/categories';
import { LANGUAGES } from '@/lib/languages';
import { SHELVES } from '@/lib/shelves/shelves';
import {
  bookHref,
  catalogueHref,
  isBookPath,
  readBookId,
  readQuery,
  withBasePath,
} from '@/lib/paths';
import { anyText } from '../support/any-text';

const none = { search: '', language: '', category: '', page: 1, shelf: '' } as const;
const read = (query: string | Record<string, string>) => readQuery(new URLSearchParams(query));
const parametersOf = (href: string) => new URL(href, 'https://site.example').searchParams;

test('the address of a query has all of it: every language, category, page and shelf', () => {
  const category = fc.constantFrom('' as const, ...CATEGORIES.map(({ key }) => key));
  const searches = fc.record({
    search: anyText().map((text) => text.trim()),
    language: fc.constantFrom('' as const, ...LANGUAGES),
    category,
    page: fc.integer({ min: 1, max: 9_999_999 }),
    shelf: fc.constant('' as const),
  });
  const shelf = fc.constantFrom(...SHELVES.map(({ key }) => key));
  const shelves = fc.record({ category, shelf }).map((chosen) => ({ ...none, ...chosen }));
  fc.assert(
    fc.property(fc.oneof(searches, shelves), (query) => {
      expect(readQuery(parametersOf(catalogueHref(query)))).toEqual(query);
    }),
    { numRuns: 500 },
  );
  expect(catalogueHref(none)).toBe('/');
});

describe('the query of an address', () => {
  test('is read whatever anybody writes, and its own address is read the same', () => {
    const names = fc.constantFrom('q', 'lang', 'cat', 'page', 'shelf', 'ids', '__proto__');
    const pairs = fc.tuple(fc.oneof(names, fc.string()), anyText());
    const queries = fc.array(pairs, { maxLength: 6 }).map((list) => new URLSearchParams(list));
    fc.assert(
      fc.property(fc.oneof(queries.map(String), anyText()), (text) => {
        const query = read(text);
        expect(Number.isSafeInteger(query.page) && query.page >= 1).toBe(true);
        expect(readQuery(parametersOf(catalogueHref(query)))).toEqual(query);
      }),
      { numRuns: 10_000 },
    );
  });

  test.each([
    ['', none],
    ['q=%20+machado+de%20assis%0A', { ...none, search: 'machado de assis' }],
    // The first of repeated parameters counts, and unknown ones do not.
    ['page=4&page=5&lang=fr&lang=de&utm_source=x', { ...none, language: 'fr', page: 4 }],
    // A shelf is one page of its own, that only a language and a category filter.
    ['shelf=poesia&q=a&page=3&cat=art', { ...none, category: 'art', shelf: 'poesia' }],
    ['shelf=poesia&lang=fr', { ...none, language: 'fr', shelf: 'poesia' }],
    ['shelf=Poesia&q=a', { ...none, search: 'a' }],
  ])('%j', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  test.each([
    ['lang', ['xx', 'EN', 'pt ', 'pt-BR', 'en,pt', '', 'length', '0', 'constructor']],
    ['cat', ['Ficção', 'FICTION', 'general', '', 'toString', '__proto__']],
    ['page', ['0', '-1', '1.5', '1e3', '0x10', '+2', ' 2', '02', 'NaN', '', '٣', '1'.repeat(8)]],
  ])('an invalid %s is ignored', (name, values) => {
    for (const value of values) {
      expect([value, read({ [name]: value, q: 'a' })]).toEqual([value, { ...none, search: 'a' }]);
    }
  });
});

describe('the address of a book', () => {
  test('is a folder, and gives its id with and without the trailing slash', () => {
    expect(bookHref(84)).toBe('/book/84/');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (id) => {
        expect(readBookId(bookHref(id))).toBe(id);
        expect(readBookId(bookHref(id).slice(0, -1))).toBe(id);
        expect(isBookPath(bookHref(id))).toBe(true);
      }),
    );
  });

  test.each(['abc', '0', '-1', '084', '84abc', '1e3', '84,85', '%38', '８４', '1'.repeat(10), '_'])(
    '/book/%s/ has no book',
    (part) => {
      expect(readBookId(`/book/${part}/`)).toBeNull();
      expect(readBookId(`/book/${part}`)).toBeNull();
      expect(isBookPath(`/book/${part}/`)).toBe(true);
    },
  );

  test.each(['/', '/book', '/book/', '/book//', '/books/84', '/book/84/x', '/a/book/84/', ''])(
    '%j is not of a book',
    (path) => {
      expect(isBookPath(path)).toBe(false);
      expect(readBookId(path)).toBeNull();
    },
  );
});

test('the base path is added to addresses that Next does not change, and to no other', async () => {
  expect(withBasePath('/book/84/')).toBe('/book/84/');
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: '/bookshelfs' });
  jest.resetModules();
  const paths = await import('@/lib/paths');
  expect(paths.withBasePath('/book/84/')).toBe('/bookshelfs/book/84/');
  expect(paths.bookHref(84)).toBe('/book/84/');
});
