import { act, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { recordRequests, SERVICE, server } from '../support/server';

const skeletons = () => document.querySelectorAll('[data-skeleton]').length;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

const answering = (resolver: Parameters<typeof http.get>[1]) =>
  server.use(http.get(`${SERVICE}/books/`, resolver));
const found = () => HttpResponse.json(pageOf([record({ title: 'Achado' })]));

test('14 skeletons are shown for at least 500 ms, and their end is announced', async () => {
  answering(found);
  renderScreen(<CatalogueScreen />, { fakeTimers: true });
  expect(skeletons()).toBe(14);
  expect(screen.getByText('Carregando livros…')).toBeVisible();
  await pass(499);
  expect(skeletons()).toBe(14);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await pass(1);
  expect(await screen.findByRole('article')).toBeVisible();
  expect(skeletons()).toBe(0);
  expect(screen.getByText('1 livro encontrado')).toBeVisible();
});

test('the skeleton stays as long as the answer takes', async () => {
  answering(async () => {
    await delay(3000);
    return found();
  });
  renderScreen(<CatalogueScreen />, { fakeTimers: true });
  await pass(2900);
  expect(skeletons()).toBe(14);
  await pass(200);
  expect(await screen.findByRole('article')).toBeVisible();
});

test('a failure is told above an empty grid, and can be tried again', async () => {
  let broken = true;
  answering(() => (broken ? new HttpResponse('Service down', { status: 400 }) : found()));
  const { visitor } = renderScreen(<CatalogueScreen />, { fakeTimers: true });
  await pass(1000);
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro: HTTP 400 - Service down');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  broken = false;
  await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(skeletons()).toBe(14);
  expect(screen.getByRole('heading', { name: 'Resultados' })).toHaveFocus();
  await pass(1000);
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a refusal (4xx) is not asked again by itself', async () => {
  answering(() => new HttpResponse('no', { status: 403 }));
  const requests = recordRequests();
  renderScreen(<CatalogueScreen />, { fakeTimers: true });
  await pass(10 * 60_000);
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro: HTTP 403 - no');
  expect(requests).toHaveLength(1);
});

test('too many requests (429) waits as long as the service says, then asks again', async () => {
  let busy = true;
  answering(() =>
    busy ? new HttpResponse('busy', { status: 429, headers: { 'Retry-After': '30' } }) : found(),
  );
  const requests = recordRequests();
  renderScreen(<CatalogueScreen />, { fakeTimers: true });
  await pass(1000);
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro: HTTP 429 - busy');
  busy = false;
  await pass(28_000);
  expect(requests).toHaveLength(1);
  await pass(2_000);
  expect(await screen.findByRole('article')).toBeVisible();
  expect(requests).toHaveLength(2);
});

test('a service that is down is asked again ever more slowly, and not for ever', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  answering(() => new HttpResponse('down', { status: 503 }));
  const requests = recordRequests();
  renderScreen(<CatalogueScreen />, { fakeTimers: true });
  await pass(2_500);
  expect(requests).toHaveLength(2);
  await pass(3_900);
  expect(requests).toHaveLength(3);
  await pass(60 * 60_000);
  expect(requests).toHaveLength(5);
});

test('pages that failed together do not ask again together', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.96);
  answering(() => new HttpResponse('down', { status: 503 }));
  const requests = recordRequests();
  renderScreen(<CatalogueScreen />, { fakeTimers: true });
  await pass(2_300);
  expect(requests).toHaveLength(1);
  await pass(300);
  expect(requests).toHaveLength(2);
});

test('with no connection it says so, and goes on by itself when there is one', async () => {
  let offline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !offline);
  answering(() => (offline ? HttpResponse.error() : found()));
  renderScreen(<CatalogueScreen />, { fakeTimers: true });
  await pass(1000);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Erro: Você está sem conexão com a internet.',
  );
  offline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(1000);
  await waitFor(() => expect(screen.getByRole('article')).toBeVisible());
});

test('coming back to the window asks nothing', async () => {
  answering(found);
  renderScreen(<CatalogueScreen />, { fakeTimers: true });
  await pass(1000);
  await screen.findByRole('article');
  const requests = recordRequests();
  act(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await pass(60_000);
  expect(requests).toEqual([]);
});
