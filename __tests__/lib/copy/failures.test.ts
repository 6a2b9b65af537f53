import { http, HttpResponse } from 'msw';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { booksUrl, pageUrl } from '@/lib/catalogue/requests';
import { copyFolder, copyHost, makeCopy } from '../../support/copy-host';
import { recordRequests, server } from '../../support/server';

const META = 'http://localhost/copy/meta.json';
const FIRST_FILE = 'http://localhost/copy/:version/pages/1.json';
const first = pageUrl({ search: '', language: '', page: 1 });

const folder = copyFolder();
const laterFolder = copyFolder();
const books = readBooks(EMBEDDED_BOOKS);

beforeAll(async () => {
  await makeCopy(folder, books, '2026-11-16');
  await makeCopy(laterFolder, books.slice(1), '2026-11-23');
});
beforeEach(() => server.use(copyHost(folder)));

/** A tab of its own: it knows no copy yet. */
async function newTab() {
  jest.resetModules();
  return (await import('@/lib/copy/ask-copy')).askCopy;
}

test.each([
  ['description is not there', META, () => new HttpResponse('', { status: 404 }), 'missing'],
  ['description is a page of HTML', META, () => HttpResponse.html('<p>Sign in'), 'unreadable'],
  ['description is of another form', META, () => HttpResponse.json({ format: 2 }), 'unreadable'],
  ['description gives an error', META, () => new HttpResponse('', { status: 503 }), 'unreadable'],
  ['description does not come', META, () => HttpResponse.error(), 'network'],
  ['file is cut short', FIRST_FILE, () => HttpResponse.text('[[84,"Frank'), 'unreadable'],
  ['file is of another form', FIRST_FILE, () => HttpResponse.json({ books: [] }), 'unreadable'],
  ['file has something else for a book', FIRST_FILE, () => HttpResponse.json([[84]]), 'unreadable'],
])('a copy whose %s', async (_, address, response, kind) => {
  server.use(http.get(address, response));
  const askCopy = await newTab();
  await expect(askCopy(first)).rejects.toMatchObject({ name: 'CopyError', kind });
});

test('an old tab asks for the new copy when a deploy has deleted the files of its own', async () => {
  const askCopy = await newTab();
  expect((await askCopy(first))?.date).toBe('2026-11-16');
  server.use(copyHost(laterFolder));
  const requests = recordRequests(META);
  expect(await askCopy(booksUrl([2701]))).toMatchObject({
    date: '2026-11-23',
    data: { results: [{ id: 2701 }] },
  });
  await askCopy(first);
  expect(requests).toHaveLength(1);
});

test('a file that is missing from the copy of today is asked for once', async () => {
  server.use(http.get(FIRST_FILE, () => new HttpResponse('', { status: 404 })));
  const askCopy = await newTab();
  const requests = recordRequests('http://localhost/copy/');
  await expect(askCopy(first)).rejects.toMatchObject({ name: 'CopyError', kind: 'missing' });
  const times = (end: string) => requests.filter(({ pathname }) => pathname.endsWith(end)).length;
  expect([times('pages/1.json'), times('meta.json')]).toEqual([1, 2]);
});

test.each(['before', 'after'])(
  'cancelled %s it is asked: no answer and no error of its own',
  async (when) => {
    const askCopy = await newTab();
    const controller = new AbortController();
    if (when === 'before') controller.abort();
    const answer = askCopy(first, controller.signal);
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  },
);
