import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { renderScreen } from '../support/render-screen';
import { pass, searchField as field, stopTime } from '../support/search';
import { recordRequests, SERVICE, server } from '../support/server';

beforeEach(stopTime);
afterEach(() => jest.useRealTimers());

/** What the host says of the index, here and in every test of this file: it never comes. */
let asked = 0;
const indexGives = (resolver: () => Response) => {
  asked = 0;
  server.use(
    http.get('http://localhost/search/:file', () => {
      asked += 1;
      return resolver();
    }),
  );
};

test('it is asked for with the second letter, once, and its absence breaks nothing', async () => {
  indexGives(() => new HttpResponse('gone', { status: 404 }));
  const requests = recordRequests();
  const { visitor } = renderScreen(<CatalogueScreen />, { fakeTimers: true });
  await pass(1000);
  await screen.findAllByRole('article');
  await visitor.type(field(), 'o');
  await pass(300);
  expect(asked).toBe(0);
  await visitor.type(field(), 's');
  await waitFor(() => expect(asked).toBe(1));
  await visitor.type(field(), ' maias');
  await visitor.keyboard('{ArrowDown}{Enter}');
  await pass(1000);
  expect(window.location.search).toBe('?q=os+maias');
  expect(await screen.findByRole('article')).toHaveTextContent('Os Maias');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(requests.map(({ searchParams }) => searchParams.get('search'))).toEqual([
    null,
    'os maias',
  ]);
});

test.each([
  ['an error', () => new HttpResponse('gone', { status: 500 })],
  ['no network', () => HttpResponse.error()],
  ['another page', () => HttpResponse.html('<!doctype html>')],
  ['something else', () => HttpResponse.json({ version: 2 })],
])('a search shows what the service found, and what it did not: %s', async (_, resolver) => {
  indexGives(resolver);
  const { unmount } = renderScreen(<CatalogueScreen />, { at: '/?q=memorias', fakeTimers: true });
  await pass(1000);
  await waitFor(() => expect(asked).toBe(1));
  expect(await screen.findAllByRole('article')).toHaveLength(5);
  expect(screen.queryByRole('region', { name: 'Talvez você procure' })).not.toBeInTheDocument();
  unmount();

  renderScreen(<CatalogueScreen />, { at: '/?q=bras+cubas', fakeTimers: true });
  await pass(1000);
  expect(await screen.findByRole('heading', { name: 'Nenhum livro encontrado' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('with the service down too there is its error, and nothing else', async () => {
  indexGives(() => HttpResponse.error());
  server.use(http.get(`${SERVICE}/books/`, () => new HttpResponse('no', { status: 400 })));
  renderScreen(<CatalogueScreen />, { at: '/?q=memorias', fakeTimers: true });
  await pass(1000);
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro: HTTP 400 - no');
  expect(screen.queryByRole('region', { name: 'Talvez você procure' })).not.toBeInTheDocument();
});
