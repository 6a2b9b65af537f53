import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { DAY, TODAY, aLoan, isoDay } from '@/fixtures/records';
import { fillLogin, fillRegistration, submitButton } from '../auth-screen/actions';
import { openBookPage, openProfile, profileIsShown } from '../support/accounts-app';
import {
  ACCOUNTS,
  AS_ANA,
  store,
  stored,
  storedByAnotherTab,
  withLocksAndFixedDate,
} from '../support/library';
import { pageOf, record } from '../support/records';
import { SERVICE, server } from '../support/server';

const KEY = 'bookshelfs.continue';
const COVER = 'https://www.gutenberg.org/cache/epub/84/pg84.cover.medium.jpg';
const FRANKENSTEIN = {
  id: 84,
  title: 'Frankenstein',
  authors: ['Shelley, Mary Wollstonecraft'],
  thumbnail: COVER,
};
const OFFER = 'Continuar: «Frankenstein» — Emprestar';

withLocksAndFixedDate();
beforeEach(() => {
  store(ACCOUNTS);
  const book = { ...FRANKENSTEIN, authors: [{ name: FRANKENSTEIN.authors[0] }] };
  const answer = pageOf([record({ ...book, formats: { 'image/jpeg': COVER } })]);
  server.use(http.get(`${SERVICE}/books/`, () => HttpResponse.json(answer)));
});

const loans = () => within(screen.getByRole('region', { name: 'Meus empréstimos' }));
const offer = () => loans().queryByRole('button', { name: /^Continuar/ });
const press = (visitor: UserEvent, name: string) =>
  visitor.click(loans().getByRole('button', { name }));

/** What the tab keeps after a visitor went from the book to the login `ago` ms ago. */
const kept = (book: unknown = FRANKENSTEIN, ago = 0) => JSON.stringify({ book, at: TODAY - ago });

/** Opens Ana's profile, in a tab that keeps this. */
function openProfileWith(text: string, records: Parameters<typeof store>[0] = {}) {
  store({ ...AS_ANA, ...records });
  sessionStorage.setItem(KEY, text);
  return openProfile();
}

async function goToLogin(link = 'Login') {
  const { visitor } = openBookPage(84);
  await screen.findByRole('link', { name: 'Faça login para emprestar.' });
  await visitor.click(screen.getByRole('link', { name: link }));
  return visitor;
}

test('from a book to “Criar conta”, and the book is one press away', async () => {
  const visitor = await goToLogin('Faça login para emprestar.');
  await fillRegistration(visitor);
  await visitor.click(submitButton());
  await profileIsShown();
  await press(visitor, OFFER);
  expect(await loans().findByText('Livro emprestado com sucesso!')).toBeVisible();
  expect(stored('loans')).toMatchObject([
    {
      bookId: 84,
      title: 'Frankenstein',
      authors: FRANKENSTEIN.authors,
      thumbnail: COVER,
      dueAt: isoDay(7),
      returnedAt: null,
    },
  ]);
  expect(loans().getByRole('link', { name: 'Frankenstein' })).toBeVisible();
  expect(offer()).not.toBeInTheDocument();
  expect(loans().getByRole('heading', { name: 'Meus empréstimos' })).toHaveFocus();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('while the book cannot be lent the press says why, and the offer stays; then the same press borrows', async () => {
  const other = aLoan({ bookId: 2, title: 'Outro' });
  const { visitor } = await openProfileWith(kept(), { loans: [other] });
  await press(visitor, OFFER);
  expect((await loans().findByRole('alert')).textContent).toBe(
    '⚠️ Você já tem um empréstimo ativo. Devolva-o para pegar outro.',
  );
  expect(stored('loans')).toEqual([other]);
  await press(visitor, 'Devolver');
  await loans().findByText('Livro devolvido com sucesso!');
  await press(visitor, OFFER);
  await loans().findByText('Livro emprestado com sucesso!');
});

test('“Agora não” forgets the book, whose title is cut at 12 words', async () => {
  const title = 'um dois três quatro cinco seis sete oito nove dez onze doze treze';
  const { visitor } = await openProfileWith(kept({ ...FRANKENSTEIN, title }));
  expect(offer()).toHaveAccessibleName(
    'Continuar: «um dois três quatro cinco seis sete oito nove dez onze doze…» — Emprestar',
  );
  await press(visitor, 'Agora não');
  expect(offer()).not.toBeInTheDocument();
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect(loans().getByRole('heading', { name: 'Meus empréstimos' })).toHaveFocus();
});

test('after an hour it is forgotten, also on a page that has stayed open', async () => {
  await openProfileWith(kept(FRANKENSTEIN, DAY / 24 - 1));
  expect(offer()).toBeVisible();
  jest.setSystemTime(TODAY + 1);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(offer()).not.toBeInTheDocument();
});

test('it is offered at once, even by a clock that was last read before, unless the reader has it; “Sair” forgets it', async () => {
  const { visitor } = await openProfileWith(kept(FRANKENSTEIN, -30_000));
  expect(offer()).toBeVisible();
  storedByAnotherTab({ loans: [aLoan()] });
  expect(offer()).not.toBeInTheDocument();
  expect(sessionStorage.getItem(KEY)).not.toBeNull();
  await visitor.click(screen.getByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(window.location.pathname).toBe('/auth/'));
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test.each([
  '{"book":',
  '[]',
  JSON.stringify({ book: FRANKENSTEIN }),
  kept(FRANKENSTEIN, -DAY),
  kept({ ...FRANKENSTEIN, id: -1 }),
  kept({ ...FRANKENSTEIN, title: '' }),
  kept({ ...FRANKENSTEIN, authors: [{}] }),
])('what the tab keeps is distrusted: “%s” offers nothing', async (text) => {
  await openProfileWith(text);
  expect(offer()).not.toBeInTheDocument();
});

test('the header’s “Login” leads to the same offer; without session storage to none', async () => {
  const logIn = async (visitor: UserEvent) => {
    await fillLogin(visitor);
    await visitor.click(submitButton());
    await profileIsShown();
  };
  await logIn(await goToLogin());
  // Above what else the profile shows.
  expect(loans().getAllByRole('button')[0]).toHaveAccessibleName(OFFER);
  cleanup();
  sessionStorage.clear();
  store({ session: { userId: null } });
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  try {
    await logIn(await goToLogin());
    expect(offer()).not.toBeInTheDocument();
  } finally {
    blocked.mockRestore();
  }
});
