import assert from 'node:assert/strict';
import fc from 'fast-check';
import { usersStore } from '@/lib/accounts/user';
import { loansStore } from '@/lib/lending/loan';
import { isActive } from '@/lib/lending/rules';
import { FileError, readAccountFile } from '@/lib/my-data/account-file';
import { importLoans, type Version } from '@/lib/my-data/my-account';
import { aLoan, isoDay } from '@/fixtures/records';
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

const readableLoans = fc.uniqueArray(
  fc
    .record({
      id: fc.constantFrom('l1', 'l2', 'l3'),
      bookId: fc.constantFrom(1, 2, 84),
      returnedAt: fc.constantFrom(null, isoDay(-2), isoDay(1)),
    })
    .map((fields) => aLoan(fields)),
  { selector: ({ id }) => id },
);

/** The members that make it one of our files are mostly right. */
const file = fc.record(
  {
    format: mostly('bookshelfs', 'x', null),
    version: mostly(1, 2, 0, '1'),
    users: fc.oneof({ weight: 6, arbitrary: fc.constant([ANA]) }, someUsers, fc.jsonValue()),
    loans: fc.oneof({ weight: 6, arbitrary: readableLoans }, someLoans, fc.jsonValue()),
  },
  { requiredKeys: ['format', 'version', 'users', 'loans'] },
);

const HERE = [undefined, aLoan(), aLoan({ returnedAt: isoDay(1) }), aLoan({ bookId: 1 })];
const VERSIONS: Version[] = ['browser', 'file'];

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

async function importText(text: string, version: Version) {
  const file = { size: text.length, text: () => Promise.resolve(text) };
  return importLoans(await readAccountFile(file), version);
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
        }
        if (here) assert(loans.some(({ id }) => id === here.id));

        await importText(text, 'browser');
        assert.deepEqual(loansStore.getSnapshot(), loans);
      },
    ),
    { numRuns: 10_000 },
  );
  expect(imported).toBeGreaterThan(1_500);
}, 300_000);
