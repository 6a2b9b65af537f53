import { http, HttpResponse } from 'msw';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { booksUrl, pageUrl } from '@/lib/catalogue/requests';
import { askCopy } from '@/lib/copy/ask-copy';
import { copyFolder, copyHost, makeCopy } from '../../support/copy-host';
import { server } from '../../support/server';

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
