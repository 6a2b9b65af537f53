import { login } from '@/lib/accounts/accounts';
import { deleteMyAccount } from '@/lib/my-data/delete-account';
import { sessionView } from '@/lib/accounts/session';
import { withLocks, withoutLocks } from '../../support/fake-locks';
import { aLoan, aUser, isoDay, store, stored } from '../../support/library-records';

beforeEach(() => withLocks());
afterEach(withoutLocks);

const bia = aUser({ id: 'bia', email: 'bia@exemplo.com' });
const hers = aLoan({ id: 'l2', userId: 'bia', bookId: 2 });

it('deletes my account, my loans and the session, and nobody else’s', async () => {
  const mine = [aLoan({ id: 'l0', returnedAt: isoDay(0) }), aLoan()];
  store({ users: [aUser(), bia], session: { userId: 'ana', ts: 1 }, loans: [...mine, hers] });
  await deleteMyAccount();
  expect(stored('users')).toEqual([bia]);
  expect(stored('loans')).toEqual([hers]);
  expect(localStorage.getItem('auth.session.v1')).toBeNull();
  expect(sessionView().status).toBe('anonymous');
  const back = login({ email: 'ana@exemplo.com', password: 'segredo' });
  await expect(back).rejects.toThrow('Usuário não encontrado.');
});

it('refuses when nobody is logged in, and changes nothing', async () => {
  store({ users: [bia], session: { userId: 'ana', ts: 1 }, loans: [hers] });
  const before = { ...localStorage };
  await expect(deleteMyAccount()).rejects.toThrow('Usuário não logado.');
  expect({ ...localStorage }).toEqual(before);
});
