import fc from 'fast-check';
import { delay, http, HttpResponse } from 'msw';
import { fetchCataloguePage } from '@/lib/catalogue/client';
import { earlyRequestScript, startEarlyRequest } from '@/lib/catalogue/early-request-script';
import { booksUrl, LANGUAGES, pageUrl } from '@/lib/catalogue/requests';
import { mayBePaused, PAUSE_KEY } from '@/lib/catalogue/service-pause';
import { requestService, silence } from '@/lib/catalogue/service-requests';
import { META_PATH } from '@/lib/copy/early-meta';
import { filePath } from '@/lib/copy/layout';
import { catalogueHref, readBookId, readQuery } from '@/lib/paths';
import { blockStorage } from '../../support/library';
import { recordRequests, SERVICE, server } from '../../support/server';
import { advanceTime, freezeTimers, untilFound } from '../../support/time';

/** Opens the document at an address, as far as its inlined script goes. */
function openDocument(address: string) {
  window.history.replaceState(null, '', address);
  startEarlyRequest(SERVICE, '', LANGUAGES, PAUSE_KEY);
  return window.earlyRequest;
}

/** The same, and the visitor leaves at once. Returns what it asked for. */
function askedAt(address: string) {
  const early = openDocument(address);
  window.earlyRequest = undefined;
  early?.controller.abort();
  return early?.url;
}

const FIRST = pageUrl({ search: '', language: '', page: 1 });

beforeEach(() => {
  window.earlyRequest = undefined;
});

test('it asks for the page that the catalogue will ask for, whatever the address', () => {
  server.use(http.get(`${SERVICE}/books/`, () => HttpResponse.json({})));
  const text = fc.string({ unit: 'grapheme' });
  const parameter = fc.oneof(
    fc.tuple(fc.constantFrom('q', 'cat', 'x'), text),
    fc.tuple(fc.constant('lang'), fc.oneof(fc.constantFrom(...LANGUAGES), text)),
    fc.tuple(fc.constant('page'), fc.oneof(fc.nat().map(String), text)),
  );
  fc.assert(
    fc.property(fc.array(parameter), (parameters) => {
      const query = new URLSearchParams(parameters);
      expect(askedAt(`/?${query}`)).toBe(pageUrl(readQuery(query)));
    }),
  );
});

test.each(['/?shelf=poesia', '/?q=eça&shelf=poesia', '/?shelf=nenhuma'])(
  '%s: the screen asks itself, as the numbers of shelves are not in the document',
  (address) => expect(openDocument(address)).toBeUndefined(),
);

test.each(['/book/84/', '/book/84', '/book/999999999/'])('%s asks for its book', (path) => {
  expect(askedAt(path)).toBe(booksUrl([readBookId(path) ?? 0]));
});

test.each(['/book/_/', '/book/0/', '/book/84x/', '/book/1234567890/', '/auth/', '/profile/', '/x'])(
  '%s asks for nothing',
  (path) => {
    expect(openDocument(path)).toBeUndefined();
  },
);

test('while the service may be left alone it asks for nothing, whatever is stored', () => {
  server.use(http.get(`${SERVICE}/books/`, () => HttpResponse.json({})));
  const now = 1_800_000_000_000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const time = fc.integer({ min: -60_000, max: 60_000 }).map((ahead) => now + ahead);
  const pause = fc.tuple(time, time, fc.nat()).map((numbers) => numbers.join(' '));
  fc.assert(
    fc.property(fc.option(fc.oneof(pause, fc.string())), (text) => {
      localStorage.clear();
      if (text !== null) localStorage.setItem(PAUSE_KEY, text);
      expect(askedAt('/') === undefined).toBe(mayBePaused());
    }),
  );
});

test('without storage it asks', () => {
  const storage = blockStorage();
  const asked = askedAt('/');
  storage.mockRestore();
  expect(asked).toBe(FIRST);
});

test('the client takes its response, once', async () => {
  const requests = recordRequests();
  openDocument(catalogueHref({}));
  const { results } = await fetchCataloguePage(FIRST);
  expect(results).toHaveLength(32);
  expect(requests).toHaveLength(1);
  await fetchCataloguePage(FIRST);
  expect(requests).toHaveLength(2);
});

test('the hooks take it over when they are loaded, before anything is rendered', async () => {
  const early = openDocument('/');
  expect(window.earlyRequest).toBe(early);
  await jest.isolateModulesAsync(async () => {
    await import('@/lib/catalogue/hooks');
    expect(window.earlyRequest).toBeUndefined();
    const { preload } = await import('swr');
    // SWR gives what is being loaded for that key already.
    const page: unknown = await preload(FIRST, () => Promise.reject(new Error('asked again')));
    expect(page).toMatchObject({ count: 705 });
  });
});

