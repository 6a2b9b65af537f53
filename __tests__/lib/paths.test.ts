/** @jest-environment node */
import fc from 'fast-check';
import { CATEGORIES } from '@/lib/categories/categories';
import { LANGUAGES } from '@/lib/catalogue/requests';
import { SHELVES } from '@/lib/shelves/shelves';
import {
  AUTH_PATH,
  HOME_PATH,
  PROFILE_PATH,
  bookHref,
  catalogueHref,
  isBookPath,
  readBookId,
  readQuery,
  withBasePath,
} from '@/lib/paths';
import { anyText } from '../support/any-text';

const none = { search: '', language: '', category: '', page: 1, shelf: '' } as const;
const read = (query: string) => readQuery(new URLSearchParams(query));
const parametersOf = (href: string) => new URL(href, 'https://site.example').searchParams;

const queries = fc.record({
  search: anyText().map((text) => text.trim()),
  language: fc.constantFrom('' as const, ...LANGUAGES),
  category: fc.constantFrom('' as const, ...CATEGORIES.map(({ key }) => key)),
  page: fc.integer({ min: 1, max: 9_999_999 }),
  shelf: fc.constant('' as const),
});

const shelves = fc.record({
  search: fc.constant(''),
  language: fc.constant('' as const),
  category: fc.constantFrom('' as const, ...CATEGORIES.map(({ key }) => key)),
  page: fc.constant(1),
  shelf: fc.constantFrom(...SHELVES.map(({ key }) => key)),
});

describe('the address of a query', () => {
  test('leaves defaults out', () => {
    expect(catalogueHref(none)).toBe('/');
    expect(catalogueHref({ ...none, page: 2 })).toBe('/?page=2');
    expect(catalogueHref({ ...none, language: 'pt' })).toBe('/?lang=pt');
    expect(catalogueHref({ ...none, category: 'poetry' })).toBe('/?cat=poetry');
  });

  test('holds search, language, category and page', () => {
    const href = catalogueHref({ search: 'eça & co', language: 'pt', category: 'art', page: 3 });
    expect(href).toBe('/?q=e%C3%A7a+%26+co&lang=pt&cat=art&page=3');
  });

  test('has the whole query', () => {
    fc.assert(
      fc.property(fc.oneof(queries, shelves), (query) => {
        expect(readQuery(parametersOf(catalogueHref(query)))).toEqual(query);
      }),
    );
  });

  test('is the same for the same query', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const href = catalogueHref(query);
        expect(catalogueHref(readQuery(parametersOf(href)))).toBe(href);
      }),
    );
  });
});

describe('the query of an address', () => {
  test('an address without parameters is the first page of everything', () => {
    expect(read('')).toEqual(none);
  });

  test('the search is trimmed', () => {
    expect(read('q=%20+machado+de%20assis%0A').search).toBe('machado de assis');
    expect(read('q=+++').search).toBe('');
  });

  test.each(['xx', 'EN', 'pt ', 'pt-BR', '', 'constructor'])('lang=%s is no language', (lang) => {
    expect(readQuery(new URLSearchParams({ lang, q: 'a' }))).toEqual({ ...none, search: 'a' });
  });

  test.each(['Ficção', 'FICTION', 'general', '', 'toString', '__proto__'])(
    'cat=%s is no category',
    (cat) => {
      expect(readQuery(new URLSearchParams({ cat, q: 'a' }))).toEqual({ ...none, search: 'a' });
    },
  );

  test.each(
    ['0', '-1', '1.5', '1e3', '0x10', '+2', ' 2', '02', 'NaN', 'Infinity', '', '٣'].concat(
      '1'.repeat(8),
    ),
  )('page=%j is the first page', (page) => {
    expect(readQuery(new URLSearchParams({ page })).page).toBe(1);
  });

  test.each(['1', '2', '9', '10', '2462', '9999999'])('page=%s is that page', (page) => {
    expect(readQuery(new URLSearchParams({ page })).page).toBe(Number(page));
  });

  test('a shelf is one page of its own, that only a category filters', () => {
    expect(read('shelf=poesia&q=a&lang=fr&page=3&cat=art')).toEqual({
      ...none,
      category: 'art',
      shelf: 'poesia',
    });
    expect(read('shelf=Poesia&q=a')).toEqual({ ...none, search: 'a' });
  });

  test('the first of repeated parameters counts, and unknown ones do not', () => {
    expect(read('page=4&page=5&lang=fr&lang=de&utm_source=x')).toEqual({
      ...none,
      language: 'fr',
      page: 4,
    });
  });

  test('any address gives a valid query', () => {
    const text = anyText();
    fc.assert(
      fc.property(text, text, text, text, (q, lang, cat, page) => {
        const query = readQuery(new URLSearchParams({ q, lang, cat, page }));
        expect(query.search).toBe(q.trim());
        expect(['', ...LANGUAGES]).toContain(query.language);
        expect(['', ...CATEGORIES.map(({ key }) => key)]).toContain(query.category);
        expect(Number.isSafeInteger(query.page) && query.page >= 1).toBe(true);
      }),
    );
  });
});

describe('the address of a book', () => {
  test('is a folder, as every route is', () => {
    expect(bookHref(84)).toBe('/book/84/');
    expect([HOME_PATH, AUTH_PATH, PROFILE_PATH]).toEqual(['/', '/auth/', '/profile/']);
  });

  test('gives its id, with and without the trailing slash', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (id) => {
        expect(readBookId(bookHref(id))).toBe(id);
        expect(readBookId(bookHref(id).slice(0, -1))).toBe(id);
        expect(isBookPath(bookHref(id))).toBe(true);
      }),
    );
  });

  const senseless = ['abc', '0', '-1', '084', '84abc', '8.4', '1e3', '84,85', '%38', '８４'].concat(
    '1'.repeat(10),
  );

  test.each(senseless)('/book/%s/ is the path of a book that cannot exist', (part) => {
    expect(readBookId(`/book/${part}/`)).toBeNull();
    expect(readBookId(`/book/${part}`)).toBeNull();
    expect(isBookPath(`/book/${part}/`)).toBe(true);
  });

  test('the page that is exported for all books has no id', () => {
    for (const path of ['/book/_/', '/book/_']) expect(readBookId(path)).toBeNull();
  });

  test.each(['/', '/book', '/book/', '/book//', '/books/84', '/book/84/x', '/a/book/84/', ''])(
    '%j is not of a book',
    (path) => {
      expect(isBookPath(path)).toBe(false);
      expect(readBookId(path)).toBeNull();
    },
  );

  test('any path gives null or an id that a book can have', () => {
    fc.assert(
      fc.property(anyText(), (part) => {
        for (const path of [part, `/book/${part}`, `/book/${part}/`, '/book/_/']) {
          const found = readBookId(path);
          expect(found === null || (Number.isSafeInteger(found) && found > 0)).toBe(true);
        }
      }),
    );
  });
});

describe('the base path', () => {
  test('is empty for a site at the root', () => {
    expect(withBasePath('/book/84/')).toBe('/book/84/');
  });

  test('is added to addresses that Next does not change', async () => {
    jest.replaceProperty(process, 'env', {
      ...process.env,
      NEXT_PUBLIC_BASE_PATH: '/bookshelfs',
    });
    jest.resetModules();
    const paths = await import('@/lib/paths');
    expect(paths.withBasePath('/book/84/')).toBe('/bookshelfs/book/84/');
    expect(paths.bookHref(84)).toBe('/book/84/');
  });
});
