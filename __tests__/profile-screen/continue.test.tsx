import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aBook, aLoan, isoDay } from '@/fixtures/records';
import { fillLogin, fillRegistration, submitButton } from '../auth-screen/actions';
import { myLoans, openBookPage, openProfile, profileIsShown } from '../support/accounts-app';
import {
  ACCOUNTS,
  AS_ANA,
  store,
  stored,
  storedByAnotherTab,
  withLocksAndFixedDate,
} from '../support/library';
import { COVER, FRANKENSTEIN } from '../support/records';
import { serviceHas } from '../support/server';

const KEY = 'bookshelfs.continue';
const KEPT = aBook({ thumbnail: COVER });
const OFFER = 'Pegar “Frankenstein” agora';

withLocksAndFixedDate();
beforeEach(() => {
  store(ACCOUNTS);
  serviceHas(FRANKENSTEIN);
});

const offer = () => myLoans().queryByRole('button', { name: /^Pegar “/ });
const press = (visitor: UserEvent, name: string) =>
  visitor.click(myLoans().getByRole('button', { name }));

/** Opens Ana's profile, in a tab that keeps this book. */
function openProfileWith(book: unknown, records: Parameters<typeof store>[0] = {}) {
  store({ ...AS_ANA, ...records });
  sessionStorage.setItem(KEY, JSON.stringify(book));
  return openProfile();
}

async function goToLogin() {
  const { visitor } = openBookPage(84);
  await visitor.click(await screen.findByRole('link', { name: 'Faça login para emprestar.' }));
  return visitor;
}

test('from a book to “Criar conta”, and the book is one press away', async () => {
  const visitor = await goToLogin();
  expect(screen.getByText('Entre para pegar “Frankenstein”.')).toBeVisible();
  expect(document.querySelector('img')).toHaveAttribute('src', COVER);
  await fillRegistration(visitor);
  expect(screen.getByText('Crie sua conta para pegar “Frankenstein”.')).toBeVisible();
  await visitor.click(submitButton());
  await profileIsShown();
  expect(document.querySelector('img')).toHaveAttribute('src', COVER);
  expect(myLoans().queryByText('Seu primeiro livro espera por você')).not.toBeInTheDocument();
  await press(visitor, OFFER);
  expect(await myLoans().findByText('Livro emprestado com sucesso!')).toBeVisible();
  expect(stored('loans')).toMatchObject([
    {
      bookId: 84,
      title: 'Frankenstein',
      authors: KEPT.authors,
      thumbnail: COVER,
      dueAt: isoDay(7),
      returnedAt: null,
    },
  ]);
  expect(myLoans().getByRole('link', { name: 'Frankenstein' })).toBeVisible();
  expect(offer()).not.toBeInTheDocument();
  expect(myLoans().getByRole('heading', { name: 'Meus empréstimos' })).toHaveFocus();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('while the book cannot be lent the press says why, and the offer stays; then the same press borrows', async () => {
  const other = aLoan({ bookId: 2, title: 'Outro' });
  const { visitor } = await openProfileWith(KEPT, { loans: [other] });
  await press(visitor, OFFER);
  expect((await myLoans().findByRole('alert')).textContent).toBe(
    '⚠️ Você já tem um empréstimo ativo. Devolva-o para pegar outro.',
  );
  expect(stored('loans')).toEqual([other]);
  await press(visitor, 'Devolver');
  await myLoans().findByText('Livro devolvido com sucesso!');
  await press(visitor, OFFER);
  await myLoans().findByText('Livro emprestado com sucesso!');
});

test('“Agora não” forgets the book, whose title is cut at 12 words', async () => {
  const title = 'um dois três quatro cinco seis sete oito nove dez onze doze treze';
  const { visitor } = await openProfileWith({ ...KEPT, title });
  expect(offer()).toHaveAccessibleName(
    'Pegar “um dois três quatro cinco seis sete oito nove dez onze doze…” agora',
  );
  await press(visitor, 'Agora não');
  expect(offer()).not.toBeInTheDocument();
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect(myLoans().getByRole('heading', { name: 'Meus empréstimos' })).toHaveFocus();
});

test('it is not offered while the reader has it; “Sair” forgets it', async () => {
  const { visitor } = await openProfileWith(KEPT);
  // Above what else the profile shows.
  expect(myLoans().getAllByRole('button')[0]).toHaveAccessibleName(OFFER);
  storedByAnotherTab({ loans: [aLoan()] });
  expect(offer()).not.toBeInTheDocument();
  expect(sessionStorage.getItem(KEY)).not.toBeNull();
  await visitor.click(screen.getByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(window.location.pathname).toBe('/auth/'));
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test.each(['{"book":', '[]', '{"id":-1,"title":"Frankenstein"}'])(
  'what the tab keeps is distrusted: “%s” offers nothing',
  async (text) => {
    store(AS_ANA);
    sessionStorage.setItem(KEY, text);
    await openProfile();
    expect(offer()).not.toBeInTheDocument();
  },
);

test('without session storage the login leads to the profile, and to no offer', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const visitor = await goToLogin();
  await fillLogin(visitor);
  await visitor.click(submitButton());
  await profileIsShown();
  expect(offer()).not.toBeInTheDocument();
});
