import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { searchField } from '../support/catalogue-app';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { recordRequests, SERVICE, server } from '../support/server';
import { advanceTime, freezeTimers } from '../support/time';

const searches = (requests: URL[]) =>
  requests.map(({ searchParams }) => searchParams.get('search'));

beforeEach(() => freezeTimers());
afterEach(() => jest.useRealTimers());

test('typing requests the trimmed text once, 400 ms after the last key', async () => {
  const requests = recordRequests();
  const { visitor } = renderScreen(<CatalogueScreen />, { fakeTimers: true });
  await advanceTime(1000);
  expect(searches(requests)).toEqual([null]);

  await visitor.type(searchField(), '  dom casmurro ');
  await advanceTime(399);
  expect(requests).toHaveLength(1);
  await advanceTime(1);
  await waitFor(() => expect(searches(requests)).toEqual([null, 'dom casmurro']));
  expect(searchField()).toHaveValue('  dom casmurro ');
  expect(window.location.search).toBe('?q=dom+casmurro');
  expect(requests[1]?.searchParams.get('page')).toBe('1');
  expect(requests[1]?.searchParams.has('languages')).toBe(false);
});

test('Enter searches at once, and the debounce does not search again', async () => {
  const requests = recordRequests();
  const { visitor } = renderScreen(<CatalogueScreen />, { fakeTimers: true });
  await advanceTime(1000);
  await visitor.type(searchField(), 'os maias{Enter}');
  expect(window.location.search).toBe('?q=os+maias');
  await advanceTime(2000);
  expect(searches(requests)).toEqual([null, 'os maias']);
  expect(await screen.findByRole('link', { name: /^Os Maias/ })).toBeVisible();
});

test('typing replaces the history entry; a new search goes to page 1', async () => {
  const { visitor } = renderScreen(<CatalogueScreen />, { at: '/?page=3', fakeTimers: true });
  await advanceTime(1000);
  const entries = window.history.length;
  await visitor.type(searchField(), 'maias{Enter}');
  expect(window.location.search).toBe('?q=maias');
  expect(window.history.length).toBe(entries);
});

test('a new search aborts the request in flight, which is neither an error nor cached', async () => {
  const aborted: string[] = [];
  server.use(
    http.get(`${SERVICE}/books/`, async ({ request }) => {
      const search = new URL(request.url).searchParams.get('search');
      if (search !== 'lento') return;
      request.signal.addEventListener('abort', () => aborted.push(search));
      await delay('infinite');
    }),
  );
  const requests = recordRequests();
  const { visitor } = renderScreen(<CatalogueScreen />, { fakeTimers: true });
  await advanceTime(1000);
  await visitor.type(searchField(), 'lento{Enter}');
  await advanceTime(50);
  await visitor.clear(searchField());
  await visitor.type(searchField(), 'dom casmurro{Enter}');
  await advanceTime(1000);
  expect(aborted).toEqual(['lento']);
  expect(await screen.findByRole('link', { name: /^Dom Casmurro/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  // The aborted request was not cached.
  server.use(
    http.get(`${SERVICE}/books/`, () => HttpResponse.json(pageOf([record({ title: 'Chegou' })]))),
  );
  await visitor.clear(searchField());
  await visitor.type(searchField(), 'lento{Enter}');
  await advanceTime(1000);
  expect(await screen.findByRole('link', { name: /^Chegou/ })).toBeVisible();
  expect(searches(requests)).toEqual([null, 'lento', 'dom casmurro', 'lento']);
});

test('a search that finds nothing says so, and offers to clear search and filters', async () => {
  const { visitor } = renderScreen(<CatalogueScreen />, {
    at: '/?q=xyzzy&lang=pt',
    fakeTimers: true,
  });
  await advanceTime(1000);
  expect(await screen.findByRole('heading', { name: 'Nenhum livro encontrado' })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: 'Limpar busca e filtros' }));
  expect(screen.getByRole('heading', { name: 'Resultados' })).toHaveFocus();
  await advanceTime(1000);
  expect(window.location.search).toBe('');
  expect(searchField()).toHaveValue('');
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(20);
});
