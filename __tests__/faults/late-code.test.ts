import { http, HttpResponse } from 'msw';
import type { CataloguePage } from '@/lib/catalogue/book';
import { requestUrlOf } from '@/lib/catalogue/page-links';
import { askServiceOrCopy, leave } from '@/lib/catalogue/service-or-copy';
import { pageOf, record } from '../support/records';
import { SERVICE, server } from '../support/server';
import { advanceTime, freezeTimers } from '../support/time';
import { found } from './waiting';

// Whoever imports this code waits until a test lets it come.
let mockArrival = () => {};
jest.mock('@/lib/catalogue/failing-service', () => ({
  then: (resolve: (code: unknown) => void) => {
    mockArrival = () => resolve(jest.requireActual('@/lib/catalogue/failing-service'));
  },
}));

afterEach(() => jest.useRealTimers());

test('a service that answers after a second is not kept waiting by the code for silent ones', async () => {
  let answer = () => {};
  const allowed = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get('*/copy/meta.json', () => HttpResponse.json({})),
    http.get(`${SERVICE}/books/`, async () => {
      await allowed;
      return HttpResponse.json(pageOf([record({ title: 'Do serviço' })]));
    }),
  );
  freezeTimers();
  const url = requestUrlOf({ search: '', language: '', page: 1 });
  let page: CataloguePage | undefined;
  void askServiceOrCopy(url, false, jest.fn()).then((answered) => (page = answered));
  await advanceTime(1_500);
  expect(page).toBeUndefined();
  answer();
  const { results } = await found(() => page ?? null);
  expect(results.map(({ title }) => title)).toEqual(['Do serviço']);
});

test('code that comes when nobody waits any more asks for nothing', async () => {
  globalThis.earlyMeta = undefined;
  const asked: string[] = [];
  server.use(
    http.get(`${SERVICE}/books/`, () => new Promise<never>(() => undefined)),
    http.get('*/copy/*', ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return HttpResponse.json({});
    }),
  );
  freezeTimers();
  const url = requestUrlOf({ search: '', language: '', page: 2 });
  const answer = askServiceOrCopy(url, false, jest.fn());
  await advanceTime(1_000);
  await found(() => asked[0] ?? null);
  leave(url);
  mockArrival();
  await expect(answer).resolves.toBeUndefined();
  await advanceTime(10_000);
  expect(asked).toEqual(['/copy/meta.json']);
});
