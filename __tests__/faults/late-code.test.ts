import { http, HttpResponse } from 'msw';
import type { CataloguePage } from '@/lib/catalogue/book';
import { requestUrlOf } from '@/lib/catalogue/page-links';
import { askServiceOrCopy } from '@/lib/catalogue/service-or-copy';
import { pageOf, record } from '../support/records';
import { SERVICE, server } from '../support/server';
import { advanceTime, freezeTimers } from '../support/time';
import { found } from './waiting';

// Code that never comes: whoever imports it waits for ever.
jest.mock('@/lib/catalogue/failing-service', () => ({ then: () => undefined }));

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
