import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { BookScreen } from '@/components/book/book-screen';
import { CatalogueApp } from '../support/catalogue-app';
import { record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { recordRequests, SERVICE, serviceAnswers, serviceHas } from '../support/server';

const COVER = 'https://www.gutenberg.org/cache/epub/28054/cover.png';

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** The label that is seen, where screen readers have one of their own. */
const seenIn = (term: HTMLElement) => (term.querySelector('[aria-hidden]') ?? term).textContent;
const facts = () =>
  screen.getAllByRole('term').map((term) => [seenIn(term), term.nextElementSibling?.textContent]);

test('shows the book of the address', async () => {
  serviceHas(
    record({
      id: 28054,
      title: 'The Brothers Karamazov; or, a family',
      authors: [{ name: 'Dostoyevsky, Fyodor' }],
      editors: [{ name: 'Uma Editora' }, { name: 'Outra Editora' }],
      translators: [{ name: 'Garnett, Constance' }],
      languages: ['en'],
      formats: { 'image/png': COVER },
      download_count: 21450,
      subjects: Array.from({ length: 15 }, (_, i) => `Assunto ${i + 1}`),
      summaries: ['Primeiro resumo.', 'Segundo resumo.'],
    }),
  );
  const requests = recordRequests();
  renderScreen(<BookScreen />, { at: '/book/28054/' });
  expect(document.querySelector('[data-skeleton]')).not.toBeNull();
  const heading = await title(/^The Brothers Karamazov/);
  expect(heading).toHaveTextContent(/^The Brothers Karamazov; or, a family$/);
  expect(within(heading).getByText('or, a family')).toBeVisible();
  expect(document.querySelector('article img')).toHaveAttribute('src', COVER);
  // A line of its own shows where it begins.
  expect(within(heading).getByText(';')).toHaveClass('mark');
  expect(facts()).toEqual([
    ['Autor(es):', 'Dostoyevsky, Fyodor'],
    ['Editores:', 'Uma Editora, Outra Editora'],
    ['Tradutores:', 'Garnett, Constance'],
    ['Idioma(s):', 'inglês'],
    ['Downloads:', '21.450'],
  ]);
  expect(screen.getByRole('link', { name: 'Dostoyevsky, Fyodor' })).toHaveAttribute(
    'href',
    '/?q=Fyodor+Dostoyevsky',
  );
  // Screen readers are told whose downloads these are.
  const spoken = screen.getByText('Downloads no Project Gutenberg:');
  expect(spoken.closest('dt')).toContainElement(screen.getByText('Downloads:'));
  expect(screen.getByText('Downloads:')).toHaveAttribute('aria-hidden', 'true');

  expect(screen.getByRole('heading', { name: 'Resumo' })).toBeVisible();
  expect(screen.getByText('Primeiro resumo.')).toBeVisible();
  expect(screen.queryByText('Segundo resumo.')).not.toBeInTheDocument();
  expect(screen.getByText('Assunto 1')).toBeVisible();
  expect(screen.getByText('Assunto 12')).toBeVisible();
  expect(screen.queryByText('Assunto 13')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(document.title).toBe('The Brothers Karamazov; or, a family · BookShelfs'),
  );
  expect(requests.map(String)).toEqual([`${SERVICE}/books/?ids=28054`]);
});

test('leaves out facts that the book does not have', async () => {
  serviceHas(record({ id: 1, title: 'Anônimo', authors: [], languages: [] }));
  renderScreen(<BookScreen />, { at: '/book/1' });
  await title('Anônimo');
  expect(facts()).toEqual([
    ['Autor(es):', '—'],
    ['Idioma(s):', '—'],
    ['Downloads:', '10'],
  ]);
  expect(screen.queryByRole('heading', { name: 'Resumo' })).not.toBeInTheDocument();
});

test('the actions are between the author and the other facts; “← Voltar” opens the catalogue when the visit began here', async () => {
  const { visitor } = renderScreen(<BookScreen />, { at: '/book/55752/' });
  const actions = await screen.findByRole('region', { name: 'Ações' });
  const isBefore = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(isBefore(screen.getByText('Autor(es):'), actions)).toBe(true);
  expect(isBefore(actions, screen.getByText('Idioma(s):'))).toBe(true);
  await visitor.click(screen.getByRole('button', { name: '← Voltar' }));
  expect(window.location.pathname).toBe('/');
});

test.each(['abc', '-1', '0', '1.5', '84x', '12345678901234', '99999999'])(
  'the id “%s” is not found; only a possible one is requested',
  async (id) => {
    const requests = recordRequests();
    renderScreen(<BookScreen />, { at: `/book/${id}/` });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Erro ao carregar: Livro não encontrado',
    );
    expect(screen.getByRole('link', { name: 'Ver o catálogo' })).toHaveAttribute('href', '/');
    expect(requests).toHaveLength(id === '99999999' ? 1 : 0);
  },
);

test('a response with another book is not shown', async () => {
  serviceHas(record({ id: 11, title: 'Outro livro' }));
  renderScreen(<BookScreen />, { at: '/book/84/' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Livro não encontrado');
  expect(screen.queryByText('Outro livro')).not.toBeInTheDocument();
});

test('an error shows its HTTP status, and can be retried', async () => {
  serviceAnswers(() => new HttpResponse('<html>…</html>', { status: 404 }));
  const { visitor } = renderScreen(<BookScreen />, { at: '/book/84/' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/Erro ao carregar: HTTP 404(?! -)/);
  serviceHas(record({ id: 84, title: 'Frankenstein' }));
  await visitor.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
  expect(await title('Frankenstein')).toBeVisible();
});

test('a book opened from a card is shown at once, without a request, and “← Voltar” leads back', async () => {
  const { visitor } = renderScreen(<CatalogueApp />, { at: '/?q=dom+casmurro' });
  const link = await screen.findByRole('link', { name: /^Dom Casmurro/ });
  const requests = recordRequests();
  await visitor.click(link);
  expect(window.location.pathname).toBe('/book/55752/');
  expect(screen.getByRole('heading', { level: 1, name: 'Dom Casmurro' })).toBeVisible();
  expect(requests).toEqual([]);
  await visitor.click(await screen.findByRole('button', { name: '← Voltar' }));
  expect(await screen.findByRole('link', { name: /^Dom Casmurro/ })).toBeVisible();
  expect(window.location.search).toBe('?q=dom+casmurro');
});
