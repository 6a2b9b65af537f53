import fc from 'fast-check';
import { booksUrl, followableLink, pageOfUrl, pageUrl } from '@/lib/catalogue/requests';
import { SERVICE, answer } from '../../support/server';
import { anyText } from '../../support/any-text';

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
  test.each([
    [first, '?page=1'],
    [{ ...first, page: 7 }, '?page=7'],
    [{ ...first, search: 'machado de assis' }, '?page=1&search=machado+de+assis'],
    [{ ...first, language: 'pt' }, '?languages=pt&page=1'],
    [{ search: 'eça', language: 'pt', page: 2 }, '?languages=pt&page=2&search=e%C3%A7a'],
    [{ ...first, search: 'a&ids=1#x' }, '?page=1&search=a%26ids%3D1%23x'],
  ])('of %j is %s', (request, query) => {
    expect(pageUrl(request)).toBe(`${SERVICE}/books/${query}`);
  });

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

  test.each([first, { ...first, language: 'pt' }, { ...first, search: 'the of' }])(
    'is the one that the service links to: %j',
    async (request) => {
      const { next } = (await answer(pageUrl(request)).json()) as { next: unknown };
      expect(next).toBe(pageUrl({ ...request, page: 2 }));
    },
  );

  test('spares the service’s redirect', () => {
    expect(answer(pageUrl(first)).status).toBe(200);
    expect(answer(booksUrl([84])).status).toBe(200);
  });
});

test('the address of books names them', () => {
  expect(booksUrl([84])).toBe(`${SERVICE}/books/?ids=84`);
  expect(booksUrl([84, 1342])).toBe(`${SERVICE}/books/?ids=84,1342`);
});

describe('the page number of an address', () => {
  test.each([
    ['/books/', 1],
    ['/books/?page=2', 2],
    ['/books/?search=page%3D9&page=3', 3],
    ['/books/?page=', 1],
    ['/books/?page=last', 1],
    ['/books/?page=0', 1],
    ['/books/?page=-2', 1],
    ['/books/?page=2.5', 1],
    ['/books/?page=Infinity', 1],
    ['/books/?ids=84', 1],
  ])('%s is %d', (path, page) => {
    expect(pageOfUrl(SERVICE + path)).toBe(page);
    expect(pageOfUrl(path)).toBe(page);
  });
});

describe('a link of the service', () => {
  test.each([
    `${SERVICE}/books/?page=2`,
    `${SERVICE}/books?page=2&search=a+b`,
    `${SERVICE}/other/path?cursor=abc%3D`,
  ])('%s is followed as given', (link) => {
    expect(followableLink(link)).toBe(link);
  });

  test.each([
    ['http://gutendex.com/books/?page=2'],
    ['http://gutendex.com:80/books/?page=2'],
    ['HTTP://GUTENDEX.COM/books/?page=2'],
    ['https://gutendex.com:443/books/?page=2'],
  ])('%s is upgraded', (link) => {
    expect(followableLink(link)).toBe(`${SERVICE}/books/?page=2`);
  });

  test.each([
    null,
    '',
    ' ',
    'javascript:alert(1)',
    'javascript://gutendex.com/%0Aalert(1)',
    'data:application/json,{}',
    'blob:https://gutendex.com/1',
    'ftp://gutendex.com/books/',
    'ws://gutendex.com/books/',
    'file:///etc/passwd',
    'https://elsewhere.example/books/?page=2',
    'https://gutendex.com.elsewhere.example/books/',
    'https://api.gutendex.com/books/',
    'https://gutendex.com:8443/books/',
    'http://gutendex.com:443/books/',
    'https://user@gutendex.com/books/',
    'https://user:secret@gutendex.com/books/',
    'https://:secret@gutendex.com/books/',
    'https://gutendex.com@elsewhere.example/',
    '//elsewhere.example/books/',
    '\\\\elsewhere.example/books/',
    '/books/?page=2',
    '?page=2',
    'https://',
    'https://[',
  ])('%j is not followed', (link) => {
    expect(followableLink(link)).toBeNull();
  });

  test('leads to the catalogue’s own origin, whatever it is', () => {
    const host = fc.constantFrom('gutendex.com', 'gutendex.com:80', 'x.example', 'u@gutendex.com');
    const scheme = fc.constantFrom('https://', 'http://', 'ftp://', '//', 'javascript://', '');
    const link = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.tuple(scheme, host, fc.webPath()).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(link, (text) => {
        const url = followableLink(text);
        if (url === null) return;
        expect(new URL(url)).toMatchObject({ origin: SERVICE, username: '', password: '' });
      }),
    );
  });
});

describe('a catalogue on the site’s own origin', () => {
  test('is asked at that path', async () => {
    const { booksUrl, pageUrl } = await requestsTo('/catalogue');
    expect(pageUrl(first)).toBe(`${location.origin}/catalogue/books/?page=1`);
    expect(booksUrl([84])).toBe(`${location.origin}/catalogue/books/?ids=84`);
  });

  test('is followed there and nowhere else', async () => {
    const { followableLink } = await requestsTo('/catalogue');
    const link = `${location.origin}/catalogue/books/?page=2`;
    expect(followableLink(link)).toBe(link);
    expect(followableLink('/catalogue/books/?page=2')).toBe(link);
    expect(followableLink(`${SERVICE}/books/?page=2`)).toBeNull();
    expect(followableLink('//elsewhere.example/books/')).toBeNull();
  });
});

test('a catalogue on http keeps its links on http', async () => {
  const { followableLink } = await requestsTo('http://localhost:8080/api/');
  const link = 'http://localhost:8080/api/books/?page=2';
  expect(followableLink(link)).toBe(link);
  expect(followableLink('http://localhost/api/books/?page=2')).toBeNull();
});
