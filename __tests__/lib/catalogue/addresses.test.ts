import fc from 'fast-check';
import {
  booksUrl,
  followLink,
  followableLink,
  pageOfUrl,
  pageUrl,
  requestUrlOf,
} from '@/lib/catalogue/requests';
import { anyText } from '../../support/any-text';
import { SERVICE, answer } from '../../support/server';

const first = { search: '', language: '', page: 1 };

/** The module as a build for another catalogue has it. */
async function requestsTo(catalogueUrl: string) {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXT_PUBLIC_CATALOGUE_URL: catalogueUrl,
  });
  jest.resetModules();
  return import('@/lib/catalogue/requests');
}

describe('the address of a page', () => {
  test('says what is asked and nothing more', () => {
    const request = fc.record({
      search: anyText(),
      language: fc.constantFrom('', 'pt', 'en'),
      page: fc.integer({ min: 1, max: 5000 }),
    });
    fc.assert(
      fc.property(request, (asked) => {
        const url = new URL(pageUrl(asked));
        expect(url.origin + url.pathname).toBe(`${SERVICE}/books/`);
        expect(Object.fromEntries(url.searchParams)).toEqual({
          page: String(asked.page),
          ...(asked.search && { search: asked.search }),
          ...(asked.language && { languages: asked.language }),
        });
        expect(pageOfUrl(url.href)).toBe(asked.page);
      }),
    );
  });

  test.each([first, { search: 'o ã', language: 'pt', page: 1 }])(
    'of %j is written as the service writes its links, so that both share one entry of the cache',
    async (request) => {
      const { next } = (await answer(pageUrl(request)).json()) as { next: unknown };
      expect(next).toBe(pageUrl({ ...request, page: 2 }));
    },
  );

  test('spares the service’s redirect, as that of books by number does', () => {
    expect(booksUrl([84, 1342])).toBe(`${SERVICE}/books/?ids=84,1342`);
    for (const url of [pageUrl(first), booksUrl([84])]) expect(answer(url).status).toBe(200);
  });

  test.each(['', '?ids=84', '?page=0', '?page=2.5'])('%j is that of page 1', (query) => {
    expect(pageOfUrl(`${SERVICE}/books/${query}`)).toBe(1);
  });
});

describe('a link of the service', () => {
  test.each([
    [`${SERVICE}/other/path?cursor=abc%3D`, `${SERVICE}/other/path?cursor=abc%3D`],
    ['http://gutendex.com:80/books/?page=2', `${SERVICE}/books/?page=2`],
    ['HTTPS://GUTENDEX.COM:443/books/?page=2', `${SERVICE}/books/?page=2`],
  ])('%s is followed to %s', (link, followed) => {
    expect(followableLink(link)).toBe(followed);
  });

  test.each([
    null,
    '',
    'javascript://gutendex.com/%0Aalert(1)',
    'ftp://gutendex.com/books/',
    'https://gutendex.com.elsewhere.example/books/',
    'http://gutendex.com:443/books/',
    'https://user:secret@gutendex.com/books/',
    '/books/?page=2',
    'https://[',
  ])('%j is not followed', (link) => {
    expect(followableLink(link)).toBeNull();
  });
});

describe('a neighbouring page', () => {
  /** Links are remembered for as long as the app is open, so each test has a search of its own. */
  const request = (search: string, page = 1) => ({ search, language: 'pt', page });
  const link = (query: string) => `${SERVICE}/books/?${query}`;

  test('is asked for by the last link followed to it, for that search only', () => {
    followLink(request('a'), link('cursor=x%3D&page=2'), 99, 100);
    expect(requestUrlOf(request('a', 2))).toBe(link('cursor=x%3D&page=2'));
    expect(followLink(request('a', 3), link('page=2&v=2'), 1, 100)).toBe(2);
    expect(requestUrlOf(request('a', 2))).toBe(link('page=2&v=2'));
    for (const other of [request('b', 2), request('a', 3), { ...request('a', 2), language: '' }]) {
      expect(requestUrlOf(other)).toBe(pageUrl(other));
    }
  });

  test('is the first where the link back names none', () => {
    expect(followLink(request('c', 2), link('search=c'), 1, 100)).toBe(1);
    expect(requestUrlOf(request('c'))).toBe(link('search=c'));
  });

  test.each([
    ['of another host', 'https://elsewhere.example/books/?page=4', 4],
    ['to the page itself', link('page=3'), 4],
    ['without a page', link('search=x'), 4],
    ['past the end', link('page=9999'), 4],
    ['forward, where it should lead back', link('page=7'), 2],
  ])('is asked for by its number when the link is one %s', (_, given, neighbour) => {
    expect(followLink(request('d', 3), given, neighbour, 100)).toBe(neighbour);
    expect(requestUrlOf(request('d', neighbour))).toBe(pageUrl(request('d', neighbour)));
  });
});

describe('another catalogue', () => {
  test('on the site’s own origin is asked and followed there and nowhere else', async () => {
    const requests = await requestsTo('/catalogue');
    const second = `${location.origin}/catalogue/books/?page=2`;
    expect(requests.pageUrl({ ...first, page: 2 })).toBe(second);
    expect(requests.booksUrl([84])).toBe(`${location.origin}/catalogue/books/?ids=84`);
    expect(requests.followableLink('/catalogue/books/?page=2')).toBe(second);
    expect(requests.followableLink(`${SERVICE}/books/?page=2`)).toBeNull();
    expect(requests.followableLink('//elsewhere.example/books/')).toBeNull();
  });

  test('on http keeps its links on http', async () => {
    const { followableLink } = await requestsTo('http://localhost:8080/api/');
    const link = 'http://localhost:8080/api/books/?page=2';
    expect(followableLink(link)).toBe(link);
    expect(followableLink('http://localhost/api/books/?page=2')).toBeNull();
  });
});
