import { login, register } from '@/lib/accounts/accounts';
import { borrowBook } from '@/lib/lending/borrow';
import { KEYS } from '@/fixtures/storage-keys';
import { corruptKey } from '@/lib/storage/corrupt-copies';
import { loansStore } from '@/lib/lending/loan';
import { sessionStore } from '@/lib/accounts/session';
import { usersStore } from '@/lib/accounts/user';
import { CORRUPT_VALUES, type CorruptValue } from '../../support/corrupt-values';
import { failWrites } from '../../support/failing-storage';
import { withLocks, withoutLocks } from '../../support/fake-locks';
import { aBook, aUser, store, stored } from '../../support/library-records';

const NEW_ACCOUNT = { name: 'Zoe', email: 'zoe@exemplo.com', password: 'segredo' };

/** For each key: its store, the other records needed, and an action that overwrites the key. */
const CASES = {
  users: { store: usersStore, others: {}, change: () => register(NEW_ACCOUNT) },
  session: {
    store: sessionStore,
    others: { users: [aUser()] },
    change: () => login({ email: 'ana@exemplo.com', password: 'segredo' }),
  },
  loans: {
    store: loansStore,
    others: { users: [aUser()], session: { userId: 'ana', ts: 1 } },
    change: () => borrowBook(aBook({ id: 1 })),
  },
} as const;

beforeEach(() => withLocks());
afterEach(withoutLocks);

const copyOf = (name: keyof typeof KEYS) => localStorage.getItem(corruptKey(KEYS[name]));

describe.each(Object.keys(CASES) as (keyof typeof CASES)[])('damaged %s', (name) => {
  const { store: read, others, change } = CASES[name];
  const key = KEYS[name];

  it('has at least fifty samples, all different', () => {
    const texts = CORRUPT_VALUES[name].map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThanOrEqual(50);
  });

  it.each(CORRUPT_VALUES[name].map((value) => [value.name, value] as [string, CorruptValue]))(
    '%s is read as empty, and kept: copied before it is overwritten, or where it is',
    async (_, { text, readable, lost }) => {
      store(others);
      localStorage.setItem(key, text);
      const writes = failWrites({ from: 1, times: 0 });
      expect(read.getSnapshot()).toEqual(readable);
      expect(read.getSnapshot()).toBe(read.getSnapshot());
      expect(writes.tried()).toBe(0);
      writes.stop();
      expect(localStorage.getItem(key)).toBe(text);

      await change();
      expect(copyOf(name)).toBe(lost);
      const now = stored(name);
      if (Array.isArray(now)) {
        expect(now.slice(0, readable.length)).toEqual(readable);
        expect(now).toHaveLength(readable.length + (lost === null ? 2 : 1));
      }
      if (lost === null) expect(now).toContainEqual((JSON.parse(text) as unknown[])[1]);
      expect(read.getSnapshot()).toHaveLength(readable.length + 1);
      expect({}).not.toHaveProperty('admin');
    },
  );
});

describe('the copy of what could not be read', () => {
  it('keeps earlier copies, and no text twice', async () => {
    store(CASES.loans.others);
    localStorage.setItem(KEYS.loans, '{"first":');
    const loan = await borrowBook(aBook());
    localStorage.setItem(
      KEYS.loans,
      JSON.stringify([{ ...loan, returnedAt: loan.dueAt }, 'second']),
    );
    await borrowBook(aBook({ id: 2 }));
    expect(copyOf('loans')).toBe('{"first":\n"second"');

    localStorage.setItem(KEYS.loans, '["second", "third", "irst"]');
    await borrowBook(aBook({ id: 3 }));
    expect(copyOf('loans')).toBe('{"first":\n"second"\n"third"\n"irst"');
  });

  it('is made only when the key is overwritten', async () => {
    store(CASES.loans.others);
    localStorage.setItem(KEYS.loans, JSON.stringify(['bad']));
    await login({ email: 'ana@exemplo.com', password: 'segredo' });
    expect(copyOf('loans')).toBeNull();
  });
});
