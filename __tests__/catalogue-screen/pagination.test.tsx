import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { recordRequests, SERVICE, server } from '../support/server';

/** A service of `total` full pages. */
const pages = (total: number, size = 4) =>
  server.use(
    http.get(`${SERVICE}/books/`, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      if (page < 1 || page > total) {
        return HttpResponse.json({ detail: 'Invalid page.' }, { status: 404 });
      }
      const last = page === total;
      const records = Array.from({ length: last ? 1 : size }, (_, i) =>
        record({ id: page * 1000 + i, title: `Livro ${page}-${i}` }),
      );
      return HttpResponse.json(
        pageOf(records, {
          count: (total - 1) * size + 1,
          next: last ? null : `${SERVICE}/books/?page=${page + 1}&cursor=opaco`,
          previous: page === 1 ? null : `${SERVICE}/books/?page=${page - 1}&cursor=opaco`,
        }),
      );
    }),
  );

const nav = () => screen.findByRole('navigation', { name: 'Paginação' });
const button = (name: string) => screen.getByRole('button', { name });
const numbers = async () =>
  within(await nav())
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('there is no pagination for a single page', async () => {
  pages(1);
  renderScreen(<CatalogueScreen />);
  await screen.findAllByRole('article');
  await waitFor(() => expect(screen.getByText('1 livro encontrado')).toBeVisible());
  expect(screen.queryByRole('navigation', { name: 'Paginação' })).not.toBeInTheDocument();
});

test('has every control, and the current page is marked', async () => {
  pages(20);
  renderScreen(<CatalogueScreen />, { at: '/?page=10' });
  expect(await numbers()).toEqual(['1', '…', '8', '9', '10', '11', '12', '…', '20']);
  expect(screen.getByText('Pág. 10 de 20')).toBeVisible();
  for (const name of ['« Início', '« –5', '← Anterior', 'Próximo →', '+5 »', 'Final »', 'Ir']) {
    expect(button(name)).toBeEnabled();
  }
  expect(button('10')).toHaveAttribute('aria-current', 'page');
  expect(button('9')).not.toHaveAttribute('aria-current');
});

test.each([
  [1, ['« Início', '« –5', '← Anterior']],
  [5, ['« –5']],
  [6, []],
  [16, []],
  [17, ['+5 »']],
  [20, ['Próximo →', '+5 »', 'Final »']],
])('on page %i of 20 these buttons are disabled: %j', async (page, off) => {
  pages(20);
  renderScreen(<CatalogueScreen />, { at: `/?page=${page}` });
  await nav();
  const controls = ['« Início', '« –5', '← Anterior', 'Próximo →', '+5 »', 'Final »'];
  expect(controls.filter((name) => button(name).hasAttribute('disabled'))).toEqual(off);
});

test.each([
  ['« Início', 1],
  ['« –5', 6],
  ['← Anterior', 10],
  ['Próximo →', 12],
  ['+5 »', 16],
  ['Final »', 20],
  ['13', 13],
])('from page 11, %s opens page %i', async (name, page) => {
  pages(20);
  const { visitor } = renderScreen(<CatalogueScreen />, { at: '/?page=11' });
  await nav();
  await visitor.click(button(name));
  expect(await screen.findByText(`Pág. ${page} de 20`)).toBeVisible();
  expect(await screen.findByRole('link', { name: new RegExp(`^Livro ${page}-0`) })).toBeVisible();
});

test('next and previous follow the links of the service as given', async () => {
  pages(20);
  const { visitor } = renderScreen(<CatalogueScreen />, { at: '/?page=11' });
  await nav();
  const requests = recordRequests();
  await visitor.click(button('Próximo →'));
  await screen.findByText('Pág. 12 de 20');
  expect(requests.map(String)).toEqual([`${SERVICE}/books/?page=12&cursor=opaco`]);
});

