import fc from 'fast-check';
import { login, register } from '@/lib/accounts/accounts';
import { cleanEmail, cleanText } from '@/lib/accounts/typed-text';
import { withLocks, withoutLocks } from '../../support/fake-browser';
import { anyText } from '../../support/arbitrary-data';

beforeEach(() => withLocks());
afterEach(withoutLocks);

const ANA = { name: 'Ana', email: 'ana@exemplo.com', password: 'segredo' };

test.each([
  ['with a combining accent is stored in NFC', 'Jose\u0301', 'José'],
  ['loses zero-width characters', 'A\u200bn\u200da\ufeff\u2060', 'Ana'],
  ['loses bidi controls', '\u202eAna\u2066\u2069\u200f\u061c', 'Ana'],
  ['loses control characters', 'A\u0000na\u0085', 'Ana'],
  ['is one line', 'Ana\nMaria\tSilva', 'Ana Maria Silva'],
  ['loses fillers and soft hyphens', 'A\u3164n\u00ada\u115f', 'Ana'],
  ['is trimmed after all that', '\u200b Ana \u200b', 'Ana'],
])('a name %s', async (_, name, clean) => {
  expect(cleanText(name)).toBe(clean);
  await expect(register({ ...ANA, name })).resolves.toMatchObject({ name: clean });
});

test('a name or e-mail of invisible characters only is refused as empty', async () => {
  for (const field of ['name', 'email']) {
    const form = { ...ANA, [field]: '\u200b\u202e\u2066' };
    await expect(register(form)).rejects.toThrow('Preencha nome, e-mail e senha.');
  }
});

test('an e-mail is one account, in NFC, NFD or with invisible characters', async () => {
  await register({ ...ANA, email: 'joão@exemplo.com' });
  for (const joao of ['joa\u0303o', 'jo\u200bão', '\u202eJOÃO']) {
    const form = { ...ANA, email: `${joao}@exemplo.com` };
    await expect(register(form)).rejects.toThrow('Já existe uma conta com este e-mail.');
    await expect(login(form)).resolves.toMatchObject({ email: 'joão@exemplo.com' });
  }
});

test.each(['NFC', 'NFD'])(
  'a password in %s is hashed as typed; either form logs in',
  async (form) => {
    const password = 'segré\u200bdo'.normalize(form);
    await register({ ...ANA, password });
    for (const typed of [password.normalize('NFC'), password.normalize('NFD')]) {
      await expect(login({ ...ANA, password: typed })).resolves.toMatchObject({ name: 'Ana' });
    }
    const visible = login({ ...ANA, password: 'segrédo' });
    await expect(visible).rejects.toThrow('Usuário ou senha incorreta.');
  },
);

test('cleaning is idempotent, and leaves nothing invisible', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      for (const clean of [cleanText, cleanEmail]) {
        const once = clean(text);
        expect(clean(once)).toBe(once);
        expect(once).not.toMatch(/[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u0000-\u001f]/);
        expect(once).toBe(once.normalize('NFC').trim());
      }
    }),
    { numRuns: 1_000 },
  );
});
