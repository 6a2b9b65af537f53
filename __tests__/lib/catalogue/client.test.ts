import { HttpResponse } from 'msw';
import { fetchCataloguePage } from '@/lib/catalogue/client';
import { pageUrl } from '@/lib/catalogue/requests';
import { recordRequests, server, serviceAnswers } from '../../support/server';

// How each failure is told on each screen is in __tests__/faults/.

const FIRST = pageUrl({ search: '', language: '', page: 1 });

const failure = (signal?: AbortSignal): Promise<unknown> =>
  fetchCataloguePage(FIRST, signal).then(
    () => 'no failure',
    (error: unknown) => error,
  );

test('a request is a plain GET: no header of its own, no body, nothing that needs a preflight', async () => {
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

const LONG = 'x'.repeat(300);

test.each([
  [404, '{"detail":"Invalid page."}', '{"detail":"Invalid page."}'],
  [503, '', ''],
  [502, ` ${LONG}\n`, LONG],
  [502, `${LONG}x`, `${LONG}…`],
])(
  'an error of the service has its status, HTTP %d, and 300 letters of its text',
  async (status, body, shown) => {
    serviceAnswers(() => new HttpResponse(body, { status }));
    const message = `HTTP ${status} - ${shown}`;
    expect(await failure()).toMatchObject({ kind: 'http', status, message });
  },
);

/** A response whose text breaks off. */
const broken = (status: number) => {
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"count": 1, "results": [')),
    pull: (stream) => stream.error(new TypeError('terminated')),
  });
  return new HttpResponse(body, { status });
};

test.each([
  [200, 'network', 'no answer'],
  [500, 'http', 'HTTP 500 - '],
])('an answer that breaks off half way, HTTP %d, is none', async (status, kind, message) => {
  serviceAnswers(() => broken(status));
  expect(await failure()).toMatchObject({ name: 'CatalogueError', kind, message });
});

test('of an error that is a page only the status is told', async () => {
  serviceAnswers(() => new HttpResponse('<html><h1>Bad gateway</h1></html>', { status: 502 }));
  expect(await failure()).toMatchObject({ kind: 'http', message: 'HTTP 502 - ' });
});

describe('a request that is aborted', () => {
  const aborted = { name: 'AbortError' };

  test('before it leaves does not reach the service', async () => {
    const requests = recordRequests();
    expect(await failure(AbortSignal.abort())).toMatchObject(aborted);
    expect(requests).toEqual([]);
  });

  const never = new Promise<never>(() => undefined);

  test('and fails as well is cancelled, not failed', async () => {
    const controller = new AbortController();
    serviceAnswers(() => {
      controller.abort();
      return new HttpResponse('broken', { status: 500 });
    });
    expect(await failure(controller.signal)).toMatchObject(aborted);
  });

  test.each([200, 500])('while the text of a %d answer is read is as well', async (status) => {
    const controller = new AbortController();
    const endless = new ReadableStream({
      pull() {
        controller.abort();
        return never;
      },
    });
    serviceAnswers(() => new HttpResponse(endless, { status }));
    expect(await failure(controller.signal)).toMatchObject(aborted);
  });
});
