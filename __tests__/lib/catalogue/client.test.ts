import { HttpResponse, http } from 'msw';
import { fetchCataloguePage } from '@/lib/catalogue/client';
import { pageUrl } from '@/lib/catalogue/requests';
import { SERVICE, recordRequests, server } from '../../support/server';

// How each failure is told on each screen is in __tests__/faults/.

const FIRST = pageUrl({ search: '', language: '', page: 1 });

/** The service answers with this from here on. */
const serve = (respond: () => Response | Promise<Response>) =>
  server.use(http.get(`${SERVICE}/*`, respond));
const failure = (signal?: AbortSignal): Promise<unknown> =>
  fetchCataloguePage(FIRST, signal).then(
    () => 'no failure',
    (error: unknown) => error,
  );

describe('a request', () => {
  test('is a plain GET: no header of its own, no body, nothing that needs a preflight', async () => {
    const requests: Request[] = [];
    server.events.on('request:start', ({ request }) => requests.push(request));
    const fetching = jest.spyOn(globalThis, 'fetch');
    await fetchCataloguePage(FIRST);
    server.events.removeAllListeners();

    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'GET', url: FIRST, body: null });
    expect([...(requests[0]?.headers.keys() ?? [])]).toEqual([]);
    expect(fetching.mock.calls[0]?.[1]).not.toHaveProperty('headers');
  });

  test('follows a redirect of the service', async () => {
    const page = await fetchCataloguePage(`${SERVICE}/books?page=2&languages=pt`);
    expect(page.number).toBe(2);
    expect(page.results).toHaveLength(32);
    expect(page.next).toBe(pageUrl({ search: '', language: 'pt', page: 3 }));
  });
});

describe('an error of the service', () => {
  const LONG = 'x'.repeat(300);

  test.each([
    [404, '{"detail":"Invalid page."}', '{"detail":"Invalid page."}'],
    [503, '', ''],
    [502, ` ${LONG}\n`, LONG],
    [502, `${LONG}x`, `${LONG}…`],
    [502, LONG.repeat(400), `${LONG}…`],
  ])('has its status, HTTP %d, and 300 letters of its text', async (status, body, shown) => {
    serve(() => new HttpResponse(body, { status }));
    expect(await failure()).toMatchObject({
      name: 'CatalogueError',
      kind: 'http',
      status,
      message: `HTTP ${status} - ${shown}`,
    });
  });

  test('has its status alone when its text breaks off', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new Error('reset')),
    });
    serve(() => new HttpResponse(broken, { status: 500 }));
    expect(await failure()).toMatchObject({ kind: 'http', status: 500, message: 'HTTP 500 - ' });
  });
});

test('an answer that breaks off half way is none', async () => {
  const halfWay = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"count": 1, "results": [')),
    pull: (stream) => stream.error(new TypeError('terminated')),
  });
  serve(() => new HttpResponse(halfWay));
  expect(await failure()).toMatchObject({
    name: 'CatalogueError',
    kind: 'network',
    message: 'Não foi possível falar com o catálogo. Tente de novo em instantes.',
  });
});

describe('a request that is aborted', () => {
  const aborted = { name: 'AbortError' };

  test('before it leaves does not reach the service', async () => {
    const requests = recordRequests();
    const error = await failure(AbortSignal.abort(new Error('another search')));
    expect(error).toBeInstanceOf(DOMException);
    expect(error).toMatchObject(aborted);
    expect(requests).toEqual([]);
  });

  test.each([
    ['before an answer that never comes', () => new Promise<Response>(() => undefined)],
    ['and fails as well', () => new HttpResponse('broken', { status: 500 })],
  ])('%s is cancelled, not failed', async (_, respond) => {
    const controller = new AbortController();
    serve(() => {
      controller.abort();
      return respond();
    });
    expect(await failure(controller.signal)).toMatchObject(aborted);
  });

  test.each([200, 500])('while the text of a %d answer is read is as well', async (status) => {
    const controller = new AbortController();
    const endless = new ReadableStream({
      start(stream) {
        controller.signal.addEventListener('abort', () => stream.error(controller.signal.reason));
      },
      pull: () => controller.abort(),
    });
    serve(() => new HttpResponse(endless, { status }));
    expect(await failure(controller.signal)).toMatchObject(aborted);
  });
});
