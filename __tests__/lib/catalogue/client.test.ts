import { HttpResponse, http } from 'msw';
import { fetchCataloguePage } from '@/lib/catalogue/client';
import { CatalogueError } from '@/lib/catalogue/errors';
import { booksUrl, pageUrl } from '@/lib/catalogue/requests';
import { SERVICE, answer, recordRequests, server } from '../../support/server';

const FIRST = pageUrl({ search: '', language: '', page: 1 });

/** The service answers with this from here on. */
const serve = (respond: () => Response | Promise<Response>) =>
  server.use(http.get(`${SERVICE}/*`, respond));
const failure = (url = FIRST, signal?: AbortSignal): Promise<unknown> =>
  fetchCataloguePage(url, signal).then(
    () => 'no failure',
    (error: unknown) => error,
  );

describe('a request', () => {
  test('gives a page of books', async () => {
    const page = await fetchCataloguePage(pageUrl({ search: '', language: 'pt', page: 2 }));
    expect(page.number).toBe(2);
    expect(page.results).toHaveLength(32);
    expect(page.results.every(({ languages }) => languages.includes('pt'))).toBe(true);
    expect(page.next).toBe(pageUrl({ search: '', language: 'pt', page: 3 }));
  });

  test('gives one book', async () => {
    const page = await fetchCataloguePage(booksUrl([84]));
    expect(page).toMatchObject({ count: 1, number: 1, results: [{ id: 84 }] });
  });

  test('is a plain GET: no header of its own, no body, nothing that needs a preflight', async () => {
    const requests: Request[] = [];
    server.events.on('request:start', ({ request }) => requests.push(request));
    const fetching = jest.spyOn(globalThis, 'fetch');
    await fetchCataloguePage(FIRST);
    server.events.removeAllListeners();

    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'GET', url: FIRST, body: null });
    expect([...(requests[0]?.headers.keys() ?? [])]).toEqual([]);
    expect(fetching).toHaveBeenCalledTimes(1);
    expect(fetching.mock.calls[0]?.[1]).not.toHaveProperty('headers');
  });

  test('follows a redirect of the service', async () => {
    const page = await fetchCataloguePage(`${SERVICE}/books?ids=84`);
    expect(page.results[0]?.id).toBe(84);
  });

  test('refuses what another origin answers after a redirect', async () => {
    server.use(
      http.get(`${SERVICE}/books/`, () =>
        HttpResponse.redirect('https://elsewhere.example/books/?page=1'),
      ),
      http.get('https://elsewhere.example/books/', () => answer(FIRST)),
    );
    expect(await failure()).toMatchObject({ kind: 'invalid' });
  });
});

describe('an error of the service', () => {
  test.each([
    [404, '{"detail":"Invalid page."}'],
    [429, 'Too Many Requests'],
    [500, 'Server Error (500)'],
    [503, ''],
  ])('HTTP %d - %s', async (status, body) => {
    serve(() => new HttpResponse(body, { status }));
    const error = await failure();
    expect(error).toBeInstanceOf(CatalogueError);
    expect(error).toMatchObject({ kind: 'http', status, message: `HTTP ${status} - ${body}` });
  });

  test('is told as it came for a page out of range', async () => {
    const error = await failure(pageUrl({ search: '', language: '', page: 9999 }));
    expect(error).toMatchObject({
      kind: 'http',
      status: 404,
      message: 'HTTP 404 - {"detail":"Invalid page."}',
    });
  });

  test.each([
    [300, 'x'.repeat(300)],
    [301, `${'x'.repeat(300)}…`],
    [100_000, `${'x'.repeat(300)}…`],
  ])('of %d characters is cut at 300', async (length, shown) => {
    serve(() => new HttpResponse(` ${'x'.repeat(length)}\n`, { status: 502 }));
    expect(await failure()).toMatchObject({ message: `HTTP 502 - ${shown}` });
  });

  test('whose text breaks off is told by its status', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new Error('reset')),
    });
    serve(() => new HttpResponse(broken, { status: 500 }));
    expect(await failure()).toMatchObject({ kind: 'http', status: 500, message: 'HTTP 500 - ' });
  });

  test.each(['120', null])('keeps its Retry-After %j', async (value) => {
    const headers = new Headers(value === null ? {} : { 'Retry-After': value });
    serve(() => new HttpResponse('slow down', { status: 429, headers }));
    expect(await failure()).toMatchObject({ status: 429, retryAfter: value });
  });
});

