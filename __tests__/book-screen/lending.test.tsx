import { act, screen, waitFor, within } from '@testing-library/react';
import { BookScreen } from '@/components/book/book-screen';
import { KEYS } from '@/fixtures/storage-keys';
import { aLoan, isoDay } from '@/fixtures/records';
import { catchDownloads } from '../support/fake-browser';
import { REFUSED_WRITES, failWrites } from '../support/fake-storage';
import {
  ACCOUNTS,
  AS_ANA,
  blockStorage,
  holdLock,
  inAnotherTab,
  store,
  stored,
  storedByAnotherTab,
  withLocksAndFixedDate,
} from '../support/library';
import { COVER, FRANKENSTEIN } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { serviceHas } from '../support/server';

withLocksAndFixedDate();
beforeEach(() => serviceHas(FRANKENSTEIN));

const actions = () => within(screen.getByRole('region', { name: 'Ações' }));
const button = (name: string) => actions().getByRole('button', { name });
const READ = 'Ler no Project Gutenberg (abre em nova aba)';
const readLink = () => actions().queryByRole('link', { name: READ });
const LENT = 'Livro emprestado com sucesso!';
const RETURNED = 'Livro devolvido com sucesso!';

/** Opens the book, when these records are stored. */
async function openBook(records: Parameters<typeof store>[0]) {
  store(records);
  const view = renderScreen(<BookScreen />, { at: '/book/84/' });
  await screen.findByRole('region', { name: 'Ações' });
  // Effects too: from then on a change in another tab is heard.
  await act(async () => undefined);
  return view;
}

const HELD_BY_OTHER = 'Este livro está emprestado por outro usuário no momento.';
const OTHER_LOAN = 'Você já tem um empréstimo ativo. Devolva-o para pegar outro.';
const OVERDUE = 'Você tem livros atrasados. Devolva-os antes de pegar novos empréstimos.';
const LOG_IN = 'Faça login para emprestar.';
const CAN_BE_READ = 'Depois de pegar o livro, você o lê no Project Gutenberg.';

const OF_BIA = aLoan({ id: 'b1', userId: 'bia' });
const OTHER_BOOK = aLoan({ id: 'l2', bookId: 2, title: 'Outro livro' });

/** The buttons and sentences of the section; only its borrower has a link to read the book. */
function offered() {
  const buttons = actions().queryAllByRole('button', { name: /^(Emprestar|Devolver)$/ });
  const sentences = [HELD_BY_OTHER, OTHER_LOAN, OVERDUE, LOG_IN].filter(
    (text) => actions().queryAllByText(new RegExp(text)).length > 0,
  );
  const said = [...buttons.map(({ textContent }) => textContent), ...sentences];
  const isBorrower = said.includes('Devolver');
  expect(readLink() !== null).toBe(isBorrower);
  const canBorrow = said.includes('Emprestar') || said.includes(LOG_IN);
  expect(actions().queryAllByText(CAN_BE_READ)).toHaveLength(canBorrow ? 1 : 0);
  return said;
}

const lent = (...loans: unknown[]) => store({ ...AS_ANA, loans });

const CHANGES: [to: string, change: () => void, offer: string][] = [
  ['a user, while another one has it', () => lent(OF_BIA), HELD_BY_OTHER],
  ['an anonymous visitor, then', () => localStorage.removeItem(KEYS.session), LOG_IN],
  ['a borrower without loans', () => lent(), 'Emprestar'],
  ['its borrower', () => lent(aLoan()), 'Devolver'],
  ['a session without its user', () => store({ users: [] }), LOG_IN],
  ['its borrower, late', () => lent(aLoan({ dueAt: isoDay(-1) })), 'Devolver'],
  ['one who gave it back', () => lent(aLoan({ returnedAt: isoDay(-1) })), 'Emprestar'],
  ['its borrower, by its id in digits', () => lent({ ...aLoan(), bookId: '84' }), 'Devolver'],
  ['the borrower of another book', () => lent(OTHER_BOOK), OTHER_LOAN],
  ['one late with it', () => lent({ ...OTHER_BOOK, dueAt: isoDay(-1) }), OVERDUE],
  ['one with damaged loans', () => lent({ ...aLoan(), dueAt: 'ontem' }), 'Emprestar'],
];

test('what is offered is right for everybody, and follows every change in another tab', async () => {
  await openBook(ACCOUNTS);
  expect(offered()).toEqual([LOG_IN]);
  expect(actions().getByRole('link', { name: LOG_IN })).toHaveAttribute('href', '/auth/');
  for (const [to, change, offer] of CHANGES) {
    inAnotherTab(change);
    expect({ to, offered: offered() }).toEqual({ to, offered: [offer] });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  }
  storedByAnotherTab({ loans: [OTHER_BOOK] });
  const mine = actions().getByRole('link', { name: 'Ver meu empréstimo' });
  expect(mine).toHaveAttribute('href', '/profile/');
});

