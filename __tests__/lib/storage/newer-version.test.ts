import { login, logout, register } from '@/lib/accounts/accounts';
import { sessionSnapshot } from '@/lib/accounts/session';
import { usersStore } from '@/lib/accounts/user';
import { borrowBook, returnLoan } from '@/lib/lending/borrow';
import { loansStore } from '@/lib/lending/loan';
import { deleteMyAccount } from '@/lib/my-data/delete-account';
import { KEYS } from '@/fixtures/storage-keys';
import { NEWER_TEXTS } from '../../support/corrupt-values';
import { withLocks, withoutLocks } from '../../support/fake-locks';
import { AS_ANA } from '../../support/library';
import { aBook, aLoan, isoDay, store, stored } from '../../support/library-records';

beforeEach(() => withLocks());
afterEach(withoutLocks);

const RELOAD =
  'Os dados deste navegador são de uma versão mais nova do BookShelfs, e nada foi alterado. Recarregue a página e tente de novo.';

const credentials = { name: 'Zoe', email: 'ana@exemplo.com', password: 'segredo' };

describe('a key of another shape', () => {
  const ACTIONS = {
    users: {
      register: () => register(credentials),
      login: () => login(credentials),
      borrow: () => borrowBook(aBook()),
      delete: deleteMyAccount,
    },
    session: { login: () => login(credentials), logout },
    loans: { borrow: () => borrowBook(aBook()), return: () => returnLoan('l1') },
  };
  const cases = Object.entries(ACTIONS).flatMap(([name, actions]) =>
    Object.entries(actions).map(
      ([what, act]) => [name as keyof typeof KEYS, what, act as () => Promise<unknown>] as const,
    ),
  );

  it.each(cases)('under %s refuses to %s, says why, and stays as it is', async (name, _, act) => {
    for (const text of [...NEWER_TEXTS, ...(name === 'session' ? ['[{"user":1}]'] : [])]) {
      store({ ...AS_ANA, loans: [aLoan()] });
      localStorage.setItem(KEYS[name], text);
      const before = { ...localStorage };
      await expect(act()).rejects.toThrow(RELOAD);
      expect({ ...localStorage }).toEqual(before);
    }
  });

  it('is read as empty', () => {
    for (const name of ['users', 'session', 'loans'] as const) {
      store({ ...AS_ANA, loans: [aLoan()] });
      localStorage.setItem(KEYS[name], '{"version":3,"records":[]}');
      expect(sessionSnapshot().status).toBe(name === 'loans' ? 'logged-in' : 'anonymous');
      expect(loansStore.getSnapshot()).toHaveLength(name === 'loans' ? 0 : 1);
    }
  });
});

describe('a record of a newer version', () => {
  const newer = { ...aLoan(), userId: 'bia', title: ['Frankenstein'], thumbnail: { url: 'x' } };
  const withObjects = { ...newer, authors: [{ name: 'Shelley, Mary' }, 'Outra, Ana'] };

  it('that is a loan with authors as objects counts as a loan, and stays as it is', async () => {
    store({ ...AS_ANA, loans: [withObjects] });
    expect(loansStore.getSnapshot()).toEqual([
      aLoan({ userId: 'bia', title: 'Sem título', authors: ['Outra, Ana'] }),
    ]);
    await expect(borrowBook(aBook())).rejects.toThrow(
      'Este livro já está emprestado por outro usuário.',
    );
    const loan = await borrowBook(aBook({ id: 2 }));
    expect(stored('loans')).toEqual([withObjects, loan]);
    expect(localStorage.getItem('book.loans.v2.corrupt')).toBeNull();
  });

  it('that is returned changes in nothing else', async () => {
    store({ ...AS_ANA, loans: [{ ...withObjects, userId: 'ana' }] });
    await returnLoan('l1');
    expect(stored('loans')).toEqual([
      { ...withObjects, userId: 'ana', returnedAt: expect.stringMatching(/^\d{4}-/) },
    ]);
  });

  it('that is an account with another kind of hash, name and date is an account', async () => {
    const account = { ...AS_ANA.users[0], name: { first: 'Ana' }, createdAt: { at: 1 } };
    store({ ...AS_ANA, users: [{ ...account, passwordHash: { algorithm: 'argon2', hash: 'x' } }] });
    expect(sessionSnapshot()).toMatchObject({ user: { id: 'ana', name: '', createdAt: '' } });
    expect(usersStore.getSnapshot()).toMatchObject([{ passwordHash: '' }]);
    await expect(login(credentials)).rejects.toThrow('Usuário ou senha incorreta.');
    await expect(register(credentials)).rejects.toThrow('Já existe uma conta com este e-mail.');
  });

  it('that cannot be read at all stays where it is, whatever changes around it', async () => {
    const unknown = { id: 'x1', holder: { user: 'ana' }, items: [84], until: isoDay(9) };
    store({ ...AS_ANA, loans: [unknown, 'dano'] });
    const loan = await borrowBook(aBook());
    await returnLoan(loan.id);
    await deleteMyAccount();
    expect(stored('loans')).toEqual([unknown]);
    expect(localStorage.getItem('book.loans.v2.corrupt')).toBe('"dano"');
  });
});
