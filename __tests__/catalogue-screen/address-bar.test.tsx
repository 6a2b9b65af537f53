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

test('a copied link restores search, language, category and page', async () => {
  const requests = recordRequests();
  renderScreen(<CatalogueScreen />, { at: '/?q=a&lang=pt&cat=fiction&page=2' });
  expect(await screen.findByText(/resultados nesta página \(categoria Ficção\)/)).toBeVisible();
  expect(searchField()).toHaveValue('a');
  expect(screen.getByRole('combobox', { name: 'Idioma' })).toHaveValue('pt');
  expect(screen.getByRole('combobox', { name: 'Categoria' })).toHaveValue('fiction');
  expect(await screen.findByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page');
  expect(requests.map(String)).toEqual([
    'https://gutendex.com/books/?languages=pt&page=2&search=a',
  ]);
});

test('invalid parameters of the address are ignored', async () => {
  const requests = recordRequests();
  renderScreen(<CatalogueScreen />, { at: '/?lang=xx&cat=toString&page=-3' });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(32));
  expect(requests.map(String)).toEqual(['https://gutendex.com/books/?page=1']);
});

test('choosing a language requests its first page; going back needs no request', async () => {
  const { visitor } = renderScreen(<CatalogueScreen />, { at: '/?page=2' });
  await screen.findAllByRole('article');
  const requests = recordRequests();
  await visitor.selectOptions(screen.getByRole('combobox', { name: 'Idioma' }), 'Latim');
  expect(window.location.search).toBe('?lang=la');
  await waitFor(() => expect(screen.getAllByText('latim').length).toBeGreaterThan(10));
  expect(requests.map(String)).toEqual(['https://gutendex.com/books/?languages=la&page=1']);

  await goBack();
  expect(window.location.search).toBe('?page=2');
  expect(await screen.findByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page');
  expect(requests).toHaveLength(1);
});

test('opening a page adds a history entry, and going back shows the page at once', async () => {
  const { visitor } = renderScreen(<CatalogueScreen />);
  await visitor.click(await screen.findByRole('button', { name: '3' }));
  expect(window.location.search).toBe('?page=3');
  await waitFor(() => expect(screen.getByText(/^Pág\. 3 de/)).toBeVisible());
  const requests = recordRequests();
  await goBack();
  expect(window.location.search).toBe('');
  // No skeleton and no request: the page is in memory.
  expect(document.querySelector('[data-skeleton]')).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(32);
  expect(requests).toEqual([]);
});
