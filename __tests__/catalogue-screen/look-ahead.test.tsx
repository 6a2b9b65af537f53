import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { recordRequests, SERVICE, serviceAnswers } from '../support/server';

const LOOK = 'Procurar nas próximas páginas';
const button = (name: string) => screen.getByRole('button', { name });

/** A service of so many pages, with poetry on one of them; `until` holds a page back. */
function serviceOf(total: number, poetryOn: number, until: (page: number) => unknown = () => null) {
  serviceAnswers(async ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    const failure = await until(page);
    if (failure instanceof Response) return failure;
    const subjects = [page === poetryOn ? 'Portuguese poetry' : 'Brazil -- Fiction'];
    const records = [1, 2].map((place) =>
      record({ id: page * 10 + place, title: `Livro ${page}-${place}`, subjects }),
    );
    const next = page < total ? `${SERVICE}/books/?page=${page + 1}&cursor=opaco` : null;
    return HttpResponse.json(pageOf(records, { count: total * 2, next }));
  });
}

const openPoetry = async (at = '/?cat=poetry') => {
  const view = renderScreen(<CatalogueScreen />, { at });
  await screen.findByRole('heading', { name: 'Nenhum livro desta categoria nesta página' });
  return view;
};

/** Opens a page without poetry and presses the button, twice as some do with every one: the second press does not stop it. */
async function look() {
  const { visitor } = await openPoetry();
  const start = await screen.findByRole('button', { name: LOOK });
  const requests = recordRequests();
  await visitor.dblClick(start);
  return { visitor, start, requests };
}

test('asks for five pages at most, by the service’s links; another press goes on to the first with a book', async () => {
  serviceOf(20, 8);
  const { visitor, start, requests } = await look();
  expect(await screen.findByText('Olhamos mais 5 páginas, até a 6: nada ainda.')).toBeVisible();
  expect(requests.map(String)).toEqual(
    [2, 3, 4, 5, 6].map((page) => `${SERVICE}/books/?page=${page}&cursor=opaco`),
  );
  expect(start).toHaveFocus();
  await visitor.click(button(LOOK));
  expect(await screen.findByRole('link', { name: /^Livro 8-1/ })).toBeVisible();
  expect(window.location.search).toBe('?cat=poetry&page=8');
  expect(screen.getByRole('heading', { name: /^Resultados/ })).toHaveFocus();
  expect(requests).toHaveLength(7);

  // It stands below the books as well, and goes on from there.
  await visitor.click(button(LOOK));
  expect(await screen.findByText('Olhamos mais 5 páginas, até a 13: nada ainda.')).toBeVisible();
  const shelf = screen.getByRole('link', { name: /^Ver a estante Poesia · \d+ livros$/ });
  await visitor.click(shelf);
  expect(window.location.search).toBe('?shelf=poesia');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('one page at a time, which is named, until it is stopped', async () => {
  let answerThird = () => {};
  const third = new Promise<void>((resolve) => {
    answerThird = resolve;
  });
  serviceOf(20, 5, (page) => page === 3 && third);
  const { visitor, start, requests } = await look();
  expect(await screen.findByText('Procurando na página 3 de 20…')).toBeVisible();
  expect(requests).toHaveLength(2);
  await visitor.click(button('Parar'));
  expect(screen.getByText('Olhamos mais 1 página, até a 2: nada ainda.')).toBeVisible();
  expect(start).toHaveFocus();
  answerThird();
  expect(window.location.search).toBe('?cat=poetry');
  await visitor.click(button(LOOK));
  expect(await screen.findByRole('link', { name: /^Livro 5-1/ })).toBeVisible();
  // The third page was given up, and asked for again.
  const pages = requests.map(({ searchParams }) => Number(searchParams.get('page')));
  expect(pages).toEqual([2, 3, 3, 4, 5]);
});

test('a page that does not come is named, and can be asked for again; the last page ends the search', async () => {
  let broken = true;
  serviceOf(3, 0, (page) => page === 2 && broken && new HttpResponse('não', { status: 400 }));
  const { visitor } = await look();
  expect(
    await screen.findByText('A página 2 não carregou. Tente de novo em instantes.'),
  ).toBeVisible();
  broken = false;
  await visitor.click(button(LOOK));
  const end = 'Chegamos à última página: não há mais livros desta categoria.';
  await waitFor(() => expect(screen.getByText(end)).toHaveFocus());
  expect(screen.queryByRole('button', { name: LOOK })).not.toBeInTheDocument();
});

test.each([
  ['a single page', '/?cat=poetry', 1, 0],
  ['the last of several', '/?cat=poetry&page=3', 3, 1],
])('on %s there is nothing ahead', async (_, at, total, others) => {
  serviceOf(total, 0);
  await openPoetry(at);
  expect(await screen.findByRole('button', { name: 'Ver todas as categorias' })).toBeVisible();
  expect(screen.queryByRole('button', { name: LOOK })).not.toBeInTheDocument();
  expect(screen.queryAllByText(/Veja outra página/)).toHaveLength(others);
});
