import { login } from '@/lib/accounts/accounts';
import { deleteMyAccount } from '@/lib/my-data/delete-account';
import { sessionSnapshot } from '@/lib/accounts/session';
import { aLoan, aUser, isoDay } from '@/fixtures/records';
import { withLocks, withoutLocks } from '../../support/fake-browser';
import { store, stored } from '../../support/library';

beforeEach(() => withLocks());
afterEach(withoutLocks);

const bia = aUser({ id: 'bia', email: 'bia@exemplo.com' });
const loanOfBia = aLoan({ id: 'l2', userId: 'bia', bookId: 2 });

it('deletes the user’s account and loans and the session, and nobody else’s', async () => {
  const loansOfAna = [aLoan({ id: 'l0', returnedAt: isoDay(0) }), aLoan()];
  const loans = [...loansOfAna, loanOfBia];
  store({ users: [aUser(), bia], session: { userId: 'ana', ts: 1 }, loans });
  await deleteMyAccount();
  expect(stored('users')).toEqual([bia]);
  expect(stored('loans')).toEqual([loanOfBia]);
  expect(localStorage.getItem('auth.session.v1')).toBeNull();
  expect(sessionSnapshot().status).toBe('anonymous');
  const back = login({ email: 'ana@exemplo.com', password: 'segredo' });
  await expect(back).rejects.toThrow('Usuário não encontrado.');
});

it('refuses when nobody is logged in, and changes nothing', async () => {
  store({ users: [bia], session: { userId: 'ana', ts: 1 }, loans: [loanOfBia] });
  const before = { ...localStorage };
  await expect(deleteMyAccount()).rejects.toThrow('Usuário não logado.');
  expect({ ...localStorage }).toEqual(before);
});
