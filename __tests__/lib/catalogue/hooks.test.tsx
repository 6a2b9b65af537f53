import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SWRConfig } from 'swr';
import { useBook } from '@/lib/catalogue/hooks';
import { pageOf, record } from '../../support/records';
import { SERVICE, server } from '../../support/server';

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
