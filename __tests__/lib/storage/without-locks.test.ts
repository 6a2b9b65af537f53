import { borrowBook, returnLoan } from '@/lib/lending/borrow';
import { KEYS } from '@/fixtures/storage-keys';
import { loansStore } from '@/lib/lending/loan';
import { aBook, aLoan, aUser, store, stored } from '../../support/library-records';

const others = aLoan({ id: 'other', userId: 'bia' });

beforeEach(() => {
  jest.useFakeTimers();
  store({ users: [aUser()], session: { userId: 'ana', ts: 1 } });
});
afterEach(() => jest.useRealTimers());

/** Lets the pause after a write pass, in which writes of another tab arrive. */
const settle = () => jest.advanceTimersByTimeAsync(1_000);

it('is what these tests run: jsdom has no Web Locks', () => {
  expect(navigator).not.toHaveProperty('locks');
});

it('a change that no other tab overwrites is kept', async () => {
  const borrowing = borrowBook(aBook());
  await settle();
  expect(stored('loans')).toEqual([await borrowing]);
});

it('a change that another tab has overwritten is checked again', async () => {
  const borrowing = borrowBook(aBook());
  const refused = expect(borrowing).rejects.toThrow(
    'Este livro já está emprestado por outro usuário.',
  );
  store({ loans: [others] });
  await settle();
  await refused;
  expect(stored('loans')).toEqual([others]);
});

it('a change that another tab has overwritten is made again if the rules allow it', async () => {
  const elsewhere = { ...others, bookId: 1 };
  const borrowing = borrowBook(aBook());
  store({ loans: [elsewhere] });
  await settle();
  const loan = await borrowing;
  expect(stored('loans')).toEqual([elsewhere, loan]);
  expect(loansStore.getSnapshot()).toEqual([elsewhere, loan]);
});

it('a change that another tab has kept in a later write is not made twice', async () => {
  store({ loans: [aLoan()] });
  const returning = returnLoan('l1');
  const written = stored('loans') as object[];
  store({ loans: [...written, { ...others, bookId: 1 }] });
  await settle();
  await expect(returning).resolves.toMatchObject({ id: 'l1' });
  expect(stored('loans')).toEqual([...written, { ...others, bookId: 1 }]);
});

it('a change that is overwritten again and again is rejected', async () => {
  const real = Storage.prototype.setItem;
  const borrowing = borrowBook(aBook());
  const failed = expect(borrowing).rejects.toMatchObject({ kind: 'blocked' });
  const overwrite = () => real.call(localStorage, KEYS.loans, '[]');
  for (let round = 0; round < 10; round++) {
    overwrite();
    await jest.advanceTimersToNextTimerAsync();
  }
  await failed;
  expect(stored('loans')).toEqual([]);
});
