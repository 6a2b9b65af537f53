import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { fillLogin, fillRegistration, submitButton } from '../auth-screen/actions';
import { openAuth, openBookPage, openProfile, profileIsShown } from '../support/accounts-app';
import { ACCOUNTS, AS_ANA, withLocksAndFixedDate } from '../support/library';
import { DAY, TODAY, aLoan, isoDay, store, stored } from '../support/library-records';
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
const pressOffer = (visitor: UserEvent) =>
  visitor.click(loans().getByRole('button', { name: OFFER }));

/** What the tab keeps after a visitor went from the book to the login `ago` ms ago. */
const remember = (book: unknown = FRANKENSTEIN, ago = 0) =>
  sessionStorage.setItem(KEY, JSON.stringify({ book, at: TODAY - ago }));

async function openProfileWith(records: Parameters<typeof store>[0]) {
  store({ ...AS_ANA, ...records });
  remember();
  return openProfile();
}

test('from a book to “Criar conta”, and the book is one press away', async () => {
  const { visitor } = await openBookPage(84);
  await visitor.click(await screen.findByRole('link', { name: 'Faça login para emprestar.' }));
  await fillRegistration(visitor);
  await visitor.click(submitButton());
  await profileIsShown();
  await pressOffer(visitor);
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

test('the header’s “Login” leads to the same offer, above what else the profile shows', async () => {
  const { visitor } = await openBookPage(84);
  await screen.findByRole('link', { name: 'Faça login para emprestar.' });
  await visitor.click(screen.getByRole('link', { name: 'Login' }));
  await fillLogin(visitor);
  await visitor.click(submitButton());
  await profileIsShown();
  const [first] = within(screen.getByRole('region', { name: 'Meus empréstimos' })).getAllByRole(
    'button',
  );
  expect(first).toHaveAccessibleName(OFFER);
});

test('a login that began elsewhere offers no book', async () => {
  const { visitor } = openAuth();
  await fillLogin(visitor);
  await visitor.click(submitButton());
  await profileIsShown();
  expect(offer()).not.toBeInTheDocument();
});

test('a title of over 12 words is cut', async () => {
  store(AS_ANA);
  remember({
    ...FRANKENSTEIN,
    title: 'um dois três quatro cinco seis sete oito nove dez onze doze treze',
  });
  await openProfile();
  expect(offer()).toHaveAccessibleName(
    'Continuar: «um dois três quatro cinco seis sete oito nove dez onze doze…» — Emprestar',
  );
});

test.each([
  [
    'another loan is active',
    { loans: [aLoan({ bookId: 2, title: 'Outro' })] },
    '⚠️ Você já tem um empréstimo ativo. Devolva-o para pegar outro.',
  ],
  [
    'a loan is late',
    { loans: [aLoan({ bookId: 2, dueAt: isoDay(-1) })] },
    '⚠️ Você tem livros atrasados. Devolva-os antes de pegar novos empréstimos.',
  ],
  [
    'another user has it',
    { loans: [aLoan({ userId: 'bia' })] },
    '⚠️ Este livro já está emprestado por outro usuário.',
  ],
])('when %s, the press says so, and the offer stays', async (_, records, message) => {
  const { visitor } = await openProfileWith(records);
  await pressOffer(visitor);
  expect((await loans().findByRole('alert')).textContent).toBe(message);
  expect(stored('loans')).toEqual(records.loans);
  expect(offer()).toBeVisible();
});

test('once the other loan is returned, the same press borrows', async () => {
  const { visitor } = await openProfileWith({ loans: [aLoan({ bookId: 2, title: 'Outro' })] });
  await pressOffer(visitor);
  await loans().findByRole('alert');
  await visitor.click(loans().getByRole('button', { name: 'Devolver' }));
  await loans().findByText('Livro devolvido com sucesso!');
  await pressOffer(visitor);
  await loans().findByText('Livro emprestado com sucesso!');
});

test('“Agora não” forgets the book', async () => {
  const { visitor } = await openProfileWith({});
  await visitor.click(loans().getByRole('button', { name: 'Agora não' }));
  expect(offer()).not.toBeInTheDocument();
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect(loans().getByRole('heading', { name: 'Meus empréstimos' })).toHaveFocus();
});

test('“Sair” forgets it too: the next reader is not offered it', async () => {
  const { visitor } = await openProfileWith({});
  await visitor.click(screen.getByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(window.location.pathname).toBe('/auth/'));
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('after an hour it is forgotten, also on a page that has stayed open', async () => {
  store(AS_ANA);
  remember(FRANKENSTEIN, DAY / 24 - 1);
  await openProfile();
  expect(offer()).toBeVisible();
  jest.setSystemTime(TODAY + 1);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(offer()).not.toBeInTheDocument();
});

test('it is offered at once, even by a clock that was last read before', async () => {
  store(AS_ANA);
  remember(FRANKENSTEIN, -30_000);
  await openProfile();
  expect(offer()).toBeVisible();
});

test('a book that the reader has already is not offered', async () => {
  await openProfileWith({ loans: [aLoan()] });
  expect(offer()).not.toBeInTheDocument();
});

test.each([
  '',
  'null',
  '{"book":',
  '[]',
  JSON.stringify({ book: FRANKENSTEIN }),
  JSON.stringify({ book: FRANKENSTEIN, at: TODAY + DAY }),
  JSON.stringify({ book: { ...FRANKENSTEIN, id: -1 }, at: TODAY }),
  JSON.stringify({ book: { ...FRANKENSTEIN, title: '' }, at: TODAY }),
  JSON.stringify({ book: { ...FRANKENSTEIN, authors: [{}] }, at: TODAY }),
])('what the tab keeps is distrusted: “%s” offers nothing', async (text) => {
  store(AS_ANA);
  sessionStorage.setItem(KEY, text);
  await openProfile();
  expect(offer()).not.toBeInTheDocument();
});

test('without session storage the login works as ever', async () => {
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  try {
    const { visitor } = await openBookPage(84);
    await visitor.click(await screen.findByRole('link', { name: 'Faça login para emprestar.' }));
    await fillLogin(visitor);
    await visitor.click(submitButton());
    await profileIsShown();
    expect(offer()).not.toBeInTheDocument();
  } finally {
    blocked.mockRestore();
  }
});
