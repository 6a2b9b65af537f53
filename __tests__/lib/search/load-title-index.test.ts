import { http, HttpResponse } from 'msw';
import manifest from '@/lib/search/title-index-manifest.json';
import { recordRequests, server } from '../../support/server';

const FILE = `http://localhost/search/${manifest.file}`;

/** The loader as in a page that was just opened: nothing is loaded yet. */
async function openPage() {
  jest.resetModules();
  return import('@/lib/search/load-title-index');
}

afterEach(() => jest.dontMock('@/lib/environment.mjs'));

test('loads the index that comes with the site', async () => {
  const { loadTitleIndex } = await openPage();
  const index = await loadTitleIndex();
  expect(index.search('brás cubas')[0]).toMatchObject({
    id: 54829,
    title: 'Memorias Posthumas de Braz Cubas',
    authors: ['Machado de Assis'],
  });
});

test('the page answers while the words are read', async () => {
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

test('requests nothing before it is called, and then the index once', async () => {
  const requests = recordRequests('http://');
  const { loadTitleIndex } = await openPage();
  expect(requests).toEqual([]);
  const [one, other] = await Promise.all([loadTitleIndex(), loadTitleIndex()]);
  expect(other).toBe(one);
  expect(await loadTitleIndex()).toBe(one);
  expect(requests.map(String)).toEqual([FILE]);
});

test('requests the index under the base path', async () => {
  jest.doMock('@/lib/environment.mjs', () => ({ BASE_PATH: '/bookshelfs' }));
  server.use(
    http.get(`http://localhost/bookshelfs/search/${manifest.file}`, () =>
      HttpResponse.json({
        version: 2,
        authors: [],
        ids: [],
        titles: [],
        authorsOf: [],
        mixed: [],
        today: {},
        knownBooks: [],
        knownNames: [],
        authorNames: {},
      }),
    ),
  );
  const { loadTitleIndex, TITLES_PATH } = await openPage();
  expect(TITLES_PATH).toBe(`/bookshelfs/search/${manifest.file}`);
  expect((await loadTitleIndex()).search('brás cubas')).toEqual([]);
});

test.each([
  ['an error', () => new HttpResponse('gone', { status: 404 }), 'HTTP 404'],
  ['a page', () => HttpResponse.html('<!doctype html>'), ''],
  ['something else', () => HttpResponse.json(['brás cubas']), 'not in the form expected'],
  ['an index of another version', () => HttpResponse.json({ version: 1 }), 'not in the form'],
  ['nothing', () => HttpResponse.json(null), 'not in the form expected'],
  ['no answer', () => HttpResponse.error(), ''],
])('after %s the next call tries again', async (_, answer, message) => {
  server.use(http.get(FILE, answer, { once: true }));
  const { loadTitleIndex } = await openPage();
  await expect(loadTitleIndex()).rejects.toThrow(message);
  expect((await loadTitleIndex()).search('dom casmurro')[0]?.id).toBe(55752);
});
