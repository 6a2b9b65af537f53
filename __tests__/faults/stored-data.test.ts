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
import { DAY, TODAY, aBook, aLoan, aUser } from '@/fixtures/records';
import { anyText } from '../support/any-text';
import { FakeLocks, withLocks } from '../support/fake-browser';
import { loggedIn } from '../support/library';

/** Local storage as a map: much faster than jsdom's, for very many cases. */
class MemoryStorage {
  readonly #texts = new Map<string, string>();

  all = (): Readonly<Record<string, string>> => Object.fromEntries(this.#texts);
  getItem = (key: string): string | null => this.#texts.get(key) ?? null;
  setItem = (key: string, text: string): void => void this.#texts.set(key, text);
  removeItem = (key: string): void => void this.#texts.delete(key);
  clear = (): void => this.#texts.clear();
}

const storage = new MemoryStorage();
beforeAll(() =>
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true }),
);

const ids = fc.constantFrom('ana', 'bia', 'ana-2', '__proto__', 7, '');
const emails = fc.constantFrom('ana@exemplo.com', 'ANA@exemplo.com ', 'a\u200bna@exemplo.com', 'b');
const moments = fc.oneof(
  fc.integer({ min: -900, max: 900 }).map((days) => new Date(TODAY + days * DAY).toISOString()),
  fc.constantFrom(null, '', 'ontem', TODAY, 1e99, '+275760-09-13T00:00:00.000Z', {}),
);
const covers = fc.constantFrom(
  null,
  'https://www.gutenberg.org/84.jpg',
  'https://evil.example/84.jpg',
  'javascript:alert(1)',
);

/** Some fields of a record replaced, the others as they should be. */
const changed = <T extends object>(record: T, fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(fields, { requiredKeys: [] }).map((changes) => ({ ...record, ...changes }));

const junk = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom({}, { id: 'x' }, null, []));

/** A list with accounts, damaged and newer ones among them, and junk. */
const someUsers = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: changed(aUser(), { id: ids, email: emails, createdAt: moments }) },
    { weight: 2, arbitrary: changed(aUser(), { id: junk, name: junk, passwordHash: junk }) },
    { weight: 1, arbitrary: junk },
  ),
  { maxLength: 4 },
);

const loanFields = {
  id: fc.constantFrom('l1', 'l2', 'l3', 4),
  userId: ids,
  bookId: fc.constantFrom(1, 2, 84, '84'),
  thumbnail: covers,
  dueAt: moments,
  returnedAt: moments,
};

/** A list with loans, damaged and newer ones among them, and junk. */
const someLoans = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: changed(aLoan(), loanFields) },
    { weight: 2, arbitrary: changed(aLoan(), { ...loanFields, authors: junk, title: junk }) },
    { weight: 1, arbitrary: junk },
  ),
  { maxLength: 5 },
);

/** The JSON text of a value, some of whose characters may be missing or others. */
const textOf = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: value.map((data) => JSON.stringify(data)) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(value, fc.nat(), fc.nat(3), fc.string({ maxLength: 3 }))
        .map(([data, at, length, text]) => {
          const good = JSON.stringify(data);
          const start = at % (good.length + 1);
          return good.slice(0, start) + text + good.slice(start + length);
        }),
    },
    { weight: 1, arbitrary: fc.oneof(anyText(), fc.json()) },
  );

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
