import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { BookScreen } from '@/components/book/book-screen';
import { CatalogueApp } from '../support/catalogue-app';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { recordRequests, SERVICE, server } from '../support/server';

const answering = (...records: unknown[]) =>
  server.use(http.get(`${SERVICE}/books/`, () => HttpResponse.json(pageOf(records))));

/** The label that is seen, where screen readers have one of their own. */
const seenIn = (term: HTMLElement) => (term.querySelector('[aria-hidden]') ?? term).textContent;

test('shows the book of the address', async () => {
  answering(
    record({
      id: 28054,
      title: 'The Brothers Karamazov',
      authors: [{ name: 'Dostoyevsky, Fyodor' }],
      editors: [{ name: 'Uma Editora' }],
      translators: [{ name: 'Garnett, Constance' }],
      languages: ['en'],
      download_count: 21450,
      subjects: Array.from({ length: 15 }, (_, i) => `Assunto ${i + 1}`),
      summaries: ['Primeiro resumo.', 'Segundo resumo.'],
    }),
  );
  const requests = recordRequests();
  renderScreen(<BookScreen />, { at: '/book/28054/' });
  expect(document.querySelector('[data-skeleton]')).not.toBeNull();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The Brothers Karamazov' }),
  ).toBeVisible();
  const facts = screen
    .getAllByRole('term')
    .map((term) => [seenIn(term), term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Autor(es):', 'Dostoyevsky, Fyodor'],
    ['Editores:', 'Uma Editora'],
    ['Tradutores:', 'Garnett, Constance'],
    ['Idioma(s):', 'inglês'],
    ['Downloads:', '21.450'],
  ]);
  expect(screen.getByRole('heading', { name: 'Resumo' })).toBeVisible();
  expect(screen.getByText('Primeiro resumo.')).toBeVisible();
  expect(screen.queryByText('Segundo resumo.')).not.toBeInTheDocument();
  expect(screen.getByText('Assunto 12')).toBeVisible();
  expect(screen.queryByText('Assunto 13')).not.toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('The Brothers Karamazov · BookShelfs'));
  expect(requests.map(String)).toEqual([`${SERVICE}/books/?ids=28054`]);
});

test('leaves out facts that the book does not have', async () => {
  answering(record({ id: 1, title: 'Anônimo', authors: [], languages: [] }));
  renderScreen(<BookScreen />, { at: '/book/1' });
  await screen.findByRole('heading', { level: 1, name: 'Anônimo' });
  const terms = screen.getAllByRole('term').map(seenIn);
  expect(terms).toEqual(['Autor(es):', 'Idioma(s):', 'Downloads:']);
  expect(screen.queryByRole('heading', { name: 'Resumo' })).not.toBeInTheDocument();
  expect(screen.getAllByText('—')).toHaveLength(2);
});

test('what one can do stands between the author and the other facts', async () => {
  renderScreen(<BookScreen />, { at: '/book/55752/' });
  const actions = await screen.findByRole('region', { name: 'Ações' });
  const isBefore = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(isBefore(screen.getByText('Autor(es):'), actions)).toBe(true);
  expect(isBefore(actions, screen.getByText('Idioma(s):'))).toBe(true);
});

test('a subtitle is set apart, and heading and document keep the whole title', async () => {
  const title = 'Frankenstein; or, the modern prometheus';
  answering(record({ id: 84, title }));
  renderScreen(<BookScreen />, { at: '/book/84/' });
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  expect(within(heading).getByText('or, the modern prometheus')).toBeVisible();
  expect(heading.firstChild).toHaveTextContent(/^Frankenstein;$/);
  await waitFor(() => expect(document.title).toBe(`${title} · BookShelfs`));
});

test('screen readers are told whose downloads these are', async () => {
  renderScreen(<BookScreen />, { at: '/book/55752/' });
  const spoken = await screen.findByText('Downloads no Project Gutenberg:');
  expect(spoken.closest('dt')).toContainElement(screen.getByText('Downloads:'));
  expect(screen.getByText('Downloads:')).toHaveAttribute('aria-hidden', 'true');
});

test('an anonymous visitor is asked to log in to borrow', async () => {
  renderScreen(<BookScreen />, { at: '/book/55752/' });
  const actions = await screen.findByRole('region', { name: 'Ações' });
  expect(within(actions).getByRole('link', { name: 'Faça login para emprestar.' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/auth\/?$/),
  );
  expect(within(actions).queryByRole('button', { name: 'Emprestar' })).not.toBeInTheDocument();
});

test.each(['abc', '-1', '0', '1.5', '84x', '84,11', '%20', '12345678901234'])(
  'the impossible id “%s” is not found, without a request',
  async (id) => {
    const requests = recordRequests();
    renderScreen(<BookScreen />, { at: `/book/${id}/` });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Erro ao carregar: Livro não encontrado',
    );
    expect(requests).toEqual([]);
  },
);

test('an id that the catalogue does not have is not found', async () => {
  renderScreen(<BookScreen />, { at: '/book/99999999/' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Erro ao carregar: Livro não encontrado',
  );
  expect(screen.getByRole('link', { name: 'Ver o catálogo' })).toHaveAttribute('href', '/');
});

test('a response with another book is not shown', async () => {
  answering(record({ id: 11, title: 'Outro livro' }));
  renderScreen(<BookScreen />, { at: '/book/84/' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Livro não encontrado');
  expect(screen.queryByText('Outro livro')).not.toBeInTheDocument();
});

test('an error shows its HTTP status, and can be retried', async () => {
  let broken = true;
  server.use(
    http.get(`${SERVICE}/books/`, () =>
      broken
        ? new HttpResponse('<html>…</html>', { status: 404 })
        : HttpResponse.json(pageOf([record({ id: 84, title: 'Frankenstein' })])),
    ),
  );
  const { visitor } = renderScreen(<BookScreen />, { at: '/book/84/' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/Erro ao carregar: HTTP 404(?! -)/);
  broken = false;
  await visitor.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Frankenstein' })).toBeVisible();
});

test('a book opened from a card is shown at once, without a request', async () => {
  const { visitor } = renderScreen(<CatalogueApp />, { at: '/?q=dom+casmurro' });
  const link = await screen.findByRole('link', { name: /^Dom Casmurro/ });
  const requests = recordRequests();
  await visitor.click(link);
  expect(window.location.pathname).toBe('/book/55752/');
  expect(screen.getByRole('heading', { level: 1, name: 'Dom Casmurro' })).toBeVisible();
  expect(requests).toEqual([]);
});

test('“← Voltar” opens the catalogue when the visit began here', async () => {
  const { visitor } = renderScreen(<BookScreen />, { at: '/book/55752/' });
  await visitor.click(await screen.findByRole('button', { name: '← Voltar' }));
  expect(window.location.pathname).toBe('/');
});
