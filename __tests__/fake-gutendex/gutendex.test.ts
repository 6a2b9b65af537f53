import { createCatalogue } from '@/fake-gutendex/gutendex';

import { ask, idsOf, record, records } from './sample';

const HOST = 'https://gutendex.com';

describe('addresses', () => {
  const answer = createCatalogue([record(84, { title: 'Frankenstein' })]);

  test.each(['/books', '/books?page=2&search=a%20b', '/books/84', '/books/84?x=1'])(
    '%s is sent on to the address with a slash, query kept',
    (path) => {
      const response = answer(HOST + path);
      const [before, query] = path.split('?');
      expect(response.status).toBe(301);
      expect(response.headers.get('Location')).toBe(`${before}/${query ? `?${query}` : ''}`);
    },
  );

  test('a redirect never leaves the host', () => {
    const response = answer(`${HOST}//elsewhere.example/books`);
    expect(response.headers.get('Location')).toBe('/elsewhere.example/books/');
  });

  test.each(['/books/', '/catalogue/books/', '/a/b/c/books/'])('%s is the list', async (path) => {
    const response = answer(HOST + path);
    expect(response.status).toBe(200);
    await expect(response.json()).resolves.toMatchObject({ count: 1, results: [{ id: 84 }] });
  });

  test('an address can be given as a URL', async () => {
    const response = answer(new URL('http://localhost:3000/catalogue/books/84/'));
    await expect(response.json()).resolves.toMatchObject({ id: 84, title: 'Frankenstein' });
  });

  test.each([
    ['/books/85/', 'No Book matches the given query.'],
    ['/books/84/?languages=fr', 'No Book matches the given query.'],
    ['/books/abc/', 'Not found.'],
    ['/', 'Not found.'],
    ['/authors/', 'Not found.'],
    ['/mybooks/', 'Not found.'],
    ['/books//', 'Not found.'],
    ['/books/84/cover/', 'Not found.'],
  ])('%s is 404 %s', async (path, detail) => {
    const response = answer(HOST + path);
    expect(response.status).toBe(404);
    await expect(response.json()).resolves.toEqual({ detail });
  });
});

describe('headers', () => {
  const answer = createCatalogue(records(1));

  test.each(['/books/', '/books/1/', '/books/9/', '/books/?page=9', '/nowhere/', '/books'])(
    '%s can be read by any site, and nothing is said of caching',
    (path) => {
      const { headers } = answer(HOST + path);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.has('Cache-Control')).toBe(false);
    },
  );

  test.each(['/books/', '/books/1/', '/books/9/', '/books/?page=9', '/nowhere/'])(
    '%s is JSON',
    (path) => {
      expect(answer(HOST + path).headers.get('Content-Type')).toBe('application/json');
    },
  );
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

  test('comes as it is, with the lists sorted that Gutendex sorts', async () => {
    expect((await ask([book], '')).results).toEqual([served]);
    const response = createCatalogue([book])(`${HOST}/books/7/`);
    await expect(response.json()).resolves.toEqual(served);
  });

  test('given to a catalogue is not changed by it', async () => {
    const lists = ['summaries', 'subjects', 'bookshelves', 'languages'] as const;
    const own = { ...book };
    for (const list of lists) own[list] = ['b', 'a'];
    await ask([own], '');
    expect(lists.map((list) => own[list])).toEqual(lists.map(() => ['b', 'a']));
  });
});

describe('order', () => {
  const books = [
    record(3, { download_count: 5 }),
    record(1, { download_count: 9 }),
    record(4, { download_count: 5 }),
    record(2, { download_count: 5 }),
  ];

  test.each(['', 'sort=popular', 'sort=sideways'])(
    '"%s" is by downloads, equals in the order of the file',
    async (query) => {
      expect(await idsOf(books, query)).toEqual([1, 3, 4, 2]);
    },
  );

  test('ascending and descending are by id', async () => {
    expect(await idsOf(books, 'sort=ascending')).toEqual([1, 2, 3, 4]);
    expect(await idsOf(books, 'sort=descending')).toEqual([4, 3, 2, 1]);
  });
});
