import { http, HttpResponse } from 'msw';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { pageUrl } from '@/lib/catalogue/requests';
import { askServiceOrCopy } from '@/lib/catalogue/service-or-copy';
import { requestMetaEarly } from '@/lib/copy/early-meta';
import { fetchCopyMeta } from '@/lib/copy/meta';
import { copyFolder, copyHost, makeCopy } from '../../support/copy-host';
import { recordRequests, SERVICE, server } from '../../support/server';

const META = 'http://localhost/copy/meta.json';
const folder = copyFolder();

beforeAll(() => makeCopy(folder, readBooks(EMBEDDED_BOOKS)));
beforeEach(() => server.use(copyHost(folder)));

test('when the service fails the copy’s description is asked for once', async () => {
  server.use(http.get(`${SERVICE}/books/`, () => HttpResponse.error()));
  const requests = recordRequests(META);
  const url = pageUrl({ search: '', language: '', page: 1 });
  const page = await askServiceOrCopy(url, false, jest.fn());
  expect(page?.copy).toBeDefined();
  expect(requests).toHaveLength(1);
});

test('a later reader asks anew: the host may have another copy by then', async () => {
  const requests = recordRequests(META);
  requestMetaEarly();
  await fetchCopyMeta();
  expect(requests).toHaveLength(1);
  await fetchCopyMeta();
  expect(requests).toHaveLength(2);
});

test('a failure of it is its reader’s, and is not a rejection that nobody handles', async () => {
  server.use(http.get(META, () => HttpResponse.error()));
  requestMetaEarly();
  await expect(fetchCopyMeta()).rejects.toMatchObject({ name: 'CopyError', kind: 'network' });
});

test('whoever comes after its failure asks anew', async () => {
  server.use(http.get(META, () => HttpResponse.error()));
  requestMetaEarly();
  // A request that left after it, and fails in the same way, ends after it.
  await expect(fetch(META)).rejects.toThrow();
  server.use(copyHost(folder));
  await expect(fetchCopyMeta()).resolves.toMatchObject({ books: 705 });
});

test('what the document asked for long ago may be of a copy that the host has replaced', async () => {
  const meta: unknown = await (await fetch(META)).json();
  const replaced = { ...Object(meta), version: '0123456789ab' };
  globalThis.earlyMeta = Promise.resolve(Response.json(replaced));
  // As in a document whose service has not failed before.
  jest.resetModules();
  const { askCopy } = await import('@/lib/copy/ask-copy');
  const { page } = await askCopy(pageUrl({ search: '', language: '', page: 1 }));
  expect(page.results).toHaveLength(32);
});
