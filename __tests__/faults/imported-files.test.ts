import assert from 'node:assert/strict';
import fc from 'fast-check';
import { usersStore } from '@/lib/accounts/user';
import { loansStore } from '@/lib/lending/loan';
import { isActive } from '@/lib/lending/rules';
import { FileError, readFileText } from '@/lib/my-data/file';
import { importLoans } from '@/lib/my-data/import';
import { DAY, TODAY, aLoan, isoDay } from '@/fixtures/records';
import { someLoans, someUsers, textOf } from '../support/arbitrary-data';
import { FakeLocks, withLocks, withoutLocks } from '../support/fake-browser';
import { ANA, store } from '../support/library';
import { withMemoryStorage } from '../support/fake-storage';

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
const VERSIONS = ['browser', 'file'] as const;

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

async function importText(text: string, version: (typeof VERSIONS)[number]) {
  return importLoans(readFileText(text, TODAY), version);
}

// `assert` instead of `expect`: of the time of ten thousand cases that one takes the half.
it('any file is refused with a message, or imported by the rules and once', async () => {
  let imported = 0;
  await fc.assert(
    fc.asyncProperty(
      textOf(file),
      fc.constantFrom(...HERE),
      fc.constantFrom(...VERSIONS),
      async (text, here, version) => {
        storage.clear();
        withLocks(new FakeLocks());
        store({ users: [ANA], session: { userId: 'ana', ts: 1 }, loans: here ? [here] : [] });
        const before = storage.all();
        const result = await importText(text, version).catch((error: unknown) => error);
        if (result instanceof FileError) {
          assert.match(result.message, /arquivo/);
          assert.deepEqual(storage.all(), before);
          return;
        }
        assert(!(result instanceof Error));
        imported += 1;
        assert.deepEqual(usersStore.getSnapshot(), [ANA]);
        const loans = loansStore.getSnapshot();
        assert(isUnique(loans.map(({ id }) => id)));
        assert(loans.filter(isActive).length <= 1);
        for (const loan of loans) {
          assert.equal(loan.userId, 'ana');
          if (here && loan.id === here.id && version === 'browser') assert.deepEqual(loan, here);
          assert(Date.parse(loan.dueAt) < TODAY + 367 * DAY);
          assert(!/evil|javascript/.test(loan.thumbnail ?? ''));
        }
        if (here) assert(loans.some(({ id }) => id === here.id));

        const after = storage.all();
        await importText(text, 'browser');
        assert.deepEqual(storage.all(), after);
      },
    ),
    { numRuns: 10_000 },
  );
  expect(imported).toBeGreaterThan(1_500);
}, 300_000);