describe('no answer', () => {
  const noAnswer = () => serve(() => HttpResponse.error());

  test('while online is told as the service’s trouble', async () => {
    noAnswer();
    const error = await failure();
    expect(error).toBeInstanceOf(CatalogueError);
    expect(error).toMatchObject({
      kind: 'network',
      status: null,
      message: 'Não foi possível falar com o catálogo. Tente de novo em instantes.',
      cause: expect.objectContaining({ name: 'TypeError' }),
    });
  });

  test('while offline is told as such', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    noAnswer();
    expect(await failure()).toMatchObject({
      kind: 'network',
      message: 'Você está sem conexão com a internet.',
    });
  });

  test('to the end, the connection lost half way, is no answer', async () => {
    const text = new TextEncoder();
    const halfWay = new ReadableStream({
      start(controller) {
        controller.enqueue(text.encode('{"count": 1, "results": ['));
      },
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    serve(() => new HttpResponse(halfWay));
    expect(await failure()).toMatchObject({ kind: 'network' });
  });
});

describe('an answer that is not the service’s', () => {
  // Node's own Response throws a SyntaxError that is not the one of jest's sandbox; a browser has one.
  beforeEach(() => {
    jest.spyOn(Response.prototype, 'json').mockImplementation(async function (this: Response) {
      return JSON.parse(await this.text()) as unknown;
    });
  });

  test.each([
    '{"count":1,"results":',
    '<!doctype html><title>Wi-Fi</title>',
    '',
    '{}',
    '[]',
    'null',
    '{"count":1,"results":{}}',
  ])('%j is told as such', async (body) => {
    serve(() => new HttpResponse(body));
    const error = await failure();
    expect(error).toBeInstanceOf(CatalogueError);
    expect(error).toMatchObject({
      kind: 'invalid',
      status: null,
      message: 'O catálogo respondeu algo que não entendemos.',
    });
  });
});

describe('a cancelled request', () => {
  const aborted = { name: 'AbortError' };

  test('that was cancelled before does not reach the service', async () => {
    const requests = recordRequests();
    const error = await failure(FIRST, AbortSignal.abort());
    expect(error).toBeInstanceOf(DOMException);
    expect(error).toMatchObject(aborted);
    expect(requests).toEqual([]);
  });

  test('is an AbortError, whatever the reason given', async () => {
    const error = await failure(FIRST, AbortSignal.abort(new Error('another search')));
    expect(error).toMatchObject(aborted);
  });

  test('does not wait for an answer that never comes', async () => {
    const controller = new AbortController();
    serve(() => {
      controller.abort();
      return new Promise<Response>(() => undefined);
    });
    expect(await failure(FIRST, controller.signal)).toMatchObject(aborted);
  });

  test.each([200, 500])('while the text of a %d answer is read', async (status) => {
    const controller = new AbortController();
    const endless = new ReadableStream({
      start(stream) {
        controller.signal.addEventListener('abort', () => stream.error(controller.signal.reason));
      },
      pull: () => controller.abort(),
    });
    serve(() => new HttpResponse(endless, { status }));
    expect(await failure(FIRST, controller.signal)).toMatchObject(aborted);
  });

  test('that failed as well is cancelled, not failed', async () => {
    const controller = new AbortController();
    serve(() => {
      controller.abort();
      return new HttpResponse('broken', { status: 500 });
    });
    expect(await failure(FIRST, controller.signal)).toMatchObject(aborted);
  });

  test('is none while the signal is quiet', async () => {
    const page = await fetchCataloguePage(booksUrl([84]), new AbortController().signal);
    expect(page.results).toHaveLength(1);
  });
});
