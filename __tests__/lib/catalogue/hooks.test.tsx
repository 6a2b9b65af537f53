import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SWRConfig } from 'swr';
import { useBook } from '@/lib/catalogue/hooks';
import { pageOf, record } from '../../support/records';
import { recordRequests, SERVICE, server } from '../../support/server';

function Title({ id }: { id: number }) {
  const { book, loading } = useBook(id);
  return <p>{loading ? 'carregando' : book?.title}</p>;
}

const page = (readers: readonly string[]) => (
  <SWRConfig value={{ provider: () => new Map() }}>
    {readers.map((name) => (
      <Title key={name} id={84} />
    ))}
  </SWRConfig>
);

/** A service that answers when it is let, and what became of the requests to it. */
function slowService() {
  let answer = () => {};
  const allowed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked: string[] = [];
  const aborted: string[] = [];
  server.use(
    http.get(`${SERVICE}/books/`, async ({ request }) => {
      asked.push(request.url);
      request.signal.addEventListener('abort', () => aborted.push(request.url));
      await allowed;
      return HttpResponse.json(pageOf([record({ id: 84, title: 'Achado' })]));
    }),
  );
  return { asked, aborted, answer };
}

test.each([
  ['one of its two readers leaves', ['a', 'b'], ['b']],
  ['another reader takes the place of the first', ['a'], ['b']],
])('a request goes on when %s', async (_, before, after) => {
  const { asked, aborted, answer } = slowService();
  const { rerender } = render(page(before));
  await waitFor(() => expect(asked).toHaveLength(1));
  rerender(page(after));
  answer();
  expect(await screen.findByText('Achado')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(aborted).toEqual([]);
});

test('a request is aborted when its last reader leaves, and asked anew by the next', async () => {
  const { asked, aborted, answer } = slowService();
  const { rerender } = render(page(['a', 'b']));
  await waitFor(() => expect(asked).toHaveLength(1));
  rerender(page([]));
  await waitFor(() => expect(aborted).toHaveLength(1));
  answer();
  rerender(page(['c']));
  expect(await screen.findByText('Achado')).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('of the pages that nobody shows any more the last thirty are kept in memory', async () => {
  const asked = recordRequests();
  server.use(
    http.get(`${SERVICE}/books/`, ({ request }) => {
      const id = Number(new URL(request.url).searchParams.get('ids'));
      return HttpResponse.json(pageOf([record({ id, title: `Livro ${id}` })]));
    }),
  );
  const provider = new Map();
  const book = (id: number) => (
    <SWRConfig value={{ provider: () => provider }}>
      <Title key={id} id={id} />
    </SWRConfig>
  );
  const { rerender } = render(book(1));
  const open = async (id: number) => {
    rerender(book(id));
    await screen.findByText(`Livro ${id}`);
  };
  for (let id = 1; id <= 32; id += 1) await open(id);
  await waitFor(() => expect(provider.size).toBe(31));
  await open(2);
  expect(asked).toHaveLength(32);
  await open(1);
  expect(asked).toHaveLength(33);
});
