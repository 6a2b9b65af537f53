import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { BookScreen } from '@/components/book/book-screen';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { copyFolder, copyHost, makeCopy } from '../support/copy-host';
import { fakeViewportAndIdle } from '../support/viewport-and-idle';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { answer, recordRequests, SERVICE, server } from '../support/server';

const DOM_CASMURRO = 55752;
let browser: ReturnType<typeof fakeViewportAndIdle>;
beforeEach(() => (browser = fakeViewportAndIdle()));
afterEach(() => browser.restore());

const searches = (requests: URL[]) =>
  requests.filter(({ searchParams }) => searchParams.has('search'));
const section = () => screen.queryByRole('region', { name: 'Mais deste autor' });
const titles = () =>
  within(section() ?? document.createElement('p'))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

/** Opens a book, and waits for the parts that are loaded later. */
async function openBook(id = DOM_CASMURRO) {
  const requests = recordRequests();
  const view = renderScreen(<BookScreen />, { at: `/book/${id}/` });
  await screen.findByRole('region', { name: 'Ações' });
  await waitFor(() => expect(browser.observers.size).toBe(1));
  return { requests, ...view };
}

function readToTheEnd() {
  browser.scrollIntoView();
  browser.becomeIdle();
}

/** Responds with a book as number 84, and to the search for its author. */
const answering = (book: object, found: () => Response) =>
  server.use(
    http.get(`${SERVICE}/books/`, ({ request }) =>
      request.url.includes('ids=') ? HttpResponse.json(pageOf([{ ...book, id: 84 }])) : found(),
    ),
  );

test('there is one search, after the element is in the viewport and the browser idle', async () => {
  const { requests } = await openBook();
  browser.becomeIdle();
  browser.scrollOutOfView();
  browser.becomeIdle();
  expect(searches(requests)).toEqual([]);
  browser.scrollIntoView();
  expect(browser.idleCallbacks.size).toBe(1);
  expect(searches(requests)).toEqual([]);
  browser.becomeIdle();
  await waitFor(() => expect(titles()).toHaveLength(6));
  expect(titles()).not.toContain('Dom Casmurro');
  const quincas = screen.getByRole('link', { name: /^Quincas Borba, Machado de Assis/ });
  expect(quincas).toHaveAttribute('href', '/book/55682/');
  readToTheEnd();
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
  const { requests } = await openBook(84);
  readToTheEnd();
  await waitFor(() => expect(titles()).toEqual(['Um', 'Dois']));
  expect(searches(requests)[0]?.searchParams.get('search')).toBe('Lima, Ana');
});

test.each([
  ['the service has no other book', () => HttpResponse.json(pageOf([record({ id: 84 })]))],
  ['the service fails', () => new HttpResponse('no', { status: 400 })],
])('nothing is shown when %s', async (_, found) => {
  answering(record(), found);
  await openBook(84);
  const answered = new Promise((resolve) => server.events.on('response:mocked', resolve));
  readToTheEnd();
  await answered;
  await waitFor(() => expect(browser.idleCallbacks.size).toBe(0));
  expect(section()).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a book without an author causes no search, nor one that is left before the browser is idle', async () => {
  const { requests, unmount } = await openBook();
  browser.scrollIntoView();
  unmount();
  expect(browser.idleCallbacks.size).toBe(0);
  browser.becomeIdle();
  expect(searches(requests)).toEqual([]);

  answering(record({ authors: [] }), () => HttpResponse.error());
  const anonymous = await openBook(84);
  readToTheEnd();
  expect(anonymous.requests).toHaveLength(1);
});

describe('with a copy of the catalogue', () => {
  const folder = copyFolder();
  beforeAll(() => makeCopy(folder, readBooks(EMBEDDED_BOOKS)));

  test('they are the copy’s when the service answers the book alone', async () => {
    const bookAlone = ({ request }: { request: Request }) =>
      request.url.includes('search=') ? HttpResponse.error() : answer(request.url);
    server.use(copyHost(folder), http.get(`${SERVICE}/books/`, bookAlone));
    await openBook();
    readToTheEnd();
    await waitFor(() => expect(titles()).toHaveLength(6));
    expect(titles()).toContain('Quincas Borba');
  });
});
