import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { SERVICE, server } from '../support/server';

let mockIsMissing = true;
jest.mock('@/lib/categories/classify', () => {
  if (mockIsMissing) throw new Error('ChunkLoadError');
  return jest.requireActual<object>('@/lib/categories/classify');
});

test('without the code for categories all books of the page are shown, and it can be tried again', async () => {
  server.use(
    http.get(`${SERVICE}/books/`, () =>
      HttpResponse.json(
        pageOf([
          record({ title: 'Conto', subjects: ['Brazil -- Fiction'] }),
          record({ title: 'Versos', subjects: ['Portuguese poetry'] }),
        ]),
      ),
    ),
  );
  const { visitor } = renderScreen(<CatalogueScreen />, { at: '/?cat=fiction' });
  const note = 'As categorias não carregaram: estes são todos os livros desta página.';
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByText(/^Mostrando/)).not.toBeInTheDocument();
  mockIsMissing = false;
  await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(
    await screen.findByText('Mostrando 1 de 2 resultados nesta página (categoria Ficção)'),
  ).toBeVisible();
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});
