import fc from 'fast-check';
import { LOCK_NAME } from '@/lib/storage/transaction';
import { KEYS } from '@/fixtures/storage-keys';
import { aBook, aUser, TODAY } from '@/fixtures/records';
import { FakeLocks, withLocks } from '../../support/fake-browser';
import { type Tab, openTab, storageEvent, store, stored } from '../../support/library';

const users = [aUser(), aUser({ id: 'bia', email: 'bia@exemplo.com' })];
const asAna = { users, session: { userId: 'ana', ts: 1 } };

let locks: FakeLocks;
let a: Tab;
let b: Tab;

beforeEach(async () => {
  locks = new FakeLocks();
  withLocks(locks);
  [a, b] = [await openTab(), await openTab()];
});

test('two tabs at once keep the rules of lending in any order of actions', async () => {
  const act = fc.record({
    tab: fc.constantFrom(0, 1),
    email: fc.constantFrom('ana@exemplo.com', 'bia@exemplo.com'),
    book: fc.integer({ min: 1, max: 3 }),
    what: fc.constantFrom('borrow', 'return', 'login'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
      localStorage.clear();
      withLocks();
      store(asAna);
      await Promise.allSettled(
        acts.map(({ tab, email, book, what }) => {
          const { accounts, lending, loans } = tab === 0 ? a : b;
          if (what === 'login') return accounts.login({ email, password: 'segredo' });
          if (what === 'borrow') return lending.borrowBook(aBook({ id: book }));
          return lending.returnLoan(loans.loansStore.getSnapshot()[0]?.id ?? '');
        }),
      );
      const active = a.loans.loansStore.getSnapshot().filter((loan) => loan.returnedAt === null);
      expect(new Set(active.map((loan) => loan.userId)).size).toBe(active.length);
      expect(new Set(active.map((loan) => loan.bookId)).size).toBe(active.length);
      expect(b.loans.loansStore.getSnapshot()).toEqual(a.loans.loansStore.getSnapshot());
    }),
    { numRuns: 50 },
  );
}, 60_000);

describe('a tab that has subscribed', () => {
  it.each([
    ['another tab writes', () => storageEvent(KEYS.loans)],
    ['another tab clears local storage', () => storageEvent(null)],
    // It may have missed events.
    [
      'it comes back from the back/forward cache',
      () => window.dispatchEvent(new Event('pageshow')),
    ],
    ['it is visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is notified when %s, until it unsubscribes', (_, happen) => {
    const listener = jest.fn();
    const unsubscribe = b.storage.subscribe(listener);
    happen();
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    happen();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('has the same snapshots until what is stored changes', async () => {
    store(asAna);
    const snapshots = () => [
      b.session.sessionStore.getSnapshot(),
      b.loans.loansStore.getSnapshot(),
    ];
    const before = snapshots();
    localStorage.setItem('another.key', 'x');
    snapshots().forEach((snapshot, index) => expect(snapshot).toBe(before[index]));
    await a.lending.borrowBook(aBook());
    expect(snapshots()).toEqual([before[0], [expect.anything()]]);
    await a.accounts.logout();
    expect(b.session.sessionStore.getSnapshot()).toEqual([]);
  });
});

test('a tab that waits for the lock gets it once its process has the change of the one before', async () => {
  jest.useFakeTimers({ now: TODAY });
  store(asAna);
  locks.query = () => Promise.resolve({ pending: [{ name: LOCK_NAME }] });
  const leaving = a.accounts.logout();
  const next = jest.fn();
  void locks.request(LOCK_NAME, next);
  await jest.advanceTimersByTimeAsync(40);
  expect(stored('session')).toBeNull();
  expect(next).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10);
  expect(next).toHaveBeenCalled();
  await leaving;
});

test('a browser that refuses to list locks makes the change all the same', async () => {
  locks.query = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  store(asAna);
  await a.accounts.logout();
  expect(stored('session')).toBeNull();
});

test('where locks are refused a change is simply made', async () => {
  withLocks({ request: () => Promise.reject(new Error('refused')) });
  store(asAna);
  const loan = await a.lending.borrowBook(aBook());
  expect(stored('loans')).toEqual([loan]);
  await expect(b.lending.borrowBook(aBook({ id: 2 }))).rejects.toThrow('other-loan');
});