test('a link to another host is not followed', async () => {
  server.use(
    http.get(`${SERVICE}/books/`, () =>
      HttpResponse.json(
        pageOf(
          Array.from({ length: 32 }, () => record()),
          {
            count: 64,
            next: 'https://example.org/books/?page=2',
          },
        ),
      ),
    ),
  );
  const { visitor } = renderScreen(<CatalogueScreen />);
  await nav();
  const requests = recordRequests();
  await visitor.click(button('Próximo →'));
  await screen.findByText('Pág. 2 de 2');
  expect(requests.map(String)).toEqual([`${SERVICE}/books/?page=2`]);
});

test.each([
  ['7', 7],
  ['99', 20],
  ['-2', 1],
  ['3.9', 3],
])('entering “%s” opens page %i', async (text, page) => {
  pages(20);
  const { visitor } = renderScreen(<CatalogueScreen />, { at: '/?page=11' });
  await nav();
  await visitor.type(
    screen.getByRole('spinbutton', { name: 'Ir para a página' }),
    `${text}{Enter}`,
  );
  expect(await screen.findByText(`Pág. ${page} de 20`)).toBeVisible();
});

test('entering nothing stays on the page', async () => {
  pages(20);
  const { visitor } = renderScreen(<CatalogueScreen />, { at: '/?page=11' });
  await nav();
  const requests = recordRequests();
  await visitor.click(button('Ir'));
  expect(screen.getByText('Pág. 11 de 20')).toBeVisible();
  expect(requests).toEqual([]);
});

test('changing page scrolls to the top and moves focus to the top of the list', async () => {
  pages(20);
  const { visitor } = renderScreen(<CatalogueScreen />);
  await nav();
  await visitor.click(button('Próximo →'));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
  expect(screen.getByRole('heading', { name: 'Resultados' })).toHaveFocus();
});

test('a short last page does not change the total, whatever the size of a page', async () => {
  pages(3);
  const { visitor } = renderScreen(<CatalogueScreen />);
  await nav();
  expect(screen.getByText('Pág. 1 de 3')).toBeVisible();
  await visitor.click(button('Final »'));
  expect(await screen.findByText('Pág. 3 de 3')).toBeVisible();
});

test('a page out of range says so, and offers the last page', async () => {
  pages(20);
  const { visitor } = renderScreen(<CatalogueScreen />, { at: '/?page=400' });
  expect(await screen.findByRole('heading', { name: 'A página 400 não existe' })).toBeVisible();
  expect(screen.queryByText(/^Erro:/)).not.toBeInTheDocument();
  await visitor.click(await screen.findByRole('button', { name: 'Ir para a última página (20)' }));
  expect(await screen.findByText('Pág. 20 de 20')).toBeVisible();
});

test('a book that comes twice on a page is shown once', async () => {
  server.use(
    http.get(`${SERVICE}/books/`, () =>
      HttpResponse.json(pageOf([record({ id: 5 }), record({ id: 5 }), record({ id: 6 })])),
    ),
  );
  renderScreen(<CatalogueScreen />);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

describe('when the pointer or the focus reaches a button, its page is requested once', () => {
  // Service pages that no other story has asked for: a page is prefetched once in a document.
  test.each([
    ['Próximo →', 7, 'page=8'],
    ['19', 17, 'page=19'],
  ])('%s', async (name, page, query) => {
    pages(20);
    const { visitor } = renderScreen(<CatalogueScreen />, { at: `/?page=${page}` });
    await nav();
    const requests = recordRequests();
    await visitor.hover(button(name));
    await visitor.unhover(button(name));
    act(() => button(name).focus());
    await waitFor(() => expect(requests.map(String)).toEqual([expect.stringContaining(query)]));
    await visitor.click(button(name));
    expect(
      await screen.findByRole('link', { name: new RegExp(`^Livro ${query.slice(5)}-0`) }),
    ).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  test('but not under Save-Data', async () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    pages(5);
    const { visitor } = renderScreen(<CatalogueScreen />, { at: '/?lang=fr' });
    await nav();
    const requests = recordRequests();
    await visitor.hover(button('Próximo →'));
    await visitor.hover(button('2'));
    expect(requests).toEqual([]);
    Reflect.deleteProperty(navigator, 'connection');
  });
});
