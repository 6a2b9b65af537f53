import { transaction } from '@/lib/storage/transaction';
import { loansStore } from '@/lib/lending/loan';
import { withLocks, withoutLocks } from '../../support/fake-locks';
import { aLoan, store } from '../../support/library-records';

beforeEach(withLocks);
afterEach(withoutLocks);

test('patching a record that is not in the store throws, and changes no other record', async () => {
  const stored = [aLoan(), aLoan({ id: 'l2', bookId: 11 })];
  store({ loans: stored });
  const attempt = transaction((open) => open(loansStore).patch(aLoan(), { title: 'Outro' }));
  await expect(attempt).rejects.toThrow(RangeError);
  expect(loansStore.read().values).toEqual(stored);
});
