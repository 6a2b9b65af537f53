import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { recordRequests, SERVICE, serviceAnswers } from '../support/server';

const SIZE = 4;

/** A service of `total` pages, of which the last has a single book. */
const pages = (total: number, linksTo = SERVICE) =>
  serviceAnswers(({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    if (page < 1 || page > total) {
      return HttpResponse.json({ detail: 'Invalid page.' }, { status: 404 });
    }
    const records = Array.from({ length: page === total ? 1 : SIZE }, (_, i) =>
      record({ id: page * 1000 + i, title: `Livro ${page}-${i}` }),
    );
    const link = (to: number) => `${linksTo}/books/?page=${to}&cursor=opaco`;
    return HttpResponse.json(
      pageOf(records, {
        count: (total - 1) * SIZE + 1,
        next: page === total ? null : link(page + 1),
        previous: page === 1 ? null : link(page - 1),
      }),
    );
  });

const nav = () => screen.findByRole('navigation', { name: 'Paginação' });
const button = (name: string) => screen.getByRole('button', { name });
const place = (page: number, total: number) => screen.findByText(`Pág. ${page} de ${total}`);
const firstBook = (page: number) =>
  screen.findByRole('link', { name: new RegExp(`^Livro ${page}-0`) });

async function open(at = '/') {
  const view = renderScreen(<CatalogueScreen />, { at });
  await nav();
  return { ...view, requests: recordRequests() };
}

test('there is no pagination for a single page', async () => {
  pages(1);
  renderScreen(<CatalogueScreen />);
  expect(await screen.findByText('1 livro encontrado')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Paginação' })).not.toBeInTheDocument();
});

const CONTROLS = ['« Início', '« –5', '← Anterior', 'Próximo →', '+5 »', 'Final »'];

/** What is pressed one after the other, the page that it opens, and what is disabled there. */
const WALK: [pressed: string, page: number, disabled: string[]][] = [
  ['+5 »', 16, []],
  ['17', 17, ['+5 »']],
  ['Final »', 20, ['Próximo →', '+5 »', 'Final »']],
  ['« –5', 15, []],
  ['« Início', 1, ['« Início', '« –5', '← Anterior']],
  ['+5 »', 6, []],
  ['← Anterior', 5, ['« –5']],
  ['Próximo →', 6, []],
];

test('every control opens its page, at the top of the list; those that lead nowhere are disabled', async () => {
  pages(20);
  const { visitor } = await open('/?page=11');
  const numbers = within(await nav()).getAllByRole('listitem');
  expect(numbers.map(({ textContent }) => textContent)).toEqual([
    '1',
    '…',
    '9',
    '10',
    '11',
    '12',
    '13',
    '…',
    '20',
  ]);
  expect(button('9')).not.toHaveAttribute('aria-current');
  for (const [pressed, page, disabled] of WALK) {
    jest.mocked(window.scrollTo).mockClear();
    await visitor.click(button(pressed));
    expect(await place(page, 20)).toBeVisible();
    expect(await firstBook(page)).toBeVisible();
    expect(button(String(page))).toHaveAttribute('aria-current', 'page');
    const off = CONTROLS.filter((name) => button(name).hasAttribute('disabled'));
    expect({ page, off }).toEqual({ page, off: disabled });
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
    expect(screen.getByRole('heading', { name: /^Resultados/ })).toHaveFocus();
  }
});

test('a page can be entered: floored, and clamped to those that there are; nothing stays where it is', async () => {
  pages(20);
  const { visitor, requests } = await open('/?page=11');
  await visitor.click(button('Ir'));
  expect(await place(11, 20)).toBeVisible();
  expect(requests).toEqual([]);
  for (const [text, page] of [
    ['7', 7],
    ['99', 20],
    ['-2', 1],
    ['3.9', 3],
  ] as const) {
    const field = screen.getByRole('spinbutton', { name: 'Ir para a página' });
    await visitor.clear(field);
    await visitor.type(field, `${text}{Enter}`);
    expect(await place(page, 20)).toBeVisible();
  }
});

test.each([
  ['the service’s, as given', SERVICE, 'lang=fr', '?page=3&cursor=opaco'],
  ['not another host’s', 'https://example.org', 'lang=it', '?languages=it&page=3'],
])('the links that next and previous follow are %s', async (_, linksTo, filter, asked) => {
  pages(20, linksTo);
  const { visitor, requests } = await open(`/?${filter}&page=2`);
  await visitor.click(button('Próximo →'));
  await place(3, 20);
  expect(requests.map(String)).toEqual([`${SERVICE}/books/${asked}`]);
});

test('a page out of range says so, and offers the last page', async () => {
  pages(20);
  const { visitor } = renderScreen(<CatalogueScreen />, { at: '/?page=400' });
  expect(await screen.findByRole('heading', { name: 'A página 400 não existe' })).toBeVisible();
  expect(screen.queryByText(/^Erro:/)).not.toBeInTheDocument();
  await visitor.click(await screen.findByRole('button', { name: 'Ir para a última página (20)' }));
  expect(await place(20, 20)).toBeVisible();
});

test('a page out of range offers the first page where the last is not known', async () => {
  serviceAnswers(({ request }) => {
    const isFirst = request.url.endsWith('page=1');
    return HttpResponse.json({ detail: 'Invalid page.' }, { status: isFirst ? 400 : 404 });
  });
  const { visitor } = renderScreen(<CatalogueScreen />, { at: '/?page=400' });
  await visitor.click(await screen.findByRole('button', { name: 'Ir para a primeira página' }));
  expect(window.location.search).toBe('');
});
