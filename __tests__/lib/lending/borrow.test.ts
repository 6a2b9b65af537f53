import { borrowBook, returnLoan } from '@/lib/lending/borrow';
import { loansStore } from '@/lib/lending/loan';
import { TODAY, aBook, aLoan, aUser, isoDay } from '@/fixtures/records';
import { withLocks, withoutLocks } from '../../support/fake-browser';
import { store, stored } from '../../support/library';

const persist = jest.fn<Promise<boolean>, []>();

beforeEach(() => {
  withLocks();
  jest.spyOn(Date, 'now').mockReturnValue(TODAY);
  persist.mockReset().mockResolvedValue(true);
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
  store({ users: [aUser()], session: { userId: 'ana', ts: 1 } });
});
afterEach(() => {
  withoutLocks();
  Reflect.deleteProperty(navigator, 'storage');
});

test('a loan is stored for seven days, and a return changes nothing but that it is back', async () => {
  const ofBia = aLoan({ id: 'l0', userId: 'bia', bookId: 1 });
  store({ loans: [ofBia] });
  const listener = jest.fn();
  const unsubscribe = loansStore.subscribe(listener);
  const loan = await borrowBook(aBook());
  expect(loan).toMatchObject({ userId: 'ana', bookId: 84, dueAt: isoDay(7), returnedAt: null });
  expect(stored('loans')).toEqual([ofBia, loan]);
  expect(loansStore.getSnapshot()).toEqual([ofBia, loan]);
  expect(listener).toHaveBeenCalledTimes(1);
  const returned = { ...loan, returnedAt: isoDay(0) };
  await expect(returnLoan(loan.id)).resolves.toEqual(returned);
  expect(stored('loans')).toEqual([ofBia, returned]);
  unsubscribe();
});

test('the time is the loan’s id where the browser has no randomUUID', async () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const borrowing = borrowBook(aBook());
  await expect(borrowing).resolves.toMatchObject({ id: String(TODAY) });
  Reflect.deleteProperty(crypto, 'randomUUID');
});

describe('persistent storage', () => {
  it('is asked for after the first loan only, and not after a refused one', async () => {
    store({ loans: [aLoan({ userId: 'bia' })] });
    await expect(borrowBook(aBook())).rejects.toThrow();
    expect(persist).not.toHaveBeenCalled();
    const loan = await borrowBook(aBook({ id: 2 }));
    expect(persist).toHaveBeenCalledTimes(1);
    await returnLoan(loan.id);
    await borrowBook(aBook({ id: 3 }));
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['refused', () => persist.mockResolvedValue(false)],
    ['not supported', () => Reflect.deleteProperty(navigator, 'storage')],
  ])('may be %s: the book is lent', async (_, arrange) => {
    arrange();
    await expect(borrowBook(aBook())).resolves.toMatchObject({ bookId: 84 });
  });

  it('may fail: no rejection is left unhandled', async () => {
    const asking = Promise.reject(new TypeError('no'));
    const handled = jest.spyOn(asking, 'catch');
    persist.mockReturnValue(asking);
    await borrowBook(aBook());
    await expect(handled.mock.results[0]?.value).resolves.toBeUndefined();
  });
});
