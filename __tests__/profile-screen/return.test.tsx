import { screen, waitFor, within } from '@testing-library/react';
import { KEYS } from '@/fixtures/storage-keys';
import { openProfile } from '../support/accounts-app';
import { accessDenied, failWrites, quotaExceeded, storedTexts } from '../support/failing-storage';
import { withLocks, withoutLocks } from '../support/fake-locks';
import { AS_ANA, holdLocks, stopCalendar } from '../support/library';
import { aLoan, isoDay, store, stored } from '../support/library-records';

beforeEach(() => {
  withLocks();
  stopCalendar();
});
afterEach(() => {
  withoutLocks();
  jest.useRealTimers();
});

const section = () => within(screen.getByRole('region', { name: 'Meus empréstimos' }));
const giveBack = () => section().getByRole('button', { name: 'Devolver' });

test('a book is given back, and stays in the history', async () => {
  const other = aLoan({ id: 'l2', userId: 'bia', bookId: 2 });
  store({ ...AS_ANA, loans: [{ ...aLoan(), notes: 'desconhecido' }, other] });
  const { visitor } = await openProfile();
  await visitor.click(giveBack());
  expect(await section().findByRole('status')).toHaveTextContent(/^Livro devolvido com sucesso!$/);
  expect(section().getByText('Devolvido em 20/11/2026')).toBeVisible();
  expect(section().queryByRole('button', { name: 'Devolver' })).not.toBeInTheDocument();
  expect(screen.queryByText(/restantes/)).not.toBeInTheDocument();
  expect(stored('loans')).toEqual([
    { ...aLoan({ returnedAt: isoDay(0) }), notes: 'desconhecido' },
    other,
  ]);
});

test('so is a book that is late', async () => {
  store({ ...AS_ANA, loans: [aLoan({ dueAt: isoDay(-3) })] });
  const { visitor } = await openProfile();
  await visitor.click(giveBack());
  expect(await section().findByText('Livro devolvido com sucesso!')).toBeVisible();
  expect(screen.queryByText(/ATRASADO/)).not.toBeInTheDocument();
});

test('of two active loans that an earlier version left, the one that was meant goes back', async () => {
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

test('pressing twice gives it back once, and is no error', async () => {
  store({ ...AS_ANA, loans: [aLoan()] });
  const { locks, release } = holdLocks();
  const { visitor } = await openProfile();
  await visitor.dblClick(giveBack());
  await waitFor(() => expect(locks.requested).toHaveLength(2));
  release();
  await section().findByText('Livro devolvido com sucesso!');
  expect(locks.requested).toHaveLength(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// What another tab did, and this one has not been told of yet.
test.each([
  [
    'the loan is returned',
    () => store({ loans: [aLoan({ returnedAt: isoDay(-1) })] }),
    '⚠️ Este livro já foi devolvido.',
  ],
  ['the loan is gone', () => store({ loans: [] }), '⚠️ Empréstimo não encontrado.'],
  [
    'the loan has become another’s',
    () => store({ loans: [aLoan({ userId: 'bia' })] }),
    '⚠️ Este empréstimo é de outro usuário.',
  ],
  [
    'someone else is logged in',
    () => store({ session: { userId: 'bia', ts: 2 } }),
    '⚠️ Este empréstimo é de outro usuário.',
  ],
])('when %s by then, it says so, and changes nothing', async (_, change, message) => {
  store({ ...AS_ANA, loans: [aLoan()] });
  const { visitor } = await openProfile();
  change();
  const before = storedTexts();
  await visitor.click(giveBack());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(storedTexts()).toEqual(before);
});

test('when the session has ended by then, nothing is returned', async () => {
  store({ ...AS_ANA, loans: [aLoan()] });
  const { visitor } = await openProfile();
  localStorage.removeItem(KEYS.session);
  await visitor.click(giveBack());
  await waitFor(() => expect(window.location.pathname).toBe('/auth/'));
  expect(stored('loans')).toEqual([aLoan()]);
});

test.each([
  [
    'full',
    quotaExceeded,
    '⚠️ O armazenamento deste navegador está cheio, e nada foi alterado. Libere espaço e tente de novo.',
  ],
  [
    'not to be written',
    accessDenied,
    '⚠️ O navegador não permitiu gravar, e nada foi alterado. Permita os dados deste site e tente de novo.',
  ],
])('a storage that is %s is told, and the loan stays', async (_, error, message) => {
  store({ ...AS_ANA, loans: [aLoan()] });
  const before = storedTexts();
  const { visitor } = await openProfile();
  const failing = failWrites({ from: 1, times: Infinity, error });
  try {
    await visitor.click(giveBack());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  } finally {
    failing.stop();
  }
  expect(storedTexts()).toEqual(before);
  expect(section().getByText('7 dia(s) restantes')).toBeVisible();
  await visitor.click(giveBack());
  expect(await section().findByText('Livro devolvido com sucesso!')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
