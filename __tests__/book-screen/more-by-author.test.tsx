import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { BookScreen } from '@/components/book/book-screen';
import { withLeisure } from '../support/leisure';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { recordRequests, SERVICE, server } from '../support/server';

const DOM_CASMURRO = 55752;
let leisure: ReturnType<typeof withLeisure>;
beforeEach(() => (leisure = withLeisure()));
afterEach(() => leisure.end());

const others = () => screen.queryByRole('region', { name: 'Mais deste autor' });
const searches = (requests: URL[]) =>
  requests.filter(({ searchParams }) => searchParams.has('search'));

/** Opens a book; what comes late to its page is there. */
async function openBook(id = DOM_CASMURRO) {
  const requests = recordRequests();
  const view = renderScreen(<BookScreen />, { at: `/book/${id}/` });
  await screen.findByRole('region', { name: 'Ações' });
  await waitFor(() => expect(leisure.watched.size).toBe(1));
  return { requests, ...view };
}

/** An answer for the book at hand, number 84, and another for the search of its author. */
const answering = (book: object, found: readonly unknown[]) =>
  server.use(
    http.get(`${SERVICE}/books/`, ({ request }) =>
      HttpResponse.json(
        pageOf(new URL(request.url).searchParams.has('ids') ? [{ ...book, id: 84 }] : found),
      ),
    ),
  );

test('nothing is asked before it is in sight and the page is idle, then one search', async () => {
  const { requests } = await openBook();
  leisure.rest();
  leisure.scrollElsewhere();
  leisure.rest();
  expect(searches(requests)).toEqual([]);
  leisure.scrollThere();
  expect(leisure.waiting.size).toBe(1);
  expect(searches(requests)).toEqual([]);

  leisure.rest();
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
  leisure.scrollThere();
  leisure.rest();
  expect(searches(requests)).toHaveLength(1);
});

test('only books of the first author, in the order they come', async () => {
  const ana = { name: 'Lima, Ana' };
  const rui = { name: 'Reis, Rui' };
  answering({ ...record({ title: 'O meu', authors: [ana, rui] }) }, [
    record({ id: 84, title: 'O meu', authors: [ana, rui] }),
    record({ title: 'Sobre Ana', subjects: ['Lima, Ana'], authors: [rui] }),
    record({ title: 'Um', authors: [rui, ana] }),
    record({ title: 'Dois', authors: [ana] }),
  ]);
  const { requests } = await openBook(84);
  leisure.scrollThere();
  leisure.rest();
  const section = await screen.findByRole('region', { name: 'Mais deste autor' });
  expect(
    within(section)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Um', 'Dois']);
  expect(searches(requests)[0]?.searchParams.get('search')).toBe('Lima, Ana');
});

test.each([
  ['the service has no other', () => HttpResponse.json(pageOf([record({ id: 84 })]))],
  ['the service fails', () => new HttpResponse('no', { status: 400 })],
])('nothing is shown when %s', async (_, found) => {
  answering(record(), []);
  const answered = jest.fn();
  const { requests } = await openBook(84);
  server.use(http.get(`${SERVICE}/books/`, found));
  server.events.on('response:mocked', answered);
  leisure.scrollThere();
  leisure.rest();
  await waitFor(() => expect(answered).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(searches(requests)).toHaveLength(1));
  expect(others()).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('nothing is asked for a book whose author is not known', async () => {
  answering(record({ authors: [] }), []);
  const { requests } = await openBook(84);
  leisure.scrollThere();
  leisure.rest();
  expect(requests).toHaveLength(1);
});

test('who leaves before the page is idle asks nothing', async () => {
  const { requests, unmount } = await openBook();
  leisure.scrollThere();
  unmount();
  expect(leisure.waiting.size).toBe(0);
  leisure.rest();
  expect(searches(requests)).toEqual([]);
});
