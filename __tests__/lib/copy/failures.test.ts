import { http, HttpResponse } from 'msw';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { booksUrl, pageUrl } from '@/lib/catalogue/requests';
import { copyFolder, copyHost, makeCopy } from '../../support/copy-host';
import { recordRequests, server } from '../../support/server';

const folder = copyFolder();
const laterFolder = copyFolder();
const books = readBooks(EMBEDDED_BOOKS);

beforeAll(async () => {
  await makeCopy(folder, books, '2026-11-16');
  await makeCopy(laterFolder, books.slice(1), '2026-11-23');
});

/** A tab of its own: it knows no copy yet. */
async function newTab() {
  jest.resetModules();
  return (await import('@/lib/copy/ask-copy')).askCopy;
}

const first = pageUrl({ search: '', language: '', page: 1 });

test.each([
  ['is not there', () => new HttpResponse('', { status: 404 }), 'missing'],
  ['is a page of HTML', () => HttpResponse.html('<p>Sign in</p>'), 'unreadable'],
  ['is of another form', () => HttpResponse.json({ format: 2 }), 'unreadable'],
  ['gives an error', () => new HttpResponse('', { status: 503 }), 'unreadable'],
  ['cannot be reached', () => HttpResponse.error(), 'network'],
])('a copy whose description %s', async (_, response, kind) => {
  server.use(http.get('http://localhost/copy/meta.json', response));
  const askCopy = await newTab();
  await expect(askCopy(first)).rejects.toMatchObject({ name: 'CopyError', kind });
});

test.each([
  ['cut short', '[[84,"Frank', 'unreadable'],
  ['of another form', '{"books":[]}', 'unreadable'],
  ['with something else for a book', '[[84,"Frankenstein"]]', 'unreadable'],
])('a copy with a file %s', async (_, text, kind) => {
  server.use(
    http.get('http://localhost/copy/:version/pages/1.json', () => HttpResponse.text(text)),
    copyHost(folder),
  );
  const askCopy = await newTab();
  await expect(askCopy(first)).rejects.toMatchObject({ name: 'CopyError', kind });
});

test('an old tab asks for the new copy when a deploy has deleted the files of its own', async () => {
  const askCopy = await newTab();
  server.use(copyHost(folder));
  expect((await askCopy(first)).date).toBe('2026-11-16');
  server.use(copyHost(laterFolder));
  const requests = recordRequests('http://localhost/copy/meta.json');
  const { page, date } = await askCopy(booksUrl([2701]));
  expect({ date, ids: page.results.map(({ id }) => id) }).toEqual({
    date: '2026-11-23',
    ids: [2701],
  });
  expect(requests).toHaveLength(1);
  await askCopy(first);
  expect(requests).toHaveLength(1);
});

test('a file that is missing from the copy of today is asked for once', async () => {
  server.use(
    http.get(
      'http://localhost/copy/:version/pages/1.json',
      () => new HttpResponse('', { status: 404 }),
    ),
    copyHost(folder),
  );
  const askCopy = await newTab();
  const requests = recordRequests('http://localhost/copy/');
  await expect(askCopy(first)).rejects.toMatchObject({ name: 'CopyError', kind: 'missing' });
  expect(requests.filter(({ pathname }) => pathname.endsWith('pages/1.json'))).toHaveLength(1);
  expect(requests.filter(({ pathname }) => pathname.endsWith('meta.json'))).toHaveLength(2);
});

test.each(['before', 'after'])(
  'cancelled %s it is asked: no answer and no error of its own',
  async (when) => {
    server.use(copyHost(folder));
    const askCopy = await newTab();
    const controller = new AbortController();
    if (when === 'before') controller.abort();
    const answer = askCopy(first, controller.signal);
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  },
);
