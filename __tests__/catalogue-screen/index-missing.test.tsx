import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openCatalogue, searchField } from '../support/catalogue-app';
import { server } from '../support/server';
import { advanceTime } from '../support/time';

/** Loading the index fails in all tests of this file: it is loaded once. */
let indexRequests = 0;
const indexGives = (resolver: () => Response | Promise<void>) => {
  indexRequests = 0;
  server.use(
    http.get('http://localhost/search/:file', () => {
      indexRequests += 1;
      return resolver();
    }),
  );
};

test('the index is requested once, at the second letter, and its failure breaks nothing', async () => {
  indexGives(() => new HttpResponse('gone', { status: 404 }));
  const { visitor, requests } = await openCatalogue();
  await screen.findAllByRole('article');
  await visitor.type(searchField(), 'o');
  await advanceTime(300);
  expect(indexRequests).toBe(0);
  await visitor.type(searchField(), 's');
  await waitFor(() => expect(indexRequests).toBe(1));
  await visitor.type(searchField(), ' maias');
  await visitor.keyboard('{ArrowDown}{Enter}');
  await advanceTime(1000);
  expect(window.location.search).toBe('?q=os+maias');
  expect(await screen.findByRole('article')).toHaveTextContent('Os Maias');
  expect(searchField()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const searched = requests.map(({ searchParams }) => searchParams.get('search'));
  expect(searched).toEqual([null, 'os maias']);
});

test.each([
  ['memorias&lang=pt', 5],
  // Of a kind by an author, where an earlier index would put others among them.
  ['romance+de+camilo', 2],
])(
  '%s: an index that comes after the cards moves them neither by hints, which are below, nor by today’s titles',
  async (query, count) => {
    let send = () => {};
    const isSent = new Promise<void>((resolve) => (send = resolve));
    // Then the whole index is given.
    indexGives(() => isSent);
    await openCatalogue(`/?q=${query}`);
    const cards = await screen.findAllByRole('article');
    const before = document.body.innerHTML;
    send();
    (await screen.findByRole('region', { name: 'Talvez você procure' })).remove();
    expect(cards).toHaveLength(count);
    expect(document.body.innerHTML).toBe(before);
  },
);

test('an index that hangs is given up after 15 s, and never speaks of books that are not there', async () => {
  const timeout = new AbortController();
  const waits = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  indexGives(() => new Promise<void>(() => undefined));
  await openCatalogue('/?q=bras+cubas');
  await waitFor(() => expect(indexRequests).toBe(1));
  expect(waits).toHaveBeenCalledWith(15_000);
  expect(screen.queryByText(/estes livros|nenhum livro/i)).not.toBeInTheDocument();
  timeout.abort();
  expect(await screen.findByRole('heading', { name: 'Nenhum livro encontrado' })).toBeVisible();
  expect(screen.queryByText(/estes livros/i)).not.toBeInTheDocument();
});
