import assert from 'node:assert/strict';
import fc from 'fast-check';
import { usersStore } from '@/lib/accounts/user';
import { loansStore } from '@/lib/lending/loan';
import { isActive } from '@/lib/lending/select-loans';
import { exportData } from '@/lib/my-data/export';
import { applyImport, previewImport } from '@/lib/my-data/import';
import { someLoans, someUsers, textOf } from '../support/arbitrary-data';
import { FakeLocks, withLocks, withoutLocks } from '../support/fake-locks';
import { ANA } from '../support/library';
import { DAY, TODAY, aLoan, isoDay, store } from '../support/library-records';
import { withMemoryStorage } from '../support/memory-storage';

afterEach(withoutLocks);
const storage = withMemoryStorage();

const mostly = (usual: unknown, ...others: unknown[]) =>
  fc.oneof(
    { weight: 15, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(undefined, ...others) },
  );

/** The members that make it one of our files are mostly right. */
const file = fc.record(
  {
    format: mostly('bookshelfs', 'x', null),
    version: mostly(1, 2, 0, '1'),
    users: fc.oneof({ weight: 9, arbitrary: someUsers }, { weight: 1, arbitrary: fc.jsonValue() }),
    loans: fc.oneof({ weight: 9, arbitrary: someLoans }, { weight: 1, arbitrary: fc.jsonValue() }),
  },
  { requiredKeys: ['format', 'version', 'users', 'loans'] },
);

const HERE = [undefined, aLoan(), aLoan({ returnedAt: isoDay(1) }), aLoan({ bookId: 1 })];
const importer = { ownId: 'ana', now: TODAY };

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

// `assert` instead of `expect`: of the time of ten thousand cases that one takes the half.
it('any file is refused with a message, or imported by the rules and once', async () => {
  let imported = 0;
  await fc.assert(
    fc.asyncProperty(textOf(file), fc.constantFrom(...HERE), async (text, here) => {
      storage.clear();
      withLocks(new FakeLocks());
      store({ users: [ANA], loans: here ? [here] : [] });
      const before = storage.all();
      const preview = previewImport(text, importer);
      assert.deepEqual(storage.all(), before);
      if (!preview.ok) {
        assert.match(preview.message, /arquivo/);
        return;
      }
      imported += 1;
      const result = await applyImport(preview);
      const [users, loans] = [usersStore.getSnapshot(), loansStore.getSnapshot()];
      assert.deepEqual(users[0], ANA);
      const ids = new Set(users.map(({ id }) => id));
      assert.equal(ids.size, users.length);
      assert(isUnique(users.map(({ email }) => email)));
      assert(isUnique(loans.map(({ id }) => id)));
      for (const loan of loans.slice(here ? 1 : 0)) {
        if (isActive(loan)) assert.equal(loan.userId, 'ana');
        assert(Date.parse(loan.dueAt) < TODAY + 367 * DAY);
        assert(loan.thumbnail === null || loan.thumbnail.startsWith('https://www.gutenberg.org/'));
        assert(ids.has(loan.userId));
      }
      assert(loans.filter(isActive).length <= 1);
      assert.equal(result.users, users.length - 1);
      JSON.parse(exportData());

      const again = previewImport(text, importer);
      assert(again.ok);
      const more = [again.usersToAdd, again.loansToAdd, again.loansToComplete];
      assert.deepEqual(more, [[], [], []]);
    }),
    { numRuns: 10_000 },
  );
  expect(imported).toBeGreaterThan(4_000);
}, 300_000);
