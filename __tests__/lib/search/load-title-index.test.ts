import { http, HttpResponse } from 'msw';
import manifest from '@/lib/search/title-index-manifest.json';
import { recordRequests, server } from '../../support/server';

const FILE = `http://localhost/search/${manifest.file}`;

/** The loader as in a page that was just opened: nothing is loaded yet. */
async function openPage() {
  jest.resetModules();
  return import('@/lib/search/load-title-index');
}

test('loads the index that comes with the site when it is first asked for, once', async () => {
  const requests = recordRequests('http://');
  const { loadTitleIndex } = await openPage();
  expect(requests).toEqual([]);
  const [index, other] = await Promise.all([loadTitleIndex(), loadTitleIndex()]);
  expect(other).toBe(index);
  expect(await loadTitleIndex()).toBe(index);
  expect(requests.map(String)).toEqual([FILE]);
  expect(index.search('brás cubas')[0]).toMatchObject({
    id: 54829,
    title: 'Memorias Posthumas de Braz Cubas',
    authors: ['Machado de Assis'],
  });
});

test('lets the page answer while the words are read', async () => {
  const { loadTitleIndex } = await openPage();
  // A processor on which a text takes a millisecond.
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now++);
  let turns = 0;
  const turn = setInterval(() => turns++);
  await loadTitleIndex();
  clearInterval(turn);
  expect(turns).toBeGreaterThan(20);
});

test('requests the index under the base path', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: '/bookshelfs' });
  const { TITLES_PATH } = await openPage();
  expect(TITLES_PATH).toBe(`/bookshelfs/search/${manifest.file}`);
});

test.each([
  ['an error', () => new HttpResponse('gone', { status: 404 }), 'HTTP 404'],
  ['a page', () => HttpResponse.html('<!doctype html>'), ''],
  ['an index of another version', () => HttpResponse.json({ version: 1 }), 'not in the form'],
  ['nothing', () => HttpResponse.json(null), 'not in the form expected'],
  ['no answer', () => HttpResponse.error(), ''],
])('after %s the next call tries again', async (_, answer, message) => {
  server.use(http.get(FILE, answer, { once: true }));
  const { loadTitleIndex } = await openPage();
  await expect(loadTitleIndex()).rejects.toThrow(message);
  expect((await loadTitleIndex()).search('dom casmurro')[0]?.id).toBe(55752);
});
