import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { recordRequests, SERVICE, serviceAnswers } from '../support/server';

const FIRST = pageOf(
  [
    record({ title: 'Conto', subjects: ['Brazil -- Fiction'] }),
    record({ title: 'Versos', subjects: ['Portuguese poetry'] }),
    record({ title: 'Romance', subjects: ['Fiction'] }),
  ],
  { count: 5, next: `${SERVICE}/books/?page=2` },
);
const SECOND = pageOf(
  [record({ title: 'Outros versos', subjects: ['Poetry'] }), record({ subjects: [] })],
  { count: 5, previous: `${SERVICE}/books/` },
);

beforeEach(() =>
  serviceAnswers(({ request }) =>
    HttpResponse.json(new URL(request.url).searchParams.get('page') === '1' ? FIRST : SECOND),
  ),
);

const showing = (shown: number, all: number) =>
  screen.findByText(`Mostrando ${shown} de ${all} resultados nesta página (categoria Ficção)`);
const cards = () => screen.getAllByRole('article');

test('filters the current page without a request, says how many are shown, and stays on other pages', async () => {
  const { visitor } = renderScreen(<CatalogueScreen />);
  await screen.findAllByRole('article');
  const requests = recordRequests();
  await visitor.selectOptions(screen.getByRole('combobox', { name: 'Categoria' }), 'Ficção');
  expect(await showing(2, 3)).toBeVisible();
  expect(cards()).toHaveLength(2);
  expect(screen.queryByRole('link', { name: /^Versos/ })).not.toBeInTheDocument();
  expect(window.location.search).toBe('?cat=fiction');
  expect(requests).toEqual([]);

  await visitor.click(screen.getByRole('button', { name: 'Próximo →' }));
  expect(window.location.search).toBe('?cat=fiction&page=2');
  expect(await showing(0, 2)).toBeVisible();
  await visitor.click(await screen.findByRole('button', { name: 'Ver todas as categorias' }));
  expect(screen.getByRole('heading', { name: /^Resultados/ })).toHaveFocus();
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(screen.queryByText(/^Mostrando/)).not.toBeInTheDocument();
});
