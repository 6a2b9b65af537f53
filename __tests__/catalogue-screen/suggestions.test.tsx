import { screen, waitFor, within } from '@testing-library/react';
import { CatalogueApp, searchField } from '../support/catalogue-app';
import { renderScreen } from '../support/render-screen';
import { recordRequests } from '../support/server';
import { advanceTime, freezeTimers, untilFound } from '../support/time';

beforeEach(() => freezeTimers());
afterEach(() => jest.useRealTimers());

const list = () => screen.queryByRole('listbox', { name: 'Sugestões de livros' });
const options = () => within(screen.getByRole('listbox')).getAllByRole('option');
const active = () => {
  const id = searchField().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};
const selected = () =>
  options().flatMap((option, place) =>
    option.getAttribute('aria-selected') === 'true' ? [place] : [],
  );

/** Opens the catalogue and types; the debounce does not end. */
async function typing(text: string) {
  const { visitor } = renderScreen(<CatalogueApp />, { fakeTimers: true });
  await advanceTime(1000);
  await screen.findAllByRole('article');
  const requests = recordRequests();
  await visitor.type(searchField(), text);
  return { visitor, requests };
}

async function suggested(text: string) {
  const view = await typing(text);
  await untilFound(list);
  return view;
}

test('appear from the second letter on, at once and without a request to the service', async () => {
  const { visitor, requests } = await suggested('lu');
  await visitor.type(searchField(), 'siadas');
  expect(options()[0]).toHaveTextContent(/^Os LusíadasCamões, Luís de$/);
  expect(within(options()[0] ?? document.body).getByText('Os Lusíadas')).toHaveAttribute(
    'lang',
    'pt',
  );
  // No time has passed, so the debounce has not ended.
  expect(requests).toEqual([]);
  expect(window.location.search).toBe('');
  await advanceTime(400);
  await waitFor(() => expect(window.location.search).toBe('?q=lusiadas'));
  expect(list()).toBeVisible();
});

test('do not appear for one letter, even after a space', async () => {
  const { visitor } = await suggested('os ma');
  await visitor.clear(searchField());
  expect(list()).not.toBeInTheDocument();
  await visitor.type(searchField(), ' m ');
  expect(list()).not.toBeInTheDocument();
  await visitor.type(searchField(), '{Backspace}a');
  expect(list()).toBeVisible();
});

test('do not appear when no title matches', async () => {
  const { visitor } = await suggested('os mai');
  await visitor.type(searchField(), ' xyzzyx qwrtp');
  expect(list()).not.toBeInTheDocument();
  expect(searchField()).toHaveAttribute('aria-expanded', 'false');
});

test('are at most six, and the field refers to the list and the active option', async () => {
  const { visitor } = await typing('e');
  expect(searchField()).toHaveAttribute('aria-autocomplete', 'list');
  expect(searchField()).toHaveAttribute('aria-expanded', 'false');
  expect(searchField()).not.toHaveAttribute('aria-controls');
  await visitor.type(searchField(), 'ca de queiroz');
  const box = await untilFound(list);
  expect(options()).toHaveLength(6);
  expect(searchField()).toHaveAttribute('aria-expanded', 'true');
  expect(searchField()).toHaveAttribute('aria-controls', box.id);
  expect(active()).toBeNull();
  expect(selected()).toEqual([]);
  expect(new Set(options().map(({ id }) => id)).size).toBe(6);
});

test('the arrow keys cycle through titles and field, which keeps focus', async () => {
  const { visitor } = await suggested('lusiadas');
  const [first, second, last, ...more] = options();
  expect(more).toEqual([]);
  for (const [key, chosen] of [
    ['{ArrowDown}', first],
    ['{ArrowDown}', second],
    ['{ArrowDown}', last],
    ['{ArrowDown}', null],
    ['{ArrowDown}', first],
    ['{ArrowUp}', null],
    ['{ArrowUp}', last],
    ['{ArrowUp}', second],
  ] as const) {
    await visitor.keyboard(key);
    expect(active()).toBe(chosen);
    expect(selected()).toEqual(chosen ? [options().indexOf(chosen)] : []);
    expect(searchField()).toHaveFocus();
  }
  expect(searchField()).toHaveValue('lusiadas');
  await visitor.type(searchField(), '{Backspace}');
  expect(active()).toBeNull();
});

test('Enter on a title opens its book, without a search', async () => {
  const { visitor, requests } = await suggested('bras cubas');
  await visitor.keyboard('{ArrowDown}{Enter}');
  expect(window.location.pathname).toBe('/book/54829/');
  await advanceTime(5000);
  expect(window.location.pathname).toBe('/book/54829/');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Memorias Posthumas de Braz Cubas' }),
  ).toBeVisible();
  expect(requests.filter(({ searchParams }) => searchParams.has('search'))).toEqual([]);
});

test('Enter without an active title searches what was typed, and closes the list', async () => {
  const { visitor, requests } = await suggested('os maias');
  await visitor.keyboard('{Enter}');
  expect(window.location.search).toBe('?q=os+maias');
  expect(list()).not.toBeInTheDocument();
  await advanceTime(1000);
  expect(await screen.findByRole('article')).toHaveTextContent('Os Maias');
  expect(requests.map(({ searchParams }) => searchParams.get('search'))).toEqual(['os maias']);
});

test('Escape closes the list, and again clears the field', async () => {
  const { visitor } = await suggested('os maias');
  await visitor.keyboard('{ArrowDown}{Escape}');
  expect(list()).not.toBeInTheDocument();
  expect(searchField()).toHaveAttribute('aria-expanded', 'false');
  expect(active()).toBeNull();
  expect(searchField()).toHaveValue('os maias');
  await visitor.keyboard('{Escape}');
  expect(searchField()).toHaveValue('');
  expect(searchField()).toHaveFocus();
});

test('after Escape, an arrow key or another letter opens the list again', async () => {
  const { visitor } = await suggested('os mai');
  await visitor.keyboard('{Escape}{ArrowDown}');
  expect(list()).toBeVisible();
  await visitor.keyboard('{Escape}a');
  expect(list()).toBeVisible();
});

test('after Escape, Enter searches what was typed', async () => {
  const { visitor } = await suggested('os maias');
  await visitor.keyboard('{ArrowDown}{Escape}{Enter}');
  expect(window.location.pathname).toBe('/');
  expect(window.location.search).toBe('?q=os+maias');
});

test('the list closes when the field loses focus', async () => {
  const { visitor } = await suggested('os maias');
  await visitor.tab();
  expect(searchField()).not.toHaveFocus();
  expect(list()).not.toBeInTheDocument();
});

test('a click on a title opens its book', async () => {
  const { visitor } = await suggested('lusiadas');
  await visitor.click(options()[1] ?? document.body);
  expect(window.location.pathname).toBe('/book/27236/');
});
