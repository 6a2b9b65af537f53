import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SHELF_BOOKS } from '@/lib/shelves/shelf-books';
import { CatalogueApp, searchField } from '../support/catalogue-app';
import { renderScreen } from '../support/render-screen';
import { answer, recordRequests, SERVICE, server } from '../support/server';
import { advanceTime, freezeTimers } from '../support/time';

beforeEach(() => freezeTimers());
afterEach(() => jest.useRealTimers());

const chips = () => within(screen.getByRole('navigation', { name: 'Estantes' }));
const chip = (name: string) => chips().getByRole('link', { name });
const currentChips = () =>
  chips()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);

async function open(at: string) {
  const requests = recordRequests();
  const view = renderScreen(<CatalogueApp />, { at, fakeTimers: true });
  await advanceTime(1000);
  return { requests, ...view };
}

async function press(visitor: Awaited<ReturnType<typeof open>>['visitor'], name: string) {
  await visitor.click(chip(name));
  await advanceTime(1000);
}

test('a shelf opens from its chip, by one request, with a title and why these', async () => {
  const { visitor, requests } = await open('/');
  await screen.findAllByRole('article');
  requests.length = 0;
  expect(currentChips()).toEqual([]);
  expect(chip('Poesia')).toHaveAttribute('href', '/?shelf=poesia');
  await press(visitor, 'Poesia');
  expect(window.location.search).toBe('?shelf=poesia');
  expect(currentChips()).toEqual(['Poesia']);
  expect(await screen.findByRole('heading', { level: 2, name: 'Poesia' })).toBeVisible();
  expect(screen.getByText(SHELF_BOOKS.poesia.why)).toBeVisible();
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(25);
  expect(cards[0]).toHaveTextContent('Os Lusíadas');
  expect(document.title).toBe('Poesia · BookShelfs');
  expect(requests.map(String)).toEqual([
    `${SERVICE}/books/?ids=${SHELF_BOOKS.poesia.ids.join(',')}`,
  ]);
  expect(screen.queryByRole('navigation', { name: 'Paginação' })).not.toBeInTheDocument();
});

test('a shelf has its own address, and a way back to all books', async () => {
  const { visitor, requests } = await open('/?shelf=brasil&q=x&page=7&lang=en');
  expect(await screen.findByRole('heading', { level: 2, name: 'Brasil' })).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(28);
  expect(requests).toHaveLength(1);
  expect(searchField()).toHaveValue('');
  await visitor.click(screen.getByRole('link', { name: '← Todos os livros' }));
  await advanceTime(1000);
  expect(window.location.search).toBe('');
  expect(screen.queryByRole('heading', { name: 'Brasil' })).not.toBeInTheDocument();
  expect(await screen.findAllByRole('article')).toHaveLength(32);
});

test('pressing the chip in use leaves it', async () => {
  const { visitor } = await open('/?shelf=teatro');
  await screen.findByRole('heading', { name: 'Teatro' });
  await press(visitor, 'Teatro');
  expect(window.location.search).toBe('');
  await press(visitor, 'Em português');
  expect(window.location.search).toBe('?lang=pt');
  expect(currentChips()).toEqual(['Em português']);
  await press(visitor, 'Em português');
  expect(window.location.search).toBe('');
});

test('“Em português” keeps the search; a shelf, a search and a language leave each other', async () => {
  const { visitor } = await open('/?q=memorias&page=2&cat=fiction');
  await press(visitor, 'Em português');
  expect(window.location.search).toBe('?q=memorias&lang=pt&cat=fiction');
  await press(visitor, 'Portugal');
  expect(window.location.search).toBe('?shelf=portugal');
  expect(searchField()).toHaveValue('');
  await visitor.type(searchField(), 'lusiadas{Enter}');
  await advanceTime(1000);
  expect(window.location.search).toBe('?q=lusiadas');
  window.history.back();
  await advanceTime(1000);
  expect(await screen.findByRole('heading', { name: 'Portugal' })).toBeVisible();
  await visitor.selectOptions(screen.getByRole('combobox', { name: 'Idioma' }), 'fr');
  expect(window.location.search).toBe('?lang=fr');
});

test('the category filters the shelf', async () => {
  const { visitor } = await open('/?shelf=portugal');
  await screen.findAllByRole('article');
  await visitor.selectOptions(screen.getByRole('combobox', { name: 'Categoria' }), 'poetry');
  await advanceTime(1000);
  expect(window.location.search).toBe('?shelf=portugal&cat=poetry');
  const all = SHELF_BOOKS.portugal.ids.length;
  expect(
    await screen.findByText(new RegExp(`^Mostrando \\d+ de ${all} resultados nesta página`)),
  ).toBeVisible();
  expect(screen.getAllByRole('article').length).toBeLessThan(all);
});

test('a failure is told, and tried again', async () => {
  let failing = true;
  server.use(
    http.get(`${SERVICE}/books/`, ({ request }) =>
      failing ? new HttpResponse('não deu', { status: 400 }) : answer(request.url),
    ),
  );
  const { visitor } = await open('/?shelf=contos');
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro: HTTP 400 - não deu');
  failing = false;
  await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await advanceTime(1000);
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(12);
});

test('an unknown shelf is the catalogue', async () => {
  await open('/?shelf=nenhuma');
  expect(await screen.findAllByRole('article')).toHaveLength(32);
  expect(currentChips()).toEqual([]);
});

test('the chips are reached with the keyboard after the filters', async () => {
  const { visitor } = await open('/');
  await screen.findAllByRole('article');
  screen.getByRole('combobox', { name: 'Categoria' }).focus();
  await visitor.tab();
  expect(chip('Em português')).toHaveFocus();
  await visitor.tab();
  expect(chip('De A a Z')).toHaveFocus();
  await visitor.tab();
  await visitor.keyboard('{Enter}');
  await advanceTime(1000);
  expect(window.location.search).toBe('?shelf=vestibular');
  expect(chip('Leituras de vestibular')).toHaveFocus();
});
