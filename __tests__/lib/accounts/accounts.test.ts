import { login, register, logout } from '@/lib/accounts/accounts';
import { sessionSnapshot } from '@/lib/accounts/session';
import { borrowBook } from '@/lib/lending/borrow';
import { SEGREDO_HASH, TODAY, aBook, aUser } from '@/fixtures/records';
import { withLocks, withoutLocks } from '../../support/fake-browser';
import { ANA, BIA, store, stored } from '../../support/library';

beforeEach(() => {
  withLocks();
  jest.spyOn(Date, 'now').mockReturnValue(TODAY);
});
afterEach(withoutLocks);

const FORM = { name: 'Ana', email: 'ana@exemplo.com', password: 'segredo' };
const ANONYMOUS = { status: 'anonymous', user: null };

test('an account is stored, logged in to without its hash, and stays when its session ends', async () => {
  const user = await register({ ...FORM, name: '  Ana  ', email: ' ANA@Exemplo.com ' });
  expect(user).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    name: 'Ana',
    email: 'ana@exemplo.com',
    createdAt: '2026-11-20T17:30:00.000Z',
  });
  expect(stored('users')).toEqual([{ ...user, passwordHash: SEGREDO_HASH }]);
  expect(sessionSnapshot()).toEqual({ status: 'logged-in', user });
  await logout();
  expect(stored('session')).toBeNull();
  expect(stored('users')).toHaveLength(1);
  expect(sessionSnapshot()).toEqual(ANONYMOUS);
});

test('a login finds an e-mail stored as it was typed, and replaces another session', async () => {
  store({ users: [{ ...ANA, email: ' Ana@Exemplo.com' }, BIA], session: { userId: 'bia', ts: 1 } });
  await login({ email: ' ANA@exemplo.com', password: 'segredo' });
  expect(stored('session')).toEqual({ userId: 'ana', ts: TODAY });
  expect(sessionSnapshot()).toMatchObject({ status: 'logged-in', user: { id: 'ana' } });
});

test.each([
  ['register', { name: '   ' }, 'Preencha nome, e-mail e senha.'],
  ['register', { email: ' ' }, 'Preencha nome, e-mail e senha.'],
  ['register', { password: '' }, 'Preencha nome, e-mail e senha.'],
  ['register', { email: ' Ana@EXEMPLO.com' }, 'Já existe uma conta com este e-mail.'],
  ['login', { email: 'bia@exemplo.com' }, 'Usuário não encontrado.'],
  ['login', { password: 'Segredo' }, 'Usuário ou senha incorreta.'],
  ['login', { password: 'segredo ' }, 'Usuário ou senha incorreta.'],
])('%s with %j is refused, and changes nothing', async (action, fields, message) => {
  store({ users: [ANA] });
  const before = { ...localStorage };
  const act = action === 'login' ? login : register;
  await expect(act({ ...FORM, ...fields })).rejects.toThrow(message);
  expect({ ...localStorage }).toEqual(before);
  expect(sessionSnapshot()).toEqual(ANONYMOUS);
});

test('any password will do, even a space: its length is the form’s matter', async () => {
  await register({ ...FORM, password: ' ' });
  await expect(login({ ...FORM, password: '' })).rejects.toThrow('Usuário ou senha incorreta.');
  await expect(login({ ...FORM, password: ' ' })).resolves.toMatchObject({ name: 'Ana' });
});

describe('accounts with the same id, as damaged data may have', () => {
  const TWIN = { ...BIA, id: 'ana' };
  const THIRD = aUser({ id: 'ana', email: 'caio@exemplo.com' });
  const ACCOUNTS = [ANA, TWIN, THIRD];
  const logIn = ({ email }: { email: string }) => login({ email, password: 'segredo' });

  test('are logged in each to its own, which then has an id of its own', async () => {
    for (const account of ACCOUNTS) {
      store({ users: ACCOUNTS });
      await expect(logIn(account)).resolves.toMatchObject({ email: account.email });
      expect(sessionSnapshot()).toMatchObject({ user: { email: account.email } });
    }
    expect(stored('users')).toEqual([ANA, { ...TWIN, id: 'ana-2' }, { ...THIRD, id: 'ana-3' }]);
  });

  test('do not hold each other’s loans', async () => {
    store({ users: ACCOUNTS });
    await logIn(TWIN);
    await borrowBook(aBook());
    await logIn(ANA);
    const borrowed = borrowBook(aBook());
    await expect(borrowed).rejects.toThrow('Este livro já está emprestado por outro usuário.');
    await expect(borrowBook(aBook({ id: 2 }))).resolves.toMatchObject({ userId: 'ana' });
  });

  test('end a session that may be of either', () => {
    store({ users: [ANA], session: { userId: 'ana', ts: 1 } });
    expect(sessionSnapshot().status).toBe('logged-in');
    store({ users: ACCOUNTS });
    expect(sessionSnapshot()).toEqual(ANONYMOUS);
  });
});
