import { login, logout } from '@/lib/accounts/accounts';
import { sessionSnapshot } from '@/lib/accounts/session';
import { borrowBook } from '@/lib/lending/borrow';
import { withLocks, withoutLocks } from '../../support/fake-locks';
import { ANA, BIA } from '../../support/library';
import { aBook, aUser, store, stored } from '../../support/library-records';

beforeEach(() => withLocks());
afterEach(withoutLocks);

const TWIN = { ...BIA, id: 'ana' };
const THIRD = aUser({ id: 'ana', email: 'caio@exemplo.com' });
const ACCOUNTS = [ANA, TWIN, THIRD];

const logIn = ({ email }: { email: string }) => login({ email, password: 'segredo' });

describe('accounts with the same id', () => {
  it('are logged in each to its own, which then has an id of its own', async () => {
    for (const account of ACCOUNTS) {
      store({ users: ACCOUNTS });
      await expect(logIn(account)).resolves.toMatchObject({ email: account.email });
      expect(sessionSnapshot()).toMatchObject({ user: { email: account.email } });
    }
    expect(stored('users')).toEqual([ANA, { ...TWIN, id: 'ana-2' }, { ...THIRD, id: 'ana-3' }]);
  });

  it('do not see or hold each other’s loans', async () => {
    store({ users: ACCOUNTS });
    await logIn(TWIN);
    await borrowBook(aBook());
    await logout();
    await logIn(ANA);
    await expect(borrowBook(aBook())).rejects.toThrow(
      'Este livro já está emprestado por outro usuário.',
    );
    await expect(borrowBook(aBook({ id: 2 }))).resolves.toMatchObject({ userId: 'ana' });
  });

  it('end a session that may be of either', () => {
    store({ users: [ANA], session: { userId: 'ana', ts: 1 } });
    expect(sessionSnapshot().status).toBe('logged-in');
    store({ users: ACCOUNTS });
    expect(sessionSnapshot()).toEqual({ status: 'anonymous', user: null });
  });
});
