import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { openBookPage, profileIsShown } from '../support/accounts-app';
import { copyFolder, copyHost, makeCopy } from '../support/copy-host';
import { AS_ANA, withLocksAndFixedDate } from '../support/library';
import { store } from '../support/library-records';
import { SERVICE, server } from '../support/server';

withLocksAndFixedDate();
const folder = copyFolder();
const books = readBooks(EMBEDDED_BOOKS);
beforeAll(() => makeCopy(folder, books));

test('a book lent while the service fails has its cover and author on the profile', async () => {
  server.use(
    copyHost(folder),
    http.get(`${SERVICE}/books/`, () => HttpResponse.error()),
  );
  store(AS_ANA);
  const { visitor } = openBookPage(84);
  await visitor.click(await screen.findByRole('button', { name: 'Emprestar' }));
  await screen.findByText('Livro emprestado com sucesso!');
  await visitor.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Perfil' }));
  await profileIsShown();
  const loan = within(screen.getByRole('region', { name: 'Meus empréstimos' })).getByRole(
    'article',
  );
  expect(loan).toHaveTextContent('Shelley, Mary Wollstonecraft');
  expect(within(loan).getByRole('presentation')).toHaveAttribute(
    'src',
    books.find(({ id }) => id === 84)?.formats['image/jpeg'],
  );
});
