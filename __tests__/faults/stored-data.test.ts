import assert from 'node:assert/strict';
import fc from 'fast-check';
import { logout } from '@/lib/accounts/accounts';
import { sessionStore } from '@/lib/accounts/session';
import { usersStore } from '@/lib/accounts/user';
import { borrowBook, returnLoan } from '@/lib/lending/borrow';
import { loansStore } from '@/lib/lending/loan';
import { activeLoanOf, borrowedBookIds, loansOf } from '@/lib/lending/rules';
import { LOCK_NAME } from '@/lib/storage/transaction';
import type { Store } from '@/lib/storage/store';
import { UserError } from '@/lib/user-error';
import { KEYS } from '@/fixtures/storage-keys';
import { aBook } from '@/fixtures/records';
import { someLoans, someUsers, textOf } from '../support/arbitrary-data';
import { FakeLocks, withLocks, withoutLocks } from '../support/fake-browser';
import { loggedIn } from '../support/library';
import { withMemoryStorage } from '../support/fake-storage';

afterEach(withoutLocks);
const storage = withMemoryStorage();

const session = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ userId: 'ana', ts: 1 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
);

/** What is stored under each key; a key may be missing. */
const texts = fc.record(
  {
    [KEYS.users]: textOf(someUsers),
    [KEYS.session]: textOf(session),
    [KEYS.loans]: textOf(someLoans),
    [`${KEYS.loans}.corrupt`]: fc.string(),
    'bookshelfs.revision': fc.oneof(fc.string(), fc.double().map(String)),
  },
  { requiredKeys: [] },
);

const ACTIONS = {
  borrow: () => borrowBook(aBook()),
  return: () => returnLoan('l1'),
  logout,
};

const STORES: readonly Store<object>[] = [usersStore, sessionStore, loansStore];
const snapshots = () => [sessionStore.getSnapshot(), loansStore.getSnapshot()];

const loansOfAna = () => loansOf(loansStore.getSnapshot(), 'ana');
const activeLoansOfAna = () => loansOfAna().filter((loan) => loan.returnedAt === null);

// `assert` instead of `expect`: of the time of ten thousand cases that one takes the half.
it('any stored data is read, and an action changes what it should, or says why not', async () => {
  let done = 0;
  await fc.assert(
    fc.asyncProperty(
      texts,
      fc.constantFrom(...(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[])),
      async (stored, action) => {
        storage.clear();
        const locks = new FakeLocks();
        withLocks(locks);
        Object.entries(stored).forEach(([key, text]) => storage.setItem(key, text ?? ''));
        const read = snapshots();
        assert(snapshots().every((snapshot, index) => snapshot === read[index]));
        const before = storage.all();
        const contents = STORES.map((store) => store.read());
        const held = activeLoansOfAna().length;
        const active = activeLoanOf(loansOfAna(), 'ana');
        assert.equal(active !== null, held > 0);
        assert.equal(borrowedBookIds(loansOfAna()).has(active?.bookId ?? 0), held > 0);

        const refusal: unknown = await ACTIONS[action]().then(
          () => null,
          (error: unknown) => error,
        );

        assert.equal(await locks.request(LOCK_NAME, () => 'granted'), 'granted');
        if (refusal !== null) {
          assert(refusal instanceof UserError);
          assert.deepEqual(storage.all(), before);
          return;
        }
        done += 1;
        STORES.forEach((store, index) => {
          const known = contents[index];
          if (!known || storage.getItem(store.key) === known.text) return;
          const now = store.read();
          assert.equal(now.damaged.length, 0);
          const copies = storage.getItem(`${store.key}.corrupt`) ?? '';
          known.damaged.forEach((text) => assert(copies.includes(text)));
        });
        if (action === 'borrow') assert.deepEqual([held, activeLoansOfAna().length], [0, 1]);
        if (action === 'logout') assert.equal(loggedIn(), null);
      },
    ),
    { numRuns: 10_000 },
  );
  // The actions that succeed are not the exception.
  expect(done).toBeGreaterThan(2_000);
}, 300_000);
