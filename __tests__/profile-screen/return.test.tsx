import { screen, waitFor, within } from '@testing-library/react';
import { KEYS } from '@/fixtures/storage-keys';
import { aLoan, isoDay } from '@/fixtures/records';
import { myLoans, openLoans } from '../support/accounts-app';
import { inAnotherTab, store, stored, withLocksAndFixedDate } from '../support/library';

withLocksAndFixedDate();

const giveBack = () => myLoans().getByRole('button', { name: 'Devolver' });

// Double clicks and a storage that refuses: ../book-screen/lending.test.tsx.

test('an overdue book is returned, and stays in the list', async () => {
  const late = aLoan({ dueAt: isoDay(-3) });
  const other = aLoan({ id: 'l2', userId: 'bia', bookId: 2 });
  const { visitor } = await openLoans({ ...late, notes: 'desconhecido' }, other);
  await visitor.click(giveBack());
  expect(await myLoans().findByText('Livro devolvido com sucesso!')).toBeVisible();
  expect(myLoans().getByRole('status')).toHaveTextContent(/^Livro devolvido com sucesso!$/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(myLoans().getByRole('heading', { name: 'Meus empréstimos' })).toHaveFocus();
  expect(myLoans().getByText('Devolvido em 20/11/2026')).toBeVisible();
  expect(myLoans().queryByRole('button', { name: 'Devolver' })).not.toBeInTheDocument();
  expect(screen.queryByText(/restantes|ATRASADO/)).not.toBeInTheDocument();
  const returned = { ...late, returnedAt: isoDay(0), notes: 'desconhecido' };
  expect(stored('loans')).toEqual([returned, other]);
});

test('of two active loans of an earlier version, the chosen one is returned', async () => {
  const second = aLoan({ id: 'l2', bookId: 2, title: 'Outro', borrowedAt: isoDay(-1) });
  const { visitor } = await openLoans(aLoan(), second);
  const [, other] = myLoans().getAllByRole('article');
  await visitor.click(within(other ?? document.body).getByRole('button', { name: 'Devolver' }));
  await myLoans().findByText('Livro devolvido com sucesso!');
  expect(stored('loans')).toMatchObject([{ returnedAt: null }, { returnedAt: isoDay(0) }]);
});

const NOT_MINE = '⚠️ Este empréstimo é de outro usuário.';

/** Changes of another tab whose storage event has not arrived yet, and what returning then says. */
const UNSEEN_CHANGES: [what: string, change: () => void, message: string][] = [
  [
    'the loan was returned',
    () => store({ loans: [aLoan({ returnedAt: isoDay(-1) })] }),
    '⚠️ Este livro já foi devolvido.',
  ],
  ['the loan is another user’s', () => store({ loans: [aLoan({ userId: 'bia' })] }), NOT_MINE],
  ['the loan was deleted', () => store({ loans: [] }), '⚠️ Empréstimo não encontrado.'],
];

test('returning is refused, with the reason, after what has happened in another tab; nothing changes', async () => {
  const { visitor } = await openLoans(aLoan());
  for (const [what, change, message] of UNSEEN_CHANGES) {
    inAnotherTab(() => store({ loans: [aLoan()] }));
    change();
    const before = { ...localStorage };
    await visitor.click(giveBack());
    const said = () => screen.queryByRole('alert')?.textContent;
    await waitFor(() => expect({ what, said: said() }).toEqual({ what, said: message }));
    expect({ ...localStorage }).toEqual(before);
  }
  inAnotherTab(() => store({ loans: [aLoan()] }));
  store({ session: { userId: 'bia', ts: 2 } });
  await visitor.click(giveBack());
  expect(await screen.findByText(NOT_MINE)).toBeVisible();
  expect(stored('loans')).toEqual([aLoan()]);
});

test('when the session has ended in another tab, nothing is returned', async () => {
  const { visitor } = await openLoans(aLoan());
  localStorage.removeItem(KEYS.session);
  await visitor.click(giveBack());
  await waitFor(() => expect(window.location.pathname).toBe('/auth/'));
  expect(stored('loans')).toEqual([aLoan()]);
});
