import { readFileSync } from 'node:fs';
import path from 'node:path';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { fakeGutendex } from '@/fake-gutendex/gutendex';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { pageOf } from './records';

export const SERVICE = 'https://gutendex.com';

/** The fake Gutendex, at the address of the public one. */
export const answer = fakeGutendex(readBooks(EMBEDDED_BOOKS));

const publicFolder = path.join(__dirname, '..', '..', 'public');

const NO_TEXTS = { format: 1, books: [] };

/** The network of every test: the service and the site's index of titles, no copy, and no texts. */
export const server = setupServer(
  http.get(`${SERVICE}/*`, ({ request }) => answer(request.url)),
  http.get('http://localhost/search/:file', ({ params }) =>
    HttpResponse.text(readFileSync(path.join(publicFolder, 'search', String(params.file)), 'utf8')),
  ),
  http.get('http://localhost/copy/*', () => new HttpResponse(null, { status: 404 })),
  http.get('http://localhost/texts/index.json', () => HttpResponse.json(NO_TEXTS)),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** From now on the service answers so. */
export const serviceAnswers = (resolver: Parameters<typeof http.get>[1]): void =>
  server.use(http.get(`${SERVICE}/books/`, resolver));

/** From now on the service answers with a page of these records. */
export const serviceHas = (...records: unknown[]): void =>
  serviceAnswers(() => HttpResponse.json(pageOf(records)));

/** The requests from now on to addresses that start with `base`. */
export function recordRequests(base = SERVICE): URL[] {
  const requests: URL[] = [];
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => {
    if (request.url.startsWith(base)) requests.push(new URL(request.url));
  });
  return requests;
}
