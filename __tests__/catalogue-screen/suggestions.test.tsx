import { screen, waitFor, within } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { BookScreen } from '@/components/book/book-screen';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { renderScreen } from '../support/render-screen';
import { pass, searchField as field, stopTime, untilSeen } from '../support/search';
import { recordRequests } from '../support/server';

beforeEach(stopTime);
afterEach(() => jest.useRealTimers());

const list = () => screen.queryByRole('listbox', { name: 'Sugestões de livros' });
const options = () => within(screen.getByRole('listbox')).getAllByRole('option');
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};
const selected = () =>
  options().flatMap((option, place) =>
    option.getAttribute('aria-selected') === 'true' ? [place] : [],
  );

/** Both screens in turn, as the router shows them. */
function App() {
  return usePathname() === '/' ? <CatalogueScreen /> : <BookScreen />;
}

/** Opens the catalogue and types, with no time for the debounce to pass. */
async function typing(text: string) {
  const { visitor } = renderScreen(<App />, { fakeTimers: true });
  await pass(1000);
  await screen.findAllByRole('article');
  const requests = recordRequests();
  await visitor.type(field(), text);
  return { visitor, requests };
}

async function suggested(text: string) {
  const view = await typing(text);
  await untilSeen(list);
  return view;
}

test('from the second letter on, at once, with nothing asked of the service', async () => {
  const { visitor, requests } = await suggested('lu');
  await visitor.type(field(), 'siadas');
  expect(options()[0]).toHaveTextContent(/^Os LusíadasCamões, Luís de$/);
  expect(within(options()[0] ?? document.body).getByText('Os Lusíadas')).toHaveAttribute(
    'lang',
    'pt',
  );
  // The page's time has stood still: the wait for the search has not even begun to pass.
  expect(requests).toEqual([]);
  expect(window.location.search).toBe('');
  await pass(400);
  await waitFor(() => expect(window.location.search).toBe('?q=lusiadas'));
  expect(list()).toBeVisible();
});

test('one letter, or two with a space before, suggests nothing', async () => {
  const { visitor } = await suggested('os ma');
  await visitor.clear(field());
  expect(list()).not.toBeInTheDocument();
  await visitor.type(field(), ' m ');
  expect(list()).not.toBeInTheDocument();
  await visitor.type(field(), '{Backspace}a');
  expect(list()).toBeVisible();
});

test('what is like no title has no list', async () => {
  const { visitor } = await suggested('os mai');
  await visitor.type(field(), ' xyzzyx qwrtp');
  expect(list()).not.toBeInTheDocument();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('at most six, and the field says what is open and what is chosen', async () => {
  const { visitor } = await typing('e');
  expect(field()).toHaveAttribute('aria-autocomplete', 'list');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).not.toHaveAttribute('aria-controls');
  await visitor.type(field(), 'ca de queiroz');
  const box = await untilSeen(list);
  expect(options()).toHaveLength(6);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', box.id);
  expect(active()).toBeNull();
  expect(selected()).toEqual([]);
  expect(new Set(options().map(({ id }) => id)).size).toBe(6);
});

test('the arrows go round, by way of the field, which keeps the focus', async () => {
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
    expect(field()).toHaveFocus();
  }
  expect(field()).toHaveValue('lusiadas');
  await visitor.type(field(), '{Backspace}');
  expect(active()).toBeNull();
});

test('Enter on a title opens its book, and searches nothing', async () => {
  const { visitor, requests } = await suggested('bras cubas');
  await visitor.keyboard('{ArrowDown}{Enter}');
  expect(window.location.pathname).toBe('/book/54829/');
  await pass(5000);
  expect(window.location.pathname).toBe('/book/54829/');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Memorias Posthumas de Braz Cubas' }),
  ).toBeVisible();
  expect(requests.filter(({ searchParams }) => searchParams.has('search'))).toEqual([]);
});

test('Enter on none searches what was typed, and closes', async () => {
  const { visitor, requests } = await suggested('os maias');
  await visitor.keyboard('{Enter}');
  expect(window.location.search).toBe('?q=os+maias');
  expect(list()).not.toBeInTheDocument();
  await pass(1000);
  expect(await screen.findByRole('article')).toHaveTextContent('Os Maias');
  expect(requests.map(({ searchParams }) => searchParams.get('search'))).toEqual(['os maias']);
});

test('Escape closes, the next one clears', async () => {
  const { visitor } = await suggested('os maias');
  await visitor.keyboard('{ArrowDown}{Escape}');
  expect(list()).not.toBeInTheDocument();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(active()).toBeNull();
  expect(field()).toHaveValue('os maias');
  await visitor.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('after Escape an arrow, or another letter, opens the list again', async () => {
  const { visitor } = await suggested('os mai');
  await visitor.keyboard('{Escape}{ArrowDown}');
  expect(list()).toBeVisible();
  await visitor.keyboard('{Escape}a');
  expect(list()).toBeVisible();
});

test('after Escape, Enter searches and opens no book', async () => {
  const { visitor } = await suggested('os maias');
  await visitor.keyboard('{ArrowDown}{Escape}{Enter}');
  expect(window.location.pathname).toBe('/');
  expect(window.location.search).toBe('?q=os+maias');
});

test('leaving the field closes', async () => {
  const { visitor } = await suggested('os maias');
  await visitor.tab();
  expect(field()).not.toHaveFocus();
  expect(list()).not.toBeInTheDocument();
});

test('a title can be chosen with the mouse', async () => {
  const { visitor } = await suggested('lusiadas');
  await visitor.click(options()[1] ?? document.body);
  expect(window.location.pathname).toBe('/book/27236/');
});
