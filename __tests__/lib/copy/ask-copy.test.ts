import { http, HttpResponse } from 'msw';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { fetchCataloguePage } from '@/lib/catalogue/client';
import { readCataloguePage } from '@/lib/catalogue/normalise';
import { booksUrl, pageOfUrl, pageUrl } from '@/lib/catalogue/requests';
import { askCopy } from '@/lib/copy/ask-copy';
import { LANGUAGES } from '@/lib/languages';
import { temporaryFolder, copyHost, makeCopy } from '../../support/copy-host';
import { server } from '../../support/server';

const folder = temporaryFolder();
const laterFolder = temporaryFolder();
const books = readBooks(EMBEDDED_BOOKS);

beforeAll(async () => {
  await makeCopy(folder, books, '2026-11-16');
  await makeCopy(laterFolder, books.slice(1), '2026-11-23');
});
beforeEach(() => server.use(copyHost(folder)));

/** The service's answer, its links written as ours are: it leaves out `page=1`. */
async function askService(url: string) {
  const page = await fetchCataloguePage(url);
  const own = (link: string | null) => {
    if (link === null) return null;
    const address = new URL(link);
    if (!address.searchParams.has('page')) address.searchParams.set('page', '1');
    address.searchParams.sort();
    return address.href;
  };
  return { ...page, next: own(page.next), previous: own(page.previous) };
}

/** The copy's answer, as the service's is read; null when it has none. */
async function readCopy(url: string) {
  const answer = await askCopy(url);
  return answer && readCataloguePage(answer.data, pageOfUrl(url));
}

const list = (language: string, page: number) => pageUrl({ search: '', language, page });

describe('answers as the service, book for book', () => {
  test.each(['', ...LANGUAGES, 'zh', 'xx'])('every page of the books in %j', async (language) => {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const url = list(language, page);
      const answer = await readCopy(url);
      const service = await askService(url);
      expect(answer).toEqual(service.count > 0 ? service : null);
      pages = Math.ceil(service.count / 32);
    }
  });

  test.each([[[84]], [[1342, 84, 2701]], [[84, 999_999]]])('the books %j', async (ids) => {
    expect(await readCopy(booksUrl(ids))).toEqual(await askService(booksUrl(ids)));
  });

  test('more books by number than a page has', async () => {
    const url = booksUrl(books.slice(100, 150).map(({ id }) => id));
    const first = await readCopy(url);
    expect(first).toEqual(await askService(url));
    const second = first?.next ?? '';
    expect(await readCopy(second)).toEqual(await askService(second));
  });

  test.each([list('', 24), list('pt', 99), `${booksUrl([84])}&page=2`, booksUrl([999_999])])(
    'no such page, or no books: null: %s',
    async (url) => {
      expect(await askCopy(url)).toBeNull();
    },
  );
});

const META = 'http://localhost/copy/meta.json';
const FIRST_FILE = 'http://localhost/copy/:version/pages/1.json';
const first = list('', 1);

test.each([
  ['description is not there', META, () => new HttpResponse('', { status: 404 })],
  ['description is a page of HTML', META, () => HttpResponse.html('<p>Sign in')],
  ['description is of another form', META, () => HttpResponse.json({ format: 3 })],
  ['description does not come', META, () => HttpResponse.error()],
  ['file gives an error', FIRST_FILE, () => new HttpResponse('[]', { status: 503 })],
  ['file is cut short', FIRST_FILE, () => HttpResponse.text('[[84,"Frank')],
  ['file is of another form', FIRST_FILE, () => HttpResponse.json({ books: [] })],
  ['file has something else for a book', FIRST_FILE, () => HttpResponse.json([[84]])],
])('a copy whose %s gives no answer', async (_, address, response) => {
  server.use(http.get(address, response));
  await expect(askCopy(first)).rejects.toThrow();
});

test('after a deploy an old tab is answered by the new copy', async () => {
  expect((await askCopy(first))?.date).toBe('2026-11-16');
  server.use(copyHost(laterFolder));
  expect(await askCopy(booksUrl([2701]))).toMatchObject({
    date: '2026-11-23',
    data: { results: [{ id: 2701 }] },
  });
});

test.each(['before', 'after'])('cancelled %s it is asked it gives none either', async (when) => {
  const controller = new AbortController();
  if (when === 'before') controller.abort();
  const answer = askCopy(first, controller.signal);
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
