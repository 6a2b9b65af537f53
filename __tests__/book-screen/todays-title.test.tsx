import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { BookScreen } from '@/components/book/book-screen';
import manifest from '@/lib/search/title-index-manifest.json';
import { renderScreen } from '../support/render-screen';
import { recordRequests, server } from '../support/server';

const INDEX = `http://localhost/search/${manifest.file}`;
const line = () => document.querySelector('p.today');

async function openBook(id: number, title: string) {
  const view = renderScreen(<BookScreen />, { at: `/book/${id}/` });
  await screen.findByRole('heading', { level: 1, name: title });
  return view;
}

test('a line is kept for the index, and stays when it does not come', async () => {
  server.use(http.get(INDEX, () => new HttpResponse('gone', { status: 404 })));
  await openBook(54829, 'Memorias Posthumas de Braz Cubas');
  expect(line()).toBeEmptyDOMElement();
});

test('a book in another language has no such line, and does not ask for the index', async () => {
  const requests = recordRequests('http://localhost/search');
  await openBook(1342, 'Pride and Prejudice');
  expect(line()).not.toBeInTheDocument();
  expect(requests).toEqual([]);
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
