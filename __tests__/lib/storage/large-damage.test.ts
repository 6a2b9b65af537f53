import { login } from '@/lib/accounts/accounts';
import { borrowBook } from '@/lib/lending/borrow';
import { damagedFileName, dropDamaged } from '@/lib/storage/drop-damaged';
import { UncopiedError } from '@/lib/storage/write-errors';
import { withQuota } from '../../support/failing-storage';
import { withLocks, withoutLocks } from '../../support/fake-locks';
import { AS_ANA } from '../../support/library';
import { aBook, aLoan, isoDay, store, stored } from '../../support/library-records';

beforeEach(() => withLocks());
afterEach(withoutLocks);

/** What browsers keep for a site: 5 MiB, here as characters. */
const QUOTA = 5 * 1024 * 1024;
const HUGE = `{"a": ${'x'.repeat(3_000_000)}`;

async function refusal(act: () => Promise<unknown>): Promise<UncopiedError> {
  const error = await act().catch((reason: unknown) => reason);
  if (!(error instanceof UncopiedError)) throw new Error(`unexpected: ${String(error)}`);
  return error;
}

describe('damaged data so large that its copy does not fit', () => {
  it('is given for a file, and then replaced, so that writes work again', async () => {
    store(AS_ANA);
    localStorage.setItem('book.loans.v2', HUGE);
    const quota = withQuota(QUOTA);
    const error = await refusal(() => borrowBook(aBook()));
    expect(error).toMatchObject({ kind: 'uncopied', damaged: HUGE });
    expect(damagedFileName(error)).toBe('book.loans.v2-danificado.txt');
    expect(localStorage.getItem('book.loans.v2')).toBe(HUGE);
    await dropDamaged(error);
    const loan = await borrowBook(aBook());
    quota.stop();
    expect(stored('loans')).toEqual([loan]);
    expect(localStorage.getItem('book.loans.v2.corrupt')).toBeNull();
  });

  it('leaves the readable records of its key', async () => {
    const kept = [aLoan({ returnedAt: isoDay(1) }), { of: 'a newer version' }];
    store({ ...AS_ANA, loans: [kept[0], 'x'.repeat(3_000_000), kept[1]] });
    const quota = withQuota(QUOTA);
    await dropDamaged(await refusal(() => borrowBook(aBook())));
    quota.stop();
    expect(stored('loans')).toEqual(kept);
  });

  it('under the session’s key is dropped with the key', async () => {
    store({ users: AS_ANA.users });
    localStorage.setItem('auth.session.v1', HUGE);
    const quota = withQuota(QUOTA);
    const logIn = () => login({ email: 'ana@exemplo.com', password: 'segredo' });
    await dropDamaged(await refusal(logIn));
    expect(localStorage.getItem('auth.session.v1')).toBeNull();
    await expect(logIn()).resolves.toMatchObject({ id: 'ana' });
    quota.stop();
  });

  it('that has changed since the error is not dropped', async () => {
    store(AS_ANA);
    localStorage.setItem('book.loans.v2', HUGE);
    const quota = withQuota(QUOTA);
    const error = await refusal(() => borrowBook(aBook()));
    localStorage.setItem('book.loans.v2', `${HUGE}y`);
    await dropDamaged(error);
    quota.stop();
    expect(localStorage.getItem('book.loans.v2')).toBe(`${HUGE}y`);
  });
});
