import { login, register } from '@/lib/accounts/accounts';
import { cleanText } from '@/lib/accounts/user';
import { TODAY } from '@/fixtures/records';
import { ANA, BIA, store, stored, withLocksAndFixedDate } from '../../support/library';

withLocksAndFixedDate();

const FORM = { name: 'Ana', email: 'ana@exemplo.com', password: 'segredo' };

test('a login finds an e-mail stored as it was typed, and replaces another session', async () => {
  store({ users: [{ ...ANA, email: ' Ana@Exemplo.com' }, BIA], session: { userId: 'bia', ts: 1 } });
  await login({ email: ' ANA@exemplo.com', password: 'segredo' });
  expect(stored('session')).toEqual({ userId: 'ana', ts: TODAY });
});

test.each([{ name: '   ' }, { email: '\u200b\u202e\u2066' }, { password: '' }])(
  'no account is created with %j',
  async (fields) => {
    await expect(register({ ...FORM, ...fields })).rejects.toThrow('incomplete');
    expect(localStorage).toHaveLength(0);
  },
);

test('any password will do, even a space: its length is the form’s matter', async () => {
  await register({ ...FORM, password: ' ' });
  await expect(login({ ...FORM, password: '' })).rejects.toThrow('wrong-password');
  await expect(login({ ...FORM, password: ' ' })).resolves.toBeUndefined();
});

test.each(['NFC', 'NFD'])(
  'a password in %s is hashed as typed; either form logs in',
  async (form) => {
    const password = 'segré\u200bdo'.normalize(form);
    await register({ ...FORM, password });
    for (const typed of [password.normalize('NFC'), password.normalize('NFD')]) {
      await expect(login({ ...FORM, password: typed })).resolves.toBeUndefined();
    }
    const visible = login({ ...FORM, password: 'segrédo' });
    await expect(visible).rejects.toThrow('wrong-password');
  },
);

test('an e-mail is one account, in NFC, NFD or with invisible characters', async () => {
  await register({ ...FORM, email: 'joão@exemplo.com' });
  for (const joao of ['joa\u0303o', 'jo\u200bão', '\u202eJOÃO']) {
    const form = { ...FORM, email: `${joao}@exemplo.com` };
    await expect(register(form)).rejects.toThrow('email-taken');
    await expect(login(form)).resolves.toBeUndefined();
  }
});

test.each([
  ['with a combining accent is stored in NFC', 'Jose\u0301', 'José'],
  ['loses zero-width characters', 'A\u200bn\u200da\ufeff\u2060', 'Ana'],
  ['loses bidi controls', '\u202eAna\u2066\u2069\u200f\u061c', 'Ana'],
  ['loses control characters', 'A\u0000na\u0085', 'Ana'],
  ['is one line', 'Ana\nMaria\tSilva', 'Ana Maria Silva'],
  ['loses fillers and soft hyphens', 'A\u3164n\u00ada\u115f', 'Ana'],
  ['is trimmed after all that', '\u200b Ana \u200b', 'Ana'],
])('a name %s', (_, name, clean) => expect(cleanText(name)).toBe(clean));
