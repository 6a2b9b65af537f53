import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { BookScreen } from '@/components/book/book-screen';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { temporaryFolder, copyHost, makeCopy } from '../support/copy-host';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { answer, recordRequests, SERVICE, server, serviceAnswers } from '../support/server';

const DOM_CASMURRO = 55752;

/** What tells the page's observer, which jsdom lacks, that its element is, or is not, in the viewport. */
let tellObserver: ((isIntersecting: boolean) => void) | null = null;
beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: (entries: object[]) => void) {
      tellObserver = (isIntersecting) => act(() => callback([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {
      tellObserver = null;
    }
  } as never;
});
const scroll = (isIntoView: boolean) => tellObserver?.(isIntoView);

const searches = (requests: URL[]) =>
  requests.filter(({ searchParams }) => searchParams.has('search'));
const section = () => screen.queryByRole('region', { name: /^Mais de / });
const titles = () =>
  within(section() ?? document.createElement('p'))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** Opens a book, above the end of its page. */
async function openBook(id = DOM_CASMURRO) {
  const requests = recordRequests();
  renderScreen(<BookScreen />, { at: `/book/${id}/` });
  await screen.findByRole('heading', { name: 'Ações' });
  return requests;
}

/** Responds with a book as number 84, and to the search for its author. */
const answering = (book: object, found: () => Response) =>
  serviceAnswers(({ request }) =>
    request.url.includes('ids=') ? HttpResponse.json(pageOf([{ ...book, id: 84 }])) : found(),
  );

test('there is one search, after the end of the page is in the viewport', async () => {
  const requests = await openBook();
  scroll(false);
  expect(searches(requests)).toEqual([]);
  scroll(true);
  await waitFor(() => expect(titles()).toHaveLength(6));
  expect(titles()).not.toContain('Dom Casmurro');
  expect(section()).toHaveTextContent('Memórias Póstumas de Brás Cubas');
  const quincas = screen.getByRole('link', { name: /^Quincas Borba, Machado de Assis/ });
  expect(quincas).toHaveAttribute('href', '/book/55682/');
  const all = screen.getByRole('link', { name: 'Ver todos os livros de Machado de Assis' });
  expect(all).toHaveAttribute('href', '/?q=Machado+de+Assis');
  scroll(true);
  expect(searches(requests).map(String)).toEqual([
    `${SERVICE}/books/?page=1&search=Machado+de+Assis`,
  ]);
});

test('only books of the first author are shown, in the order of the response', async () => {
  const ana = { name: 'Lima, Ana' };
  const rui = { name: 'Reis, Rui' };
  const mine = record({ id: 84, title: 'O meu', authors: [ana, rui] });
  const found = [
    mine,
    record({ title: 'Sobre Ana', subjects: ['Lima, Ana'], authors: [rui] }),
    record({ title: 'Um', authors: [rui, ana] }),
    record({ title: 'Dois', authors: [ana] }),
  ];
  answering(mine, () => HttpResponse.json(pageOf(found)));
  const requests = await openBook(84);
  scroll(true);
  await waitFor(() => expect(titles()).toEqual(['Um', 'Dois']));
  expect(screen.queryByRole('link', { name: /^Ver todos os livros/ })).not.toBeInTheDocument();
  expect(searches(requests)[0]?.searchParams.get('search')).toBe('Lima, Ana');
});

test.each([
  ['the service has no other book', () => HttpResponse.json(pageOf([record({ id: 84 })]))],
  ['the service fails', () => new HttpResponse('no', { status: 400 })],
])('nothing is shown when %s', async (_, found) => {
  answering(record(), found);
  await openBook(84);
  const answered = new Promise((resolve) => server.events.on('response:mocked', resolve));
  scroll(true);
  await act(async () => void (await answered));
  expect(section()).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a book without an author causes no search', async () => {
  answering(record({ authors: [] }), () => HttpResponse.error());
  const requests = await openBook(84);
  scroll(true);
  expect(requests).toHaveLength(1);
});

describe('with a copy of the catalogue', () => {
  const folder = temporaryFolder();
  beforeAll(() => makeCopy(folder, readBooks(EMBEDDED_BOOKS)));

  test('they are the copy’s when the service answers the book alone', async () => {
    server.use(copyHost(folder));
    serviceAnswers(({ request }) =>
      request.url.includes('search=') ? HttpResponse.error() : answer(request.url),
    );
    await openBook();
    scroll(true);
    await waitFor(() => expect(titles()).toHaveLength(6));
    expect(titles()).toContain('Quincas Borba');
  });
});
