/** @jest-environment node */
import { fakeGutendex } from '@/fake-gutendex/gutendex';

import { requestPage, idsOf, record, records } from './sample';

const HOST = 'https://gutendex.com';

describe('addresses', () => {
  const answer = fakeGutendex([record(84, { title: 'Frankenstein' })]);

  test.each(['/books', '/books?page=2&search=a%20b'])(
    '%s is sent on to the address with a slash, query kept',
    (path) => {
      const response = answer(HOST + path);
      const [before, query] = path.split('?');
      expect(response.status).toBe(301);
      expect(response.headers.get('Location')).toBe(`${before}/${query ? `?${query}` : ''}`);
    },
  );

  test('a redirect stays on the host', () => {
    const response = answer(`${HOST}//elsewhere.example/books`);
    expect(response.headers.get('Location')).toBe('/elsewhere.example/books/');
  });

  test.each(['/books/', '/catalogue/books/', '/a/b/c/books/'])('%s is the list', async (path) => {
    const response = answer(HOST + path);
    expect(response.status).toBe(200);
    await expect(response.json()).resolves.toMatchObject({ count: 1, results: [{ id: 84 }] });
  });

  test('an address can be given as a URL', async () => {
    const response = answer(new URL('http://localhost:3000/catalogue/books/?ids=84'));
    await expect(response.json()).resolves.toMatchObject({ results: [{ title: 'Frankenstein' }] });
  });

  test.each(['/', '/authors/', '/mybooks/', '/books//', '/books/84/'])(
    '%s is not found',
    async (path) => {
      const response = answer(HOST + path);
      expect(response.status).toBe(404);
      await expect(response.json()).resolves.toEqual({ detail: 'Not found.' });
    },
  );
});

describe('headers', () => {
  const answer = fakeGutendex(records(1));

  test.each(['/books/', '/books/?page=9', '/nowhere/', '/books'])(
    '%s can be read by any site, and nothing is said of caching',
    (path) => {
      const { headers } = answer(HOST + path);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.has('Cache-Control')).toBe(false);
    },
  );

  test.each(['/books/', '/books/?page=9', '/nowhere/'])('%s is JSON', (path) => {
    expect(answer(HOST + path).headers.get('Content-Type')).toBe('application/json');
  });
});

describe('a record', () => {
  const book = record(7, {
    title: 'Two\nlines : $b and a mark',
    authors: [{ name: 'Homer', birth_year: -750, death_year: null }],
    translators: [{ name: 'Butler, Samuel', birth_year: 1835, death_year: 1902 }],
    subjects: ['Poetry', 'Epics'],
    bookshelves: ['Zoo', 'Ark'],
    languages: ['grc', 'en'],
    summaries: ['Second', 'First'],
  });
  const served = {
    ...book,
    subjects: ['Epics', 'Poetry'],
    bookshelves: ['Ark', 'Zoo'],
    languages: ['en', 'grc'],
    summaries: ['First', 'Second'],
  };

  test('is unchanged, except for the lists that Gutendex sorts', async () => {
    expect((await requestPage([book], '')).results).toEqual([served]);
  });

  test('is not mutated', async () => {
    const lists = ['summaries', 'subjects', 'bookshelves', 'languages'] as const;
    const own = { ...book };
    for (const list of lists) own[list] = ['b', 'a'];
    await requestPage([own], '');
    expect(lists.map((list) => own[list])).toEqual(lists.map(() => ['b', 'a']));
  });
});

test('books are in the given order', async () => {
  const books = [3, 1, 4, 2].map((id) => record(id, { download_count: id }));
  expect(await idsOf(books, '')).toEqual([3, 1, 4, 2]);
});
