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

const others = () => screen.queryByRole('region', { name: 'Mais deste autor' });
const searches = (requests: URL[]) =>
  requests.filter(({ searchParams }) => searchParams.has('search'));

/** Opens a book, and waits for the parts that are loaded later. */
async function openBook(id = DOM_CASMURRO) {
  const requests = recordRequests();
  const view = renderScreen(<BookScreen />, { at: `/book/${id}/` });
  await screen.findByRole('region', { name: 'Ações' });
  await waitFor(() => expect(browser.observers.size).toBe(1));
  return { requests, ...view };
}

/** Responds with a book as number 84, and with the results of the search for its author. */
const answering = (book: object, found: readonly unknown[]) =>
  server.use(
    http.get(`${SERVICE}/books/`, ({ request }) =>
      HttpResponse.json(
        pageOf(new URL(request.url).searchParams.has('ids') ? [{ ...book, id: 84 }] : found),
      ),
    ),
  );

/** A service that knows books by their numbers, and fails when something is searched. */
const ofBookAlone = ({ request }: { request: Request }) =>
  request.url.includes('search=') ? HttpResponse.error() : answer(request.url);

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
  const section = await screen.findByRole('region', { name: 'Mais deste autor' });
  expect(searches(requests).map(String)).toEqual([
    `${SERVICE}/books/?page=1&search=Machado+de+Assis`,
  ]);
  const links = within(section).getAllByRole('link');
  expect(links).toHaveLength(6);
  expect(within(section).getByRole('link', { name: /^Quincas Borba/ })).toHaveAttribute(
    'href',
    '/book/55682/',
  );
  for (const link of links) {
    expect(link).toHaveAccessibleName(/Machado de Assis/);
    expect(link).not.toHaveAttribute('href', `/book/${DOM_CASMURRO}/`);
  }
  browser.scrollIntoView();
  browser.becomeIdle();
  expect(searches(requests)).toHaveLength(1);
});

test('only books of the first author are shown, in the order of the response', async () => {
  const ana = { name: 'Lima, Ana' };
  const rui = { name: 'Reis, Rui' };
  answering({ ...record({ title: 'O meu', authors: [ana, rui] }) }, [
    record({ id: 84, title: 'O meu', authors: [ana, rui] }),
    record({ title: 'Sobre Ana', subjects: ['Lima, Ana'], authors: [rui] }),
    record({ title: 'Um', authors: [rui, ana] }),
    record({ title: 'Dois', authors: [ana] }),
  ]);
  const { requests } = await openBook(84);
  browser.scrollIntoView();
  browser.becomeIdle();
  const section = await screen.findByRole('region', { name: 'Mais deste autor' });
  expect(
    within(section)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Um', 'Dois']);
  expect(searches(requests)[0]?.searchParams.get('search')).toBe('Lima, Ana');
});

test.each([
  ['the service has no other book', () => HttpResponse.json(pageOf([record({ id: 84 })]))],
  ['the service fails', () => new HttpResponse('no', { status: 400 })],
])('nothing is shown when %s', async (_, found) => {
  answering(record(), []);
  const answered = jest.fn();
  const { requests } = await openBook(84);
  server.use(http.get(`${SERVICE}/books/`, found));
  server.events.on('response:mocked', answered);
  browser.scrollIntoView();
  browser.becomeIdle();
  await waitFor(() => expect(answered).toHaveBeenCalled());
  await waitFor(() => expect(searches(requests)).toHaveLength(1));
  expect(others()).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

describe('with a copy of the catalogue', () => {
  const folder = copyFolder();
  beforeAll(() => makeCopy(folder, readBooks(EMBEDDED_BOOKS)));
  beforeEach(() => server.use(copyHost(folder)));

  test.each([
    ['fails', () => HttpResponse.error()],
    ['answers the book alone', ofBookAlone],
  ])('they are the copy’s when the service %s', async (_, resolver) => {
    server.use(http.get(`${SERVICE}/books/`, resolver));
    await openBook();
    browser.scrollIntoView();
    browser.becomeIdle();
    const section = await screen.findByRole('region', { name: 'Mais deste autor' });
    expect(within(section).getAllByRole('link')).toHaveLength(6);
    expect(within(section).getByRole('link', { name: /^Quincas Borba/ })).toHaveAttribute(
      'href',
      '/book/55682/',
    );
  });
});

test('a book without an author causes no search', async () => {
  answering(record({ authors: [] }), []);
  const { requests } = await openBook(84);
  browser.scrollIntoView();
  browser.becomeIdle();
  expect(requests).toHaveLength(1);
});

test('leaving the page before the browser is idle causes no search', async () => {
  const { requests, unmount } = await openBook();
  browser.scrollIntoView();
  unmount();
  expect(browser.idleCallbacks.size).toBe(0);
  browser.becomeIdle();
  expect(searches(requests)).toEqual([]);
});
