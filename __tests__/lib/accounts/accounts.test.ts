import { createHash, webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { login, register, logout } from '@/lib/accounts/accounts';
import { LOGIN_FAILED, REGISTER_FAILED } from '@/lib/accounts/errors';
import { sha256Hex } from '@/lib/accounts/sha256';
import { sessionSnapshot } from '@/lib/accounts/session';
import { withLocks, withoutLocks } from '../../support/fake-locks';
import { aUser, SEGREDO_HASH, store, stored, TODAY } from '../../support/library-records';
import { anyText } from '../../support/any-text';

beforeEach(() => {
  withLocks();
  jest.spyOn(Date, 'now').mockReturnValue(TODAY);
});
afterEach(withoutLocks);

const form = { name: 'Ana', email: 'ana@exemplo.com', password: 'segredo' };

describe('register', () => {
  it('stores an account, logs in to it, and returns it without the hash', async () => {
    const user = await register({ ...form, name: '  Ana  ', email: ' ANA@Exemplo.com ' });
    expect(user).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      name: 'Ana',
      email: 'ana@exemplo.com',
      createdAt: '2026-11-20T17:30:00.000Z',
    });
    expect(stored('users')).toEqual([{ ...user, passwordHash: SEGREDO_HASH }]);
    expect(sessionSnapshot()).toEqual({ status: 'logged-in', user });
  });

  it.each([
    ['name', { ...form, name: '   ' }],
    ['e-mail', { ...form, email: ' ' }],
    ['password', { ...form, password: '' }],
  ])('requires the %s', async (_, incomplete) => {
    await expect(register(incomplete)).rejects.toThrow('Preencha nome, e-mail e senha.');
    expect(localStorage).toHaveLength(0);
  });

  it('accepts any password, even a space', async () => {
    await register({ ...form, password: ' ' });
    await logout();
    await expect(login({ ...form, password: '' })).rejects.toThrow('Usuário ou senha incorreta.');
    await expect(login({ ...form, password: ' ' })).resolves.toMatchObject({ name: 'Ana' });
  });

  it('refuses an e-mail that is registered, in any case and with spaces', async () => {
    await register(form);
    const texts = { ...localStorage };
    const again = register({ ...form, name: 'Outra', email: ' Ana@EXEMPLO.com' });
    await expect(again).rejects.toThrow('Já existe uma conta com este e-mail.');
    expect({ ...localStorage }).toEqual(texts);
  });
});

describe('login', () => {
  beforeEach(() => store({ users: [aUser()] }));

  it('starts a session', async () => {
    await login({ email: ' Ana@exemplo.com', password: 'segredo' });
    expect(stored('session')).toEqual({ userId: 'ana', ts: TODAY });
    expect(sessionSnapshot()).toMatchObject({ status: 'logged-in', user: { id: 'ana' } });
  });

  it.each([
    ['an unknown e-mail', 'bia@exemplo.com', 'segredo', 'Usuário não encontrado.'],
    ['a wrong password', 'ana@exemplo.com', 'Segredo', 'Usuário ou senha incorreta.'],
    [
      'a password with an extra space',
      'ana@exemplo.com',
      'segredo ',
      'Usuário ou senha incorreta.',
    ],
  ])('refuses %s', async (_, email, password, message) => {
    await expect(login({ email, password })).rejects.toThrow(message);
    expect(stored('session')).toBeNull();
    expect(sessionSnapshot().status).toBe('anonymous');
  });

  it('replaces another session', async () => {
    store({ session: { userId: 'bia', ts: 1 } });
    await login({ email: 'ana@exemplo.com', password: 'segredo' });
    expect(stored('session')).toEqual({ userId: 'ana', ts: TODAY });
  });
});

describe('logout', () => {
  it('ends the session and leaves the account', async () => {
    await register(form);
    await logout();
    expect(localStorage.getItem('auth.session.v1')).toBeNull();
    expect(stored('users')).toHaveLength(1);
    expect(sessionSnapshot()).toEqual({ status: 'anonymous', user: null });
  });
});

it('a session whose user does not exist is anonymous', () => {
  store({ users: [aUser()], session: { userId: 'bia', ts: 1 } });
  expect(sessionSnapshot()).toEqual({ status: 'anonymous', user: null });
});

it('the fallback messages are those of the specification', () => {
  expect([LOGIN_FAILED, REGISTER_FAILED]).toEqual(['Falha ao entrar.', 'Falha ao criar conta.']);
});

describe('sha256Hex', () => {
  const digest = jest.fn((name: string, bytes: Uint8Array<ArrayBuffer>) =>
    webcrypto.subtle.digest(name, bytes),
  );
  afterEach(() => Reflect.deleteProperty(crypto, 'subtle'));

  it.each([
    ['Web Crypto', { digest }],
    ['the library that replaces it', undefined],
  ])(
    'is the SHA-256 of the text, with %s',
    async (_, subtle) => {
      Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
      digest.mockClear();
      expect(await sha256Hex('segredo')).toBe(SEGREDO_HASH);
      expect(digest).toHaveBeenCalledTimes(subtle ? 1 : 0);
      await fc.assert(
        fc.asyncProperty(anyText({ maxLength: 200 }), async (text) => {
          expect(await sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
        }),
      );
    },
    60_000,
  );
});
