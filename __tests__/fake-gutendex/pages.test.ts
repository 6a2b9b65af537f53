/** @jest-environment node */
import fc from 'fast-check';

import { fakeGutendex } from '@/fake-gutendex/gutendex';

import { requestPage, idsOf, type Page, record, records } from './sample';

const LIST = 'https://gutendex.com/books/';

describe('pages', () => {
  const books = records(70);

  test('have 32 books, the last one the rest', async () => {
    const pages = await Promise.all(
      ['', 'page=2', 'page=3'].map((query) => requestPage(books, query)),
    );
    expect(pages.map((page) => page.results.length)).toEqual([32, 32, 6]);
    expect(pages.map((page) => page.count)).toEqual([70, 70, 70]);
    expect(pages[1]?.results[0]?.id).toBe(33);
  });

  test('link to the next and previous page; the address of page 1 has no number', async () => {
    const links = async (query: string) => {
      const { next, previous } = await requestPage(books, query);
      return { next, previous };
    };
    expect(await links('')).toEqual({ next: `${LIST}?page=2`, previous: null });
    expect(await links('page=2')).toEqual({ next: `${LIST}?page=3`, previous: LIST });
    expect(await links('page=3')).toEqual({ next: null, previous: `${LIST}?page=2` });
  });

  test('links keep the other parameters, in alphabetical order', async () => {
    const { next, previous } = await requestPage(books, 'search=book%20&page=2&languages=en,pt');
    expect(next).toBe(`${LIST}?languages=en%2Cpt&page=3&search=book+`);
    expect(previous).toBe(`${LIST}?languages=en%2Cpt&search=book+`);
  });

  test('links have the host and path of the request', async () => {
    const response = fakeGutendex(books)('http://localhost:3000/catalogue/books/');
    const { next } = (await response.json()) as Page;
    expect(next).toBe('http://localhost:3000/catalogue/books/?page=2');
  });

  test('a full last page has no next page', async () => {
    expect((await requestPage(records(64), 'page=2')).next).toBeNull();
  });

  test.each(['4', '0', '-1', 'abc', '1.5', 'Infinity', '99999999999999999999'])(
    'page=%s is no page',
    async (page) => {
      const response = fakeGutendex(books)(`${LIST}?page=${page}`);
      expect(response.status).toBe(404);
      await expect(response.json()).resolves.toEqual({ detail: 'Invalid page.' });
    },
  );

  test('an empty number is the first page', async () => {
    expect((await idsOf(books, 'page='))[0]).toBe(1);
  });

  test('without results the first page is empty, and there is no second', async () => {
    const none = { count: 0, next: null, previous: null, results: [] };
    expect(await requestPage(books, 'search=zzzzz')).toEqual(none);
    for (const query of ['', 'page=1']) {
      expect(await requestPage([], query)).toEqual(none);
    }
    expect(fakeGutendex(books)(`${LIST}?search=zzzzz&page=2`).status).toBe(404);
  });
});

test('following next gives every book once, in order, and previous goes back', async () => {
  const languages = fc.constantFrom('en', 'pt', 'fr');
  await fc.assert(
    fc.asyncProperty(
      fc.array(languages, { maxLength: 150 }),
      fc.constantFrom('', 'languages=pt', 'languages=en,fr', 'search=book'),
      async (rows, query) => {
        const books = rows.map((language, index) => record(index + 1, { languages: [language] }));
        const answer = fakeGutendex(books);
        const read = async (address: string) => (await answer(address).json()) as Page;

        const pages: Page[] = [];
        for (
          let next: string | null = `${LIST}?${query}`;
          next;
          next = pages.at(-1)?.next ?? null
        ) {
          pages.push(await read(next));
        }
        const wanted = query.startsWith('languages=') ? query.slice(10).split(',') : null;
        const expected = books.filter(
          (book) => !wanted || wanted.includes(book.languages[0] ?? ''),
        );
        const visited = pages.flatMap((page) => page.results.map((book) => book.id));

        expect(visited).toEqual(expected.map((book) => book.id));
        for (const page of pages) expect(page.count).toBe(expected.length);
        for (const [index, page] of pages.entries()) {
          expect(page.previous && (await read(page.previous))).toEqual(pages[index - 1] ?? null);
        }
      },
    ),
    { seed: 1, numRuns: 60 },
  );
});
