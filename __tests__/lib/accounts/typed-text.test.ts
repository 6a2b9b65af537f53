import fc from 'fast-check';
import { login, register } from '@/lib/accounts/accounts';
import { cleanEmail, cleanText } from '@/lib/accounts/typed-text';
import { withLocks, withoutLocks } from '../../support/fake-locks';
import { stored } from '../../support/library-records';
import { anyText } from '../../support/any-text';

beforeEach(() => withLocks());
afterEach(withoutLocks);

const ANA = { name: 'Ana', email: 'ana@exemplo.com', password: 'segredo' };

describe('a name', () => {
  it.each([
    ['with a combining accent is stored in NFC', 'Jose\u0301', 'José'],
    ['loses zero-width characters', 'A\u200bn\u200da\ufeff\u2060', 'Ana'],
    ['loses bidi controls', '\u202eAna\u2066\u2069\u200f\u061c', 'Ana'],
    ['loses control characters', 'A\u0000na\u0085', 'Ana'],
    ['is one line', 'Ana\nMaria\tSilva', 'Ana Maria Silva'],
    ['loses fillers and soft hyphens', 'A\u3164n\u00ada\u115f', 'Ana'],
    ['is trimmed after all that', '\u200b Ana \u200b', 'Ana'],
  ])('%s', async (_, name, clean) => {
    await expect(register({ ...ANA, name })).resolves.toMatchObject({ name: clean });
    expect(stored('users')).toMatchObject([{ name: clean }]);
  });

  it('or e-mail of invisible characters only is refused as empty', async () => {
    const invisible = '\u200b\u202e\u2066';
    for (const field of ['name', 'email']) {
      await expect(register({ ...ANA, [field]: invisible })).rejects.toThrow(
        'Preencha nome, e-mail e senha.',
      );
    }
  });
});

it('an e-mail is one account, in NFC, NFD or with invisible characters', async () => {
  await register({ ...ANA, email: 'joão@exemplo.com' });
  for (const email of [
    'joa\u0303o@exemplo.com',
    'jo\u200bão@exemplo.com',
    '\u202eJOÃO@exemplo.com',
  ]) {
    await expect(register({ ...ANA, email })).rejects.toThrow(
      'Já existe uma conta com este e-mail.',
    );
    await expect(login({ ...ANA, email })).resolves.toMatchObject({ email: 'joão@exemplo.com' });
  }
});

it('cleaning is idempotent, and leaves nothing invisible', () => {
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

describe('a password', () => {
  const composed = 'segré\u200bdo';
  const decomposed = composed.normalize('NFD');

  it.each([
    ['composed', composed, decomposed],
    ['decomposed', decomposed, composed],
  ])('stored %s is hashed as typed, and also the other form logs in', async (_, typed, other) => {
    await register({ ...ANA, password: typed });
    for (const password of [typed, other]) {
      await expect(login({ ...ANA, password })).resolves.toMatchObject({ name: 'Ana' });
    }
    await expect(login({ ...ANA, password: 'segrédo' })).rejects.toThrow(
      'Usuário ou senha incorreta.',
    );
  });
});
