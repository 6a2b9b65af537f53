import { login, register } from '@/lib/accounts/accounts';
import { borrowBook, returnLoan } from '@/lib/lending/borrow';
import { loansStore } from '@/lib/lending/loan';
import { sessionSnapshot } from '@/lib/accounts/session';
import { withLocks, withoutLocks } from '../../support/fake-locks';
import { aBook, aLoan, aUser, isoDay, store, stored, TODAY } from '../../support/library-records';

beforeEach(() => {
  withLocks();
  jest.spyOn(Date, 'now').mockReturnValue(TODAY);
});
afterEach(withoutLocks);

const loggedIn = { users: [aUser()], session: { userId: 'ana', ts: 1 } };

describe('data of earlier versions', () => {
  it('may hold the number of a book as digits, and ids and times as numbers', () => {
    const old = { ...aLoan(), id: 17, userId: 1700, bookId: '84', borrowedAt: TODAY, dueAt: TODAY };
    store({ loans: [old] });
    expect(loansStore.getSnapshot()).toEqual([
      aLoan({ id: '17', userId: '1700', dueAt: isoDay(0) }),
    ]);
  });

  it('may lack the fields that have a default', () => {
    const { id, userId, bookId, title, borrowedAt, dueAt } = aLoan();
    store({
      users: [{ id: 'ana', email: 'ana@exemplo.com', passwordHash: 'x' }],
      session: { userId: 'ana' },
      loans: [{ id, userId, bookId, title, borrowedAt, dueAt }],
    });
    expect(sessionSnapshot()).toEqual({
      status: 'logged-in',
      user: { id: 'ana', name: '', email: 'ana@exemplo.com', createdAt: '' },
    });
    expect(loansStore.getSnapshot()).toEqual([aLoan({ authors: [] })]);
  });

  it('may hold an e-mail as it was typed: its account is found all the same', async () => {
    store({ users: [aUser({ email: ' Ana@Exemplo.com ' })] });
    await expect(login({ email: 'ana@exemplo.com', password: 'segredo' })).resolves.toMatchObject({
      id: 'ana',
    });
    const again = register({ name: 'Ana', email: 'ANA@exemplo.com', password: 'outra' });
    await expect(again).rejects.toThrow('Já existe uma conta com este e-mail.');
  });

  it('stays as it was, unknown fields included, when another record changes', async () => {
    const old = {
      ...aLoan({ id: 'old', userId: 'bia', bookId: 1 }),
      bookId: '1',
      rating: [5, { by: 'bia' }],
    };
    store({ ...loggedIn, loans: [old] });
    const loan = await borrowBook(aBook());
    expect(stored('loans')).toEqual([old, loan]);
  });

  it('keeps the unknown fields of a record that changes', async () => {
    const old = { ...aLoan(), bookId: '84', note: 'capa azul' };
    store({ ...loggedIn, loans: [old] });
    await returnLoan('l1');
    expect(stored('loans')).toEqual([{ ...old, returnedAt: isoDay(0) }]);
  });

  it('cannot pollute a prototype by the names of its fields', async () => {
    store(loggedIn);
    const text = JSON.stringify([aLoan({ userId: 'bia', bookId: 1 })]);
    const evil = text.replace(
      '{',
      '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},',
    );
    localStorage.setItem('book.loans.v2', evil);
    await borrowBook(aBook());
    expect({}).not.toHaveProperty('admin');
    expect(loansStore.getSnapshot()[0]).not.toHaveProperty('admin');
    expect(localStorage.getItem('book.loans.v2')).toContain(evil.slice(1, -1));
  });
});

describe('the shapes written', () => {
  it('are those of the specification, so that earlier versions read them', async () => {
    await register({ name: ' Ana ', email: ' Ana@Exemplo.com', password: 'segredo' });
    const loan = await borrowBook(aBook());
    const [user] = stored('users') as [{ id: string }];
    expect(stored('users')).toEqual([{ ...aUser({ createdAt: isoDay(0) }), id: user.id }]);
    expect(stored('session')).toEqual({ userId: user.id, ts: TODAY });
    expect(stored('loans')).toEqual([{ ...aLoan(), id: loan.id, userId: user.id }]);
  });
});
