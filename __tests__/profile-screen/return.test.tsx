import { screen, waitFor, within } from '@testing-library/react';
import { KEYS } from '@/fixtures/storage-keys';
import { openProfile } from '../support/accounts-app';
import { REFUSED_WRITES, failWrites } from '../support/failing-storage';
import { AS_ANA, holdLock, withLocksAndFixedDate } from '../support/library';
import { aLoan, isoDay, store, stored } from '../support/library-records';

withLocksAndFixedDate();

const section = () => within(screen.getByRole('region', { name: 'Meus empréstimos' }));
const giveBack = () => section().getByRole('button', { name: 'Devolver' });

test('a book is returned, and stays in the list', async () => {
  const other = aLoan({ id: 'l2', userId: 'bia', bookId: 2 });
  store({ ...AS_ANA, loans: [{ ...aLoan(), notes: 'desconhecido' }, other] });
  const { visitor } = await openProfile();
  await visitor.click(giveBack());
  expect(await section().findByRole('status')).toHaveTextContent(/^Livro devolvido com sucesso!$/);
  expect(section().getByRole('heading', { name: 'Meus empréstimos' })).toHaveFocus();
  expect(section().getByText('Devolvido em 20/11/2026')).toBeVisible();
  expect(section().queryByRole('button', { name: 'Devolver' })).not.toBeInTheDocument();
  expect(screen.queryByText(/restantes/)).not.toBeInTheDocument();
  expect(stored('loans')).toEqual([
    { ...aLoan({ returnedAt: isoDay(0) }), notes: 'desconhecido' },
    other,
  ]);
});

test('an overdue book can be returned', async () => {
  store({ ...AS_ANA, loans: [aLoan({ dueAt: isoDay(-3) })] });
  const { visitor } = await openProfile();
  await visitor.click(giveBack());
  expect(await section().findByText('Livro devolvido com sucesso!')).toBeVisible();
  expect(screen.queryByText(/ATRASADO/)).not.toBeInTheDocument();
});

test('of two active loans of an earlier version, the chosen one is returned', async () => {
  store({
    ...AS_ANA,
    loans: [aLoan(), aLoan({ id: 'l2', bookId: 2, title: 'Outro', borrowedAt: isoDay(-1) })],
  });
  const { visitor } = await openProfile();
  const [, other] = section().getAllByRole('article');
  await visitor.click(within(other ?? document.body).getByRole('button', { name: 'Devolver' }));
  await section().findByText('Livro devolvido com sucesso!');
  expect(stored('loans')).toMatchObject([{ returnedAt: null }, { returnedAt: isoDay(0) }]);
});

test('a double click returns the book once, without an error', async () => {
  store({ ...AS_ANA, loans: [aLoan()] });
  const { locks, release } = holdLock();
  const { visitor } = await openProfile();
  await visitor.dblClick(giveBack());
  await waitFor(() => expect(locks.requested).toHaveLength(2));
  release();
  await section().findByText('Livro devolvido com sucesso!');
  expect(locks.requested).toHaveLength(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// Changes of another tab whose storage event has not arrived yet.
test.each([
  [
    'the loan was returned',
    () => store({ loans: [aLoan({ returnedAt: isoDay(-1) })] }),
    '⚠️ Este livro já foi devolvido.',
  ],
  ['the loan was deleted', () => store({ loans: [] }), '⚠️ Empréstimo não encontrado.'],
  [
    'the loan has become another user’s',
    () => store({ loans: [aLoan({ userId: 'bia' })] }),
    '⚠️ Este empréstimo é de outro usuário.',
  ],
  [
    'another user has logged in',
    () => store({ session: { userId: 'bia', ts: 2 } }),
    '⚠️ Este empréstimo é de outro usuário.',
  ],
])(
  'when %s in another tab, the message says so, and nothing changes',
  async (_, change, message) => {
    store({ ...AS_ANA, loans: [aLoan()] });
    const { visitor } = await openProfile();
    change();
    const before = { ...localStorage };
    await visitor.click(giveBack());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect({ ...localStorage }).toEqual(before);
  },
);

test('when the session has ended in another tab, nothing is returned', async () => {
  store({ ...AS_ANA, loans: [aLoan()] });
  const { visitor } = await openProfile();
  localStorage.removeItem(KEYS.session);
  await visitor.click(giveBack());
  await waitFor(() => expect(window.location.pathname).toBe('/auth/'));
  expect(stored('loans')).toEqual([aLoan()]);
});

test.each(REFUSED_WRITES)(
  'a storage that is %s is reported, and the loan stays',
  async (_, error, message) => {
    store({ ...AS_ANA, loans: [aLoan()] });
    const before = { ...localStorage };
    const { visitor } = await openProfile();
    const failing = failWrites({ from: 1, times: Infinity, error });
    try {
      await visitor.click(giveBack());
      expect(await screen.findByRole('alert')).toHaveTextContent(`⚠️ ${message}`);
    } finally {
      failing.stop();
    }
    expect({ ...localStorage }).toEqual(before);
    expect(section().getByText('7 dia(s) restantes')).toBeVisible();
    await visitor.click(giveBack());
    expect(await section().findByText('Livro devolvido com sucesso!')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);
