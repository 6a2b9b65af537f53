import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { BookGrid } from '@/components/books/book-grid';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { readCataloguePage } from '@/lib/catalogue/normalise';
import { renderScreen } from '../support/render-screen';
import { SERVICE, server } from '../support/server';
import { pageOf, record } from '../support/records';

const showing = (...records: unknown[]) => {
  server.use(http.get(`${SERVICE}/books/`, () => HttpResponse.json(pageOf(records))));
  renderScreen(<CatalogueScreen />);
};

test('a card shows the facts of its book', async () => {
  showing(
    record({
      id: 55752,
      title: 'Dom Casmurro',
      authors: [{ name: 'Machado de Assis' }, { name: 'Alguém Mais' }],
      languages: ['pt', 'fr'],
      download_count: 120000,
      subjects: ['Brazil -- Fiction'],
    }),
  );
  const card = await screen.findByRole('article');
  const link = within(card).getByRole('link', {
    name: 'Dom Casmurro, Machado de Assis, Alguém Mais',
  });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/book\/55752\/?$/));
  expect(link).toHaveTextContent('Dom Casmurro');
  expect(card).toHaveTextContent('Machado de Assis, Alguém Mais');
  expect(card).toHaveTextContent('português, francês');
  expect(card).toHaveTextContent('120.000 downloads');
  expect(await within(card).findByText('Ficção')).toBeVisible();
  expect(within(card).getByText('Disponível')).toBeVisible();
  expect(within(card).queryByText('Indisponível')).not.toBeInTheDocument();
});

test('a title is cut at 12 words, and a book without authors has a dash', async () => {
  showing(
    record({
      title: 'um dois três quatro cinco seis sete oito nove dez onze doze treze',
      authors: [],
    }),
  );
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('link')).toHaveTextContent(
    /^um dois três quatro cinco seis sete oito nove dez onze doze…$/,
  );
  expect(within(card).getByText('—')).toBeVisible();
});

test('a title is shown without the marks of the catalogue, in its own language', async () => {
  showing(
    record({ title: 'Biltmore Oswald : $b The diary of\na hapless recruit', languages: ['en'] }),
  );
  const heading = await screen.findByRole('heading', { level: 3 });
  expect(heading).toHaveTextContent('Biltmore Oswald: The diary of a hapless recruit');
  expect(heading).toHaveAttribute('lang', 'en');
});

test('a card has at most four categories, or Geral', async () => {
  showing(
    record({
      id: 1,
      title: 'Muitas',
      subjects: [
        'Fiction',
        'Poetry',
        'Drama',
        'Fantasy fiction',
        'Detective and mystery stories',
        'Art',
      ],
      bookshelves: ["Children's Literature"],
    }),
    record({ id: 2, title: 'Nenhuma', subjects: [], bookshelves: [] }),
  );
  await screen.findAllByRole('article');
  expect(await screen.findByText('Geral')).toBeVisible();
  const [many, none] = screen.getAllByRole('list', { name: 'Categorias' });
  expect(within(many ?? document.body).getAllByRole('listitem')).toHaveLength(4);
  expect(none).toHaveTextContent(/^Geral$/);
});

test('a book without a cover has a drawn one with title, author and its own colour', async () => {
  showing(
    record({ id: 1, title: 'Primeiro', authors: [{ name: 'Autora' }], formats: {} }),
    record({ id: 2, title: 'Segundo', formats: {} }),
  );
  const drawnCovers = () => [...document.querySelectorAll('[data-drawn-cover]')];
  await waitFor(() => expect(drawnCovers()).toHaveLength(2));
  const covers = drawnCovers();
  expect(covers[0]).toHaveTextContent('PrimeiroAutora');
  const colours = covers.map((cover) => cover.querySelector('rect')?.getAttribute('fill'));
  expect(new Set(colours).size).toBe(2);
});

test('an invalid record is dropped, or shown without its invalid fields, and runs no script', async () => {
  showing(
    null,
    'texto',
    { title: 'Sem número' },
    { id: -4, title: 'Número impossível' },
    {
      id: 7,
      title: null,
      authors: 'x',
      languages: [null, 3, 'pt'],
      download_count: 'muitos',
      formats: { 'image/jpeg': 'javascript:alert(1)' },
      subjects: [{}, null],
      bookshelves: {},
      summaries: null,
    },
    record({ id: 8, title: '<img src=x onerror="window.hacked = true">' }),
  );
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(2);
  expect(cards[0]).toHaveTextContent('Sem título');
  expect(cards[0]).toHaveTextContent('0 downloads');
  expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object|null|javascript:/);
  expect(within(cards[1] ?? document.body).getByRole('link')).toHaveTextContent('<img src=x');
  expect(window).not.toHaveProperty('hacked');
});

test('the cards of a next page have their categories from the start', async () => {
  const { visitor } = renderScreen(<CatalogueScreen />);
  const labels = (card: HTMLElement) => within(card).getByRole('list', { name: 'Categorias' });
  const [first] = await screen.findAllByRole('article');
  await waitFor(() => expect(first && labels(first)).not.toBeEmptyDOMElement());

  let atFirst = '';
  new MutationObserver(() => {
    const [card] = screen.queryAllByRole('article');
    if (card && card !== first) atFirst ||= labels(card).textContent || 'none';
  }).observe(document.body, { childList: true, subtree: true });
  await visitor.click(await screen.findByRole('button', { name: 'Próximo →' }));
  await waitFor(() => expect(atFirst).not.toBe(''));
  expect(atFirst).not.toBe('none');
});

test('a card that throws leaves the others', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const records = ['O primeiro', 'O do meio', 'O último'].map((title) => record({ title }));
  const books = readCataloguePage(pageOf(records), 1).results;
  Object.defineProperty(books[1], 'authors', {
    get() {
      throw new Error('o que ninguém previu');
    },
  });
  renderScreen(<BookGrid books={books} />);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('Este livro não pôde ser mostrado.')).toBeVisible();
});
