import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { BookScreen } from '@/components/book/book-screen';
import { readRecords } from '@/lib/catalogue/normalise';
import manifest from '@/lib/search/title-index-manifest.json';
import { record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { recordRequests, SERVICE, server, serviceAnswers, serviceHas } from '../support/server';

const LUSIADS = { id: 3333, title: 'Os Lusiadas', languages: ['pt'], download_count: 6048 };

function openExportedPage() {
  const [book] = readRecords([record(LUSIADS)]);
  if (!book) throw new Error('no book');
  return renderScreen(<BookScreen exported={{ book, todaysTitle: 'Os Lusíadas' }} />, {
    at: '/book/3333/',
  });
}

const title = () => screen.getByRole('heading', { level: 1, name: 'Os Lusiadas' });

test('shows the book of the page at once, then as the service has it now', async () => {
  serviceHas(record({ ...LUSIADS, download_count: 7000 }));
  const requests = recordRequests();
  openExportedPage();
  expect(title()).toBeVisible();
  expect(screen.getByText('Os Lusíadas')).toBeVisible();
  expect(screen.getByText('6.048')).toBeVisible();
  expect(document.querySelector('[data-skeleton]')).toBeNull();
  expect(await screen.findByText('7.000')).toBeVisible();
  // Neither the index of titles nor anything twice.
  expect(requests.map(String)).toEqual([`${SERVICE}/books/?ids=3333`]);
});

test('a service that fails is not told: the book is there', async () => {
  serviceAnswers(() => HttpResponse.json({}, { status: 404 }));
  const requests = recordRequests();
  openExportedPage();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Compartilhar' })).toBeVisible();
  expect(title()).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the service has the last word: a book that it has no more is not shown', async () => {
  serviceHas();
  openExportedPage();
  expect(await screen.findByRole('alert')).toHaveTextContent('Livro não encontrado');
  expect(screen.queryByRole('heading', { level: 1, name: 'Os Lusiadas' })).not.toBeInTheDocument();
});

const INDEX = `http://localhost/search/${manifest.file}`;
const line = () => document.querySelector('p.today');

async function openBook(id: number, title: string) {
  const view = renderScreen(<BookScreen />, { at: `/book/${id}/` });
  await screen.findByRole('heading', { level: 1, name: title });
  return view;
}

test('space is kept for the index after the authors, and stays when it does not come', async () => {
  server.use(http.get(INDEX, () => new HttpResponse('gone', { status: 404 })));
  await openBook(54829, 'Memorias Posthumas de Braz Cubas');
  expect(line()).toBeEmptyDOMElement();
  expect(line()).toHaveClass('late');
});

test('under a foreign title stand its titles in Portuguese, and not who is in it', async () => {
  await openBook(161, 'Sense and Sensibility');
  expect(
    await screen.findByText(
      'Título em português: Razão e Sensibilidade, Sensibilidade e Bom Senso',
    ),
  ).toHaveAttribute('lang', 'pt');
  expect(line()).toHaveClass('late');
  act(() => window.history.pushState(null, '', '/book/1342/'));
  expect(await screen.findByText('Título em português: Orgulho e Preconceito')).toBeVisible();
});

test('under an old title stands today’s spelling; a title that is spelled so today stands alone', async () => {
  await openBook(54829, 'Memorias Posthumas de Braz Cubas');
  const title = await screen.findByText('Memórias Póstumas de Brás Cubas');
  expect(title).toHaveAttribute('lang', 'pt');
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toBe(title);
  // Once the index has come, it is there for every book after.
  act(() => window.history.pushState(null, '', '/book/55752/'));
  await screen.findByRole('heading', { level: 1, name: 'Dom Casmurro' });
  expect(line()).not.toBeInTheDocument();
});
