import { act, screen, waitFor, within } from '@testing-library/react';
import { openCatalogue, searchField } from '../support/catalogue-app';
import { advanceTime, found } from '../support/time';

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
  const view = await openCatalogue();
  await screen.findAllByRole('article');
  view.requests.length = 0;
  await view.visitor.type(searchField(), text);
  return view;
}

async function suggested(text: string) {
  const view = await typing(text);
  await found(list);
  return view;
}

test('appear from the second letter on, at once and without a request to the service', async () => {
  const { visitor, requests } = await suggested('lu');
  await visitor.type(searchField(), 'siadas');
  // Two editions of one work are told apart.
  const [first, second, other] = options();
  expect(first).toHaveTextContent(/^Os LusíadasCamões, Luís de · nº 3333$/);
  expect(second).toHaveTextContent(/^Os LusíadasCamões, Luís de · nº 27236$/);
  expect(other).not.toHaveTextContent('nº');
  const title = within(first ?? document.body).getByText('Os Lusíadas');
  expect(title).toHaveAttribute('lang', 'pt');
  // No time has passed, so the debounce has not ended.
  expect(requests).toEqual([]);
  expect(window.location.search).toBe('');
  await advanceTime(400);
  await waitFor(() => expect(window.location.search).toBe('?q=lusiadas'));
  expect(list()).toBeVisible();
});

test('have names that stay apart where several stand in a line', async () => {
  await suggested('orpheu');
  expect(options()[0]).toHaveTextContent('Pessoa, Fernando · Sá-Carneiro, Mário de · Almada');
});

test('have the Portuguese names of foreign books, however these are typed', async () => {
  await suggested('frankenstein');
  expect(options()[0]).toHaveTextContent(/Frankenstein, ou o Prometeu Moderno.*em inglês/);
});

test('begin with the books of a kind, where titles only resemble its words', async () => {
  await suggested('romance histórico');
  expect(options()[0]).toHaveTextContent(/^Eurico, o presbytero/);
});

test('do not appear for one letter, even after a space, nor when no title matches', async () => {
  const { visitor } = await typing('o');
  expect(searchField()).toHaveAttribute('aria-autocomplete', 'list');
  const isClosed = () => {
    expect(list()).not.toBeInTheDocument();
    expect(searchField()).toHaveAttribute('aria-expanded', 'false');
    expect(searchField()).not.toHaveAttribute('aria-controls');
  };
  isClosed();
  await visitor.type(searchField(), 's ma');
  await found(list);
  await visitor.clear(searchField());
  isClosed();
  await visitor.type(searchField(), ' m ');
  isClosed();
  // At most six, in a list that the field refers to.
  await visitor.type(searchField(), '{Backspace}a');
  expect(new Set(options().map(({ id }) => id)).size).toBe(4);
  expect(searchField()).toHaveAttribute('aria-expanded', 'true');
  expect(searchField()).toHaveAttribute('aria-controls', list()?.id);
  expect(active()).toBeNull();
  expect(selected()).toEqual([]);
  await visitor.type(searchField(), ' xyzzyx qwrtp');
  isClosed();
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
  await visitor.tab();
  expect(searchField()).not.toHaveFocus();
  expect(list()).not.toBeInTheDocument();
});

test('Enter on a title opens its book, without a search; so does a click', async () => {
  const { visitor, requests } = await suggested('bras cubas');
  await visitor.keyboard('{ArrowDown}{Enter}');
  expect(window.location.pathname).toBe('/book/54829/');
  await advanceTime(5000);
  expect(window.location.pathname).toBe('/book/54829/');
  const name = 'Memorias Posthumas de Braz Cubas';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(requests.filter(({ searchParams }) => searchParams.has('search'))).toEqual([]);

  act(() => window.history.replaceState(null, '', '/'));
  await advanceTime(1000);
  await visitor.type(searchField(), 'lusiadas');
  await found(list);
  await visitor.click(options()[1] ?? document.body);
  expect(window.location.pathname).toBe('/book/27236/');
});

test('Escape closes the list, which an arrow or a letter opens again; twice clears the field', async () => {
  const { visitor } = await suggested('os mai');
  await visitor.keyboard('{ArrowDown}{Escape}');
  expect(list()).not.toBeInTheDocument();
  expect(searchField()).toHaveAttribute('aria-expanded', 'false');
  expect(active()).toBeNull();
  expect(searchField()).toHaveValue('os mai');
  await visitor.keyboard('{ArrowDown}');
  expect(list()).toBeVisible();
  await visitor.keyboard('{Escape}a');
  expect(list()).toBeVisible();
  await visitor.keyboard('{Escape}{Escape}');
  expect(searchField()).toHaveValue('');
  expect(searchField()).toHaveFocus();

  // Without an active option, Enter searches what was typed.
  await visitor.type(searchField(), 'os maias');
  await visitor.keyboard('{ArrowDown}{Escape}{ArrowDown}{Enter}');
  expect(window.location.pathname).toBe('/');
  expect(window.location.search).toBe('?q=os+maias');
  expect(list()).not.toBeInTheDocument();
});