test('its borrower sees the due date, can note it, and sees when the loan becomes late', async () => {
  const downloads = catchDownloads();
  const { visitor } = await openBook({ ...AS_ANA, loans: [aLoan({ authors: [] })] });
  expect(actions().getByText(/^Está com você até 27\/11\/2026\./)).toBeVisible();
  expect(actions().getByText('7 dia(s) restantes')).toBeVisible();
  await visitor.click(button('Adicionar à agenda'));
  await waitFor(() => expect(downloads).toHaveLength(1));
  const event = (await downloads[0]?.text())?.replaceAll('\r\n ', '');
  expect(event).toContain('UID:loan-l1@bookshelfs');
  expect(event).toMatch(/^DESCRIPTION:Devolva o livro até [^\n]* às \d\d:\d\d\.\\nhttp/m);

  jest.setSystemTime(Date.parse(isoDay(7.01)));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(actions().getByText('ATRASADO (1 dia(s))')).toBeVisible();
  expect(actions().getByText(/^O prazo terminou em 27\/11\/2026\./)).toBeVisible();
  expect(actions().queryByText(/Está com você até/)).not.toBeInTheDocument();
  expect(actions().queryByRole('button', { name: 'Adicionar à agenda' })).not.toBeInTheDocument();
  expect(button('Devolver')).toBeVisible();
});

test('a double click borrows once, and the keyboard gives back; both are stored and reported', async () => {
  const persist = jest.fn(() => Promise.resolve(true));
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
  const { locks, release } = holdLock();
  const { visitor } = await openBook(AS_ANA);
  await visitor.dblClick(button('Emprestar'));
  await waitFor(() => expect(locks.requested).toHaveLength(2));
  release();
  await waitFor(() => expect(actions().getByRole('status')).toHaveTextContent(LENT));
  expect(locks.requested).toHaveLength(2);
  expect(offered()).toEqual(['Devolver']);
  const loan = {
    id: expect.stringMatching(/^[0-9a-f-]{36}$|^\d+$/),
    userId: 'ana',
    bookId: 84,
    title: 'Frankenstein',
    authors: ['Shelley, Mary Wollstonecraft'],
    thumbnail: COVER,
    borrowedAt: isoDay(0),
    dueAt: isoDay(7),
    returnedAt: null,
  };
  expect(stored('loans')).toEqual([loan]);
  expect(persist).toHaveBeenCalledTimes(1);
  expect(actions().getByText('7 dia(s) restantes')).toBeVisible();
  expect(actions().getByRole('heading', { name: 'Ações' })).toHaveFocus();

  await visitor.tab();
  expect(readLink()).toHaveFocus();
  await visitor.tab();
  expect(button('Devolver')).toHaveFocus();
  await visitor.keyboard(' ');
  await waitFor(() => expect(actions().getByRole('status')).toHaveTextContent(RETURNED));
  expect(offered()).toEqual(['Emprestar']);
  expect(stored('loans')).toEqual([{ ...loan, returnedAt: isoDay(0) }]);

  // Only the first loan asks the browser for persistent storage.
  await visitor.click(button('Emprestar'));
  await actions().findByText(LENT);
  expect(persist).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'storage');
});

const LOGGED_OUT = 'Faça login para emprestar este livro.';
const HELD = 'Este livro já está emprestado por outro usuário.';

/** Changes of another tab whose storage event has not arrived yet, and what borrowing then says. */
const UNSEEN_CHANGES: [what: string, change: () => void, message: string][] = [
  ['the session has ended', () => localStorage.removeItem(KEYS.session), LOGGED_OUT],
  ['the account was deleted', () => store({ users: [] }), LOGGED_OUT],
  ['the borrower is late', () => lent({ ...OTHER_BOOK, dueAt: isoDay(-1) }), OVERDUE],
  ['the borrower got another loan', () => lent(OTHER_BOOK), OTHER_LOAN],
  ['another user borrowed the book', () => lent(OF_BIA), HELD],
  ['the borrower got the book', () => lent(aLoan()), 'Você já pegou este livro.'],
];

test('borrowing and returning are refused, with the reason, after what has happened in another tab', async () => {
  const { visitor } = await openBook(AS_ANA);
  for (const [what, change, message] of UNSEEN_CHANGES) {
    inAnotherTab(() => lent());
    change();
    const before = { ...localStorage };
    await visitor.click(button('Emprestar'));
    const said = () => actions().queryByRole('alert')?.textContent;
    await waitFor(() => expect({ what, said: said() }).toEqual({ what, said: `⚠️ ${message}` }));
    expect({ ...localStorage }).toEqual(before);
    expect(offered()).not.toContain('Emprestar');
  }
  inAnotherTab(() => lent(aLoan()));
  lent(aLoan({ returnedAt: isoDay(-1) }));
  await visitor.click(button('Devolver'));
  expect(await actions().findByText('⚠️ Este livro já foi devolvido.')).toBeVisible();
  expect(stored('loans')).toEqual([aLoan({ returnedAt: isoDay(-1) })]);
});

test.each(REFUSED_WRITES)(
  'a storage that is %s: borrowing and returning say so, and nothing changes',
  async (_, error, message) => {
    const { visitor } = await openBook(AS_ANA);
    for (const [name, done] of [
      ['Emprestar', LENT],
      ['Devolver', RETURNED],
    ] as const) {
      const before = { ...localStorage };
      const failing = failWrites({ from: 1, times: Infinity, error });
      await visitor.click(button(name));
      expect((await actions().findByRole('alert')).textContent).toBe(`⚠️ ${message}`);
      failing.stop();
      expect({ ...localStorage }).toEqual(before);
      await visitor.click(button(name));
      expect(await actions().findByText(done)).toBeVisible();
      expect(actions().queryByRole('alert')).not.toBeInTheDocument();
    }
  },
);

test('without local storage the book is shown, with a link to log in', async () => {
  blockStorage();
  await openBook({});
  expect(screen.getByRole('heading', { level: 1, name: 'Frankenstein' })).toBeVisible();
  expect(offered()).toEqual([LOG_IN]);
});
