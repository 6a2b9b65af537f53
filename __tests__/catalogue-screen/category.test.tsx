import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { recordRequests, SERVICE, server } from '../support/server';

const category = () => screen.getByRole('combobox', { name: 'Categoria' });

beforeEach(() => {
  server.use(
    http.get(`${SERVICE}/books/`, ({ request }) => {
      const page = new URL(request.url).searchParams.get('page');
      return HttpResponse.json(
        page === '1'
          ? pageOf(
              [
                record({ title: 'Conto', subjects: ['Brazil -- Fiction'] }),
                record({ title: 'Versos', subjects: ['Portuguese poetry'] }),
                record({ title: 'Romance', subjects: ['Fiction'] }),
              ],
              { count: 5, next: `${SERVICE}/books/?page=2` },
            )
          : pageOf(
              [
                record({ title: 'Outros versos', subjects: ['Poetry'] }),
                record({ title: 'Ata', subjects: [] }),
              ],
              {
                count: 5,
                previous: `${SERVICE}/books/`,
              },
            ),
      );
    }),
  );
});

test('filters the current page without a request, and says how many are shown', async () => {
  const { visitor } = renderScreen(<CatalogueScreen />);
  await screen.findAllByRole('article');
  const requests = recordRequests();
  await visitor.selectOptions(category(), 'Ficção');
  expect(
    screen.getByText('Mostrando 2 de 3 resultados nesta página (categoria Ficção)'),
  ).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: /^Versos/ })).not.toBeInTheDocument();
  expect(window.location.search).toBe('?cat=fiction');
  expect(requests).toEqual([]);

  await visitor.selectOptions(category(), 'Categoria: todas');
  expect(screen.queryByText(/^Mostrando/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('is kept on other pages; a page without such books says so', async () => {
  const { visitor } = renderScreen(<CatalogueScreen />, { at: '/?cat=fiction' });
  await visitor.click(await screen.findByRole('button', { name: 'Próximo →' }));
  expect(window.location.search).toBe('?cat=fiction&page=2');
  expect(
    await screen.findByText('Mostrando 0 de 2 resultados nesta página (categoria Ficção)'),
  ).toBeVisible();
  await visitor.click(await screen.findByRole('button', { name: 'Ver todas as categorias' }));
  expect(screen.getByRole('heading', { name: 'Resultados' })).toHaveFocus();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
});
