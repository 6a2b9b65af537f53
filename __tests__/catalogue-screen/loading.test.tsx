import { act, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { recordRequests, SERVICE, server } from '../support/server';
import { advanceTime, freezeTimers } from '../support/time';

const skeletons = () => document.querySelectorAll('[data-skeleton]').length;

beforeEach(() => freezeTimers());
afterEach(() => jest.useRealTimers());

const answering = (resolver: Parameters<typeof http.get>[1]) =>
  server.use(http.get(`${SERVICE}/books/`, resolver));
const found = () => HttpResponse.json(pageOf([record({ title: 'Achado' })]));

test('14 skeletons are shown for at least 500 ms, and their end is announced', async () => {
  answering(found);
  renderScreen(<CatalogueScreen />, { fakeTimers: true });
  expect(skeletons()).toBe(14);
  expect(screen.getByText('Carregando livros…')).toBeVisible();
  await advanceTime(499);
  expect(skeletons()).toBe(14);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await advanceTime(1);
  expect(await screen.findByRole('article')).toBeVisible();
  expect(skeletons()).toBe(0);
  expect(screen.getByText('1 livro encontrado')).toBeVisible();
});

test('the skeleton is shown until the response', async () => {
  answering(async () => {
    await delay(3000);
    return found();
  });
  renderScreen(<CatalogueScreen />, { fakeTimers: true });
  await advanceTime(2900);
  expect(skeletons()).toBe(14);
  await advanceTime(200);
  expect(await screen.findByRole('article')).toBeVisible();
});

test('an error is shown in place of the cards, and can be retried', async () => {
  let broken = true;
  answering(() => (broken ? new HttpResponse('Service down', { status: 400 }) : found()));
  const { visitor } = renderScreen(<CatalogueScreen />, { fakeTimers: true });
  await advanceTime(1000);
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro: HTTP 400 - Service down');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  broken = false;
  await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(skeletons()).toBe(14);
  expect(screen.getByRole('heading', { name: 'Resultados' })).toHaveFocus();
  await advanceTime(1000);
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a 4xx error is not retried automatically', async () => {
  answering(() => new HttpResponse('no', { status: 403 }));
  const requests = recordRequests();
  renderScreen(<CatalogueScreen />, { fakeTimers: true });
  await advanceTime(10 * 60_000);
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro: HTTP 403 - no');
  expect(requests).toHaveLength(1);
});

test('HTTP 429 is retried after the time in Retry-After', async () => {
  let busy = true;
  answering(() =>
    busy ? new HttpResponse('busy', { status: 429, headers: { 'Retry-After': '30' } }) : found(),
  );
  const requests = recordRequests();
  renderScreen(<CatalogueScreen />, { fakeTimers: true });
  await advanceTime(1000);
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro: HTTP 429 - busy');
  busy = false;
  await advanceTime(28_000);
  expect(requests).toHaveLength(1);
  await advanceTime(2_000);
  expect(await screen.findByRole('article')).toBeVisible();
  expect(requests).toHaveLength(2);
});

test('a 5xx is asked three times with growing delays, then slowly for as long as the page is visible', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  answering(() => new HttpResponse('down', { status: 503 }));
  const requests = recordRequests();
  renderScreen(<CatalogueScreen />, { fakeTimers: true });
  await advanceTime(2_500);
  expect(requests).toHaveLength(2);
  await advanceTime(3_900);
  expect(requests).toHaveLength(3);
  await advanceTime(29_000);
  expect(requests).toHaveLength(3);
  await advanceTime(10 * 60_000);
  expect(requests.length).toBeGreaterThanOrEqual(3 + 10);
  expect(requests.length).toBeLessThanOrEqual(3 + 20);
  const before = requests.length;
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await advanceTime(10 * 60_000);
  expect(requests).toHaveLength(before);
});

test('requests that failed together are not retried together', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.96);
  answering(() => new HttpResponse('down', { status: 503 }));
  const requests = recordRequests();
  renderScreen(<CatalogueScreen />, { fakeTimers: true });
  await advanceTime(2_300);
  expect(requests).toHaveLength(1);
  await advanceTime(300);
  expect(requests).toHaveLength(2);
});

test('without a connection it says so, and retries when there is one', async () => {
  let offline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !offline);
  answering(() => (offline ? HttpResponse.error() : found()));
  renderScreen(<CatalogueScreen />, { fakeTimers: true });
  await advanceTime(1000);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Erro: Você está sem conexão com a internet.',
  );
  offline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await advanceTime(1000);
  await waitFor(() => expect(screen.getByRole('article')).toBeVisible());
});

test('focusing the window causes no request', async () => {
  answering(found);
  renderScreen(<CatalogueScreen />, { fakeTimers: true });
  await advanceTime(1000);
  await screen.findByRole('article');
  const requests = recordRequests();
  act(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await advanceTime(60_000);
  expect(requests).toEqual([]);
});
