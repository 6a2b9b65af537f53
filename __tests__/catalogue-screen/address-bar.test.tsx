import { act, screen, waitFor } from '@testing-library/react';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { searchField } from '../support/catalogue-app';
import { renderScreen } from '../support/render-screen';
import { recordRequests } from '../support/server';

const goBack = () =>
  act(async () => {
    const arrived = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    await arrived;
  });
const pageButton = (name: string) => screen.findByRole('button', { name });

test('a copied link restores search, language, category and page', async () => {
  const requests = recordRequests();
  renderScreen(<CatalogueScreen />, { at: '/?q=a&lang=pt&cat=fiction&page=2' });
  expect(await screen.findByText(/resultados nesta página \(categoria Ficção\)/)).toBeVisible();
  expect(searchField()).toHaveValue('a');
  expect(screen.getByRole('combobox', { name: 'Idioma' })).toHaveValue('pt');
  expect(screen.getByRole('combobox', { name: 'Categoria' })).toHaveValue('fiction');
  expect(await pageButton('2')).toHaveAttribute('aria-current', 'page');
  expect(requests.map(String)).toEqual([
    'https://gutendex.com/books/?languages=pt&page=2&search=a',
  ]);
});

test('a language and a page are history entries; going back shows at once what is in memory', async () => {
  const { visitor } = renderScreen(<CatalogueScreen />, { at: '/?page=2' });
  await screen.findAllByRole('article');
  const requests = recordRequests();
  await visitor.selectOptions(screen.getByRole('combobox', { name: 'Idioma' }), 'Latim');
  expect(window.location.search).toBe('?lang=la');
  await waitFor(() => expect(screen.getAllByText(/^latim ·/).length).toBeGreaterThan(10));
  expect(requests.map(String)).toEqual(['https://gutendex.com/books/?languages=la&page=1']);
  await goBack();
  await visitor.click(await pageButton('3'));
  expect(window.location.search).toBe('?page=3');
  await waitFor(() => expect(screen.getByText(/^Pág\. 3 de/)).toBeVisible());

  requests.length = 0;
  await goBack();
  expect(window.location.search).toBe('?page=2');
  expect(document.querySelector('[data-skeleton]')).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(32);
  expect(await pageButton('2')).toHaveAttribute('aria-current', 'page');
  expect(requests).toEqual([]);
});
