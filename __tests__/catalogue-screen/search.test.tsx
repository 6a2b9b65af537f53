import { screen, waitFor } from '@testing-library/react';
import { delay } from 'msw';
import { openCatalogue, searchField } from '../support/catalogue-app';
import { record } from '../support/records';
import { serviceAnswers, serviceHas } from '../support/server';
import { advanceTime } from '../support/time';

const searches = (requests: URL[]) =>
  requests.map(({ searchParams }) => searchParams.get('search'));

test('there is a field to search in, and the languages and categories to choose from', async () => {
  await openCatalogue();
  const placeholder = 'Buscar por título, autor ou palavra-chave…';
  expect(searchField()).toHaveAttribute('placeholder', placeholder);
  const options = (name: string) =>
    [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(
      ({ value, text }) => `${value} ${text}`,
    );
  expect(options('Idioma')).toEqual([
    ' Idioma: todos',
    'en Inglês',
    'pt Português',
    'es Espanhol',
    'fr Francês',
    'de Alemão',
    'it Italiano',
    'la Latim',
  ]);
  expect(options('Categoria')).toEqual([
    ' Categoria: todas',
    'fiction Ficção',
    'children Infantil',
    'history História',
    'science Ciência',
    'poetry Poesia',
    'drama Drama/Teatro',
    'fantasy Fantasia',
    'philosophy Filosofia',
    'religion Religião',
    'travel Viagem',
    'biography Biografia',
    'art Arte',
    'mystery Mistério/Crime',
  ]);
});

test('a copied link restores search, language, category and page; another language begins at page 1', async () => {
  const { visitor, requests } = await openCatalogue('/?q=a&lang=pt&cat=fiction&page=2');
  expect(await screen.findByText(/resultados nesta página \(categoria Ficção\)/)).toBeVisible();
  expect(searchField()).toHaveValue('a');
  expect(document.title).toBe('“a” · BookShelfs');
  const language = screen.getByRole('combobox', { name: 'Idioma' });
  expect(language).toHaveValue('pt');
  expect(screen.getByRole('combobox', { name: 'Categoria' })).toHaveValue('fiction');
  expect(await screen.findByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page');
  await visitor.selectOptions(language, 'Latim');
  expect(window.location.search).toBe('?q=a&lang=la&cat=fiction');
  await advanceTime(1000);
  expect(requests.map(({ search }) => search)).toEqual([
    '?languages=pt&page=2&search=a',
    '?languages=la&page=1&search=a',
  ]);
});

test('typing requests page 1 of the trimmed text once, 400 ms after the last key; Enter does at once', async () => {
  const { visitor, searchFor, requests } = await openCatalogue('/?page=3');
  const entries = window.history.length;
  await visitor.type(searchField(), '  dom casmurro ');
  await advanceTime(399);
  expect(requests).toHaveLength(1);
  await advanceTime(1);
  expect(window.location.search).toBe('?q=dom+casmurro');
  await waitFor(() => expect(searches(requests)).toEqual([null, 'dom casmurro']));
  expect(searchField()).toHaveValue('  dom casmurro ');
  expect(window.history.length).toBe(entries);
  expect(requests[1]?.searchParams.get('page')).toBe('1');
  expect(requests[1]?.searchParams.has('languages')).toBe(false);

  await searchFor('os maias', 0);
  expect(window.location.search).toBe('?q=os+maias');
  await advanceTime(2000);
  expect(searches(requests)).toEqual([null, 'dom casmurro', 'os maias']);
  expect(await screen.findByRole('link', { name: /^Os Maias/ })).toBeVisible();
  expect(searchField()).toHaveFocus();
  // Where there is a keyboard on the screen, it goes.
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
  await searchFor('iracema', 0);
  expect(searchField()).not.toHaveFocus();
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
});

test('a new search aborts the request in flight, which is neither an error nor cached', async () => {
  const aborted: string[] = [];
  serviceAnswers(async ({ request }) => {
    const search = new URL(request.url).searchParams.get('search');
    if (search !== 'lento') return;
    request.signal.addEventListener('abort', () => aborted.push(search));
    await delay('infinite');
  });
  const { searchFor, requests } = await openCatalogue();
  await searchFor('lento', 50);
  await searchFor('dom casmurro');
  expect(aborted).toEqual(['lento']);
  expect(await screen.findByRole('link', { name: /^Dom Casmurro/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  serviceHas(record({ title: 'Chegou' }));
  await searchFor('lento');
  expect(await screen.findByRole('link', { name: /^Chegou/ })).toBeVisible();
  expect(searches(requests)).toEqual([null, 'lento', 'dom casmurro', 'lento']);
});

test('a search that finds nothing says so, and offers to clear search and filters', async () => {
  const { visitor, requests } = await openCatalogue('/?q=xyzzy&lang=pt');
  expect(await screen.findByRole('heading', { name: 'Nenhum livro encontrado' })).toBeVisible();
  expect(
    screen.getByText(/Tente o sobrenome de quem escreveu, ou outra palavra do título\.$/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver os livros de A a Z' })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  // The key that goes to the search, without a list too.
  await visitor.keyboard('/');
  expect(searchField()).toHaveFocus();
  expect(searchField()).toHaveValue('xyzzy');
  await advanceTime(60_000);
  expect(screen.queryByText('Talvez você procure')).not.toBeInTheDocument();
  expect(requests).toHaveLength(1);
  await visitor.click(screen.getByRole('button', { name: 'Limpar busca e filtros' }));
  expect(screen.getByRole('heading', { name: 'Resultados' })).toHaveFocus();
  await advanceTime(1000);
  expect(window.location.search).toBe('');
  expect(searchField()).toHaveValue('');
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(20);
});
