import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { BookScreen } from '@/components/book/book-screen';
import { readRecords } from '@/lib/catalogue/normalise';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { recordRequests, SERVICE, server } from '../support/server';

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
  const now = pageOf([record({ ...LUSIADS, download_count: 7000 })]);
  server.use(http.get(`${SERVICE}/books/`, () => HttpResponse.json(now)));
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
  server.use(http.get(`${SERVICE}/books/`, () => HttpResponse.json({}, { status: 404 })));
  const requests = recordRequests();
  openExportedPage();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Compartilhar' })).toBeVisible();
  expect(title()).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the service has the last word: a book that it has no more is not shown', async () => {
  server.use(http.get(`${SERVICE}/books/`, () => HttpResponse.json(pageOf([]))));
  openExportedPage();
  expect(await screen.findByRole('alert')).toHaveTextContent('Livro não encontrado');
  expect(screen.queryByRole('heading', { level: 1, name: 'Os Lusiadas' })).not.toBeInTheDocument();
});
