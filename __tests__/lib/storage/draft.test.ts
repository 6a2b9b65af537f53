import { change } from '@/lib/storage/change';
import { loansStore } from '@/lib/lending/loan';
import { withLocks, withoutLocks } from '../../support/fake-locks';
import { aLoan, store } from '../../support/library-records';

beforeEach(withLocks);
afterEach(withoutLocks);

test('changing a record that is not there changes no other, and is told', async () => {
  const stored = [aLoan(), aLoan({ id: 'l2', bookId: 11 })];
  store({ loans: stored });
  const attempt = change((open) => open(loansStore).patch(aLoan(), { title: 'Outro' }));
  await expect(attempt).rejects.toThrow(RangeError);
  expect(loansStore.read().values).toEqual(stored);
});
