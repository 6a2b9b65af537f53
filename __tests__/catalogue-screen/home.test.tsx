import { act, screen, within } from '@testing-library/react';
import { aLoan, isoDay } from '@/fixtures/records';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import type { RowProps } from '@/components/catalogue/home-rows';
import { shelfTexts } from '@/components/messages/shelf-texts';
import { AS_ANA, store, withLocksAndFixedDate } from '../support/library';
import { renderScreen } from '../support/render-screen';
import '../support/server';

withLocksAndFixedDate();

const row = (shelf: RowProps['shelf'], id: number, today?: string): RowProps => ({
  shelf,
  ...shelfTexts(shelf),
  count: 28,
  readable: Number(id === 28526),
  books: [{ id, title: `Livro ${id}`, today, authors: ['Eça de Queirós'] }],
});
const ROWS = [row('poesia', 3333), row('contos', 57001, 'Na grafia de hoje'), row('teatro', 28526)];

async function open(at: string) {
  const view = renderScreen(<CatalogueScreen rows={ROWS} />, { at });
  await screen.findAllByRole('article');
  return view;
}

const own = () => screen.queryByRole('region', { name: 'Continuar' });

test('the home page has rows of shelves, one above the catalogue and two below, as links with drawn covers; the document says when the address has a query', async () => {
  const { visitor } = await open('/');
  const parts = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent?.trim());
  expect(parts).toEqual([
    'Poesia',
    'Resultados 730 livros encontrados',
    'Contos de uma noite',
    'Teatro',
  ]);
  const poetry = within(screen.getByRole('region', { name: 'Poesia' }));
  expect(poetry.getByText(/^De Camões a Florbela/)).toBeVisible();
  const book = poetry.getByRole('link', { name: 'Livro 3333 Eça de Queirós' });
  expect(book).toHaveAttribute('href', '/book/3333/');
  expect(book.querySelector('img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Na grafia de hoje Eça de Queirós' })).toHaveTextContent(
    'Livro 57001',
  );

  // Only a book that can be read here says so.
  const here = screen.getAllByText('leia aqui').map((words) => words.closest('a'));
  expect(here).toEqual([screen.getByRole('link', { name: /^Livro 28526/ })]);

  const root = document.documentElement;
  expect(root).toHaveAttribute('data-query', '');
  await visitor.click(poetry.getByRole('link', { name: 'Ver todos (28): Poesia' }));
  expect(window.location.search).toBe('?shelf=poesia');
  // CSS hides the link then.
  expect(screen.getByRole('main')).toHaveFocus();
  expect(root).toHaveAttribute('data-query', '?');
  act(() => window.history.back());
  await screen.findByText('730 livros encontrados');
  expect(root).toHaveAttribute('data-query', '');
});

test('whoever has a book on loan can go on with it from the home page; nobody else is asked to', async () => {
  store({ ...AS_ANA, loans: [aLoan({ dueAt: isoDay(3) })] });
  const { unmount } = await open('/');
  const link = within(own() ?? document.body).getByRole('link');
  expect(link).toHaveAttribute('href', '/book/84/');
  expect(link).toHaveAccessibleName('Continuar Frankenstein Mary Wollstonecraft Shelley');
  unmount();

  store({ ...AS_ANA, loans: [aLoan({ returnedAt: isoDay(0) })] });
  await open('/');
  expect(own()).not.toBeInTheDocument();
});