test('a failure of it is the client’s, and is not a rejection that nobody handles', async () => {
  server.use(http.get(`${SERVICE}/books/`, () => new HttpResponse('down', { status: 503 })));
  openDocument('/');
  await expect(fetchCataloguePage(FIRST)).rejects.toMatchObject({ status: 503 });
});

test('it is aborted when the client aborts', async () => {
  server.use(http.get(`${SERVICE}/books/`, () => delay('infinite')));
  openDocument('/');
  const controller = new AbortController();
  const page = fetchCataloguePage(FIRST, controller.signal);
  controller.abort();
  await expect(page).rejects.toMatchObject({ name: 'AbortError' });
});

describe('the copy, while the scripts are on their way', () => {
  const LIST = [META_PATH, filePath('5eed', 'pages', 1), filePath('5eed', 'summaries', 1)];
  let asked: string[];

  beforeEach(() => {
    freezeTimers();
    window.earlyMeta = undefined;
    asked = [];
    server.use(
      http.get('http://localhost/copy/*', ({ request }) => {
        asked.push(new URL(request.url).pathname);
        return HttpResponse.json({ version: '5eed' });
      }),
    );
  });
  afterEach(() => {
    window.earlyRequest = undefined;
    jest.useRealTimers();
  });

  const answerWith = (response: () => Response | Promise<Response>) =>
    server.use(http.get(`${SERVICE}/books/`, response));
  const never = () => new Promise<Response>(() => undefined);
  const expectAsked = async (paths: readonly string[]) => {
    await untilFound(() => (asked.length >= paths.length ? asked : null));
    await advanceTime(3_000);
    expect(asked).toEqual(paths);
  };

  test('is asked for after a second of silence', async () => {
    answerWith(never);
    openDocument('/');
    await advanceTime(999);
    expect(asked).toEqual([]);
    await advanceTime(1);
    await expectAsked(LIST);
  });

  test.each([
    ['a failure', () => new HttpResponse('down', { status: 503 })],
    ['no connection', () => HttpResponse.error()],
  ])('is asked for at once after %s', async (_, response) => {
    answerWith(response);
    openDocument('/?page=1');
    await untilFound(() => (asked.length ? asked : null));
    await expectAsked(LIST);
  });

  test.each(['/?q=machado', '/?lang=pt', '/?page=999', '/book/84/'])(
    '%s: only its description, which says what other files there are',
    async (address) => {
      answerWith(never);
      openDocument(address);
      await advanceTime(1_000);
      await expectAsked([META_PATH]);
    },
  );

  test('is not asked for when the service answers, or the scripts are there', async () => {
    answerWith(() => HttpResponse.json({}));
    await openDocument('/')?.response;
    await expectAsked([]);
    answerWith(never);
    openDocument('/');
    window.earlyRequest = undefined;
    await expectAsked([]);
  });

  test('is asked for once when the service is silent and then fails', async () => {
    let fail: () => void = () => undefined;
    answerWith(
      () =>
        new Promise((resolve) => {
          fail = () => resolve(new HttpResponse('down', { status: 502 }));
        }),
    );
    const early = openDocument('/');
    await advanceTime(1_000);
    await untilFound(() => (asked.length === LIST.length ? asked : null));
    fail();
    await early?.response;
    await expectAsked(LIST);
  });

  test('its failure is no rejection that nobody handles', async () => {
    answerWith(never);
    server.use(http.get(`http://localhost${META_PATH}`, () => HttpResponse.error()));
    openDocument('/');
    await advanceTime(1_000);
    await expect(window.earlyMeta).rejects.toThrow();
  });
});

test('the inlined script is the same text for every page, and uses nothing from outside', () => {
  window.history.replaceState(null, '', '/?q=machado');
  // As the browser runs it: with globals only.
  new Function(earlyRequestScript())();
  const early = window.earlyRequest;
  window.earlyRequest = undefined;
  early?.controller.abort();
  expect(early?.url).toBe(pageUrl({ search: 'machado', language: '', page: 1 }));
  expect(earlyRequestScript()).toBe(earlyRequestScript());
});

test('an answer that was there before the scripts is no silence, however late they are', async () => {
  let end: () => void = () => undefined;
  server.use(
    http.get(`${SERVICE}/books/`, () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          end = () => {
            controller.enqueue(new TextEncoder().encode('{"count":0,"results":[]}'));
            controller.close();
          };
        },
      });
      return new HttpResponse(body);
    }),
  );
  const early = openDocument('/');
  await early?.response;
  window.earlyRequest = early && {
    ...early,
    sentAt: early.sentAt === undefined ? undefined : early.sentAt - 3_000,
  };
  const request = requestService(FIRST);
  const first = Promise.race([request.page, silence(request, 1_000)]);
  // The body is read in tasks of its own.
  setTimeout(end, 10);
  expect(await first).toMatchObject({ count: 0 });
});
