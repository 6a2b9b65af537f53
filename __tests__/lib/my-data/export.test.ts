import { exportData, exportFileName, exportMine } from '@/lib/my-data/export';
import { borrowBook } from '@/lib/lending/borrow';
import { withLocks, withoutLocks } from '../../support/fake-locks';
import { AS_ANA } from '../../support/library';
import { aBook, aLoan, aUser, store, TODAY } from '../../support/library-records';

beforeEach(() => withLocks());
afterEach(withoutLocks);

describe('exportData', () => {
  it('holds every account and loan as stored, unknown fields too, and no session', () => {
    const users = [aUser(), aUser({ id: 'bia', email: 'bia@exemplo.com' })];
    const loans = [{ ...aLoan(), bookId: '84', note: 'capa azul' }];
    store({ users, loans, session: { userId: 'ana', ts: 1 } });
    const text = exportData(TODAY);
    expect(JSON.parse(text)).toEqual({
      format: 'bookshelfs',
      version: 1,
      exportedAt: '2026-11-20T17:30:00.000Z',
      users,
      loans,
    });
    expect(text).toContain('\n  "users": [\n');
  });

  it('holds the records of damaged data, those of a newer version too', () => {
    localStorage.setItem('auth.users.v1', '{');
    store({ loans: [aLoan(), 'bad', { of: 'a newer version' }] });
    const file: unknown = JSON.parse(exportData());
    expect(file).toMatchObject({ users: [], loans: [aLoan(), { of: 'a newer version' }] });
  });

  it('is indented as JSON.stringify does it, down to the fields of a record', () => {
    store({ users: [], loans: [{ ...aLoan({ authors: [] }), empty: {}, n: null, quote: '"\n' }] });
    const text = exportData();
    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
  });

  it('is not stopped by a record nested 300,000 deep, nor is a loan', async () => {
    const deep = `${'['.repeat(300_000)}${']'.repeat(300_000)}`;
    store({ ...AS_ANA, loans: [] });
    const record = JSON.stringify(aLoan({ userId: 'bia' })).slice(0, -1);
    const records = `${record},"notes":${deep}},{"notes":${deep}}`;
    localStorage.setItem('book.loans.v2', `[${records}]`);
    expect(exportData().replace(/\s/g, '')).toContain(`"notes":${deep}`);
    const loan = await borrowBook(aBook({ id: 2 }));
    expect(localStorage.getItem('book.loans.v2')).toBe(
      `[${record},"notes":${deep}},${JSON.stringify(loan)},{"notes":${deep}}]`,
    );
  });
});

describe('exportMine', () => {
  it('holds my account and loans as stored, unknown fields too, and nobody else’s', () => {
    const mine = { ...aLoan(), note: 'capa azul' };
    store({
      ...AS_ANA,
      loans: [aLoan({ id: 'b1', userId: 'bia' }), mine, 'bad', { userId: 'ana' }],
    });
    expect(JSON.parse(exportMine(TODAY))).toEqual({
      format: 'bookshelfs',
      version: 1,
      exportedAt: '2026-11-20T17:30:00.000Z',
      users: [aUser()],
      loans: [mine],
    });
  });

  it('is nobody’s without a session', () => {
    store({ users: [aUser()] });
    expect(() => exportMine(TODAY)).toThrow('Usuário não logado.');
  });
});

it('names the file after the day', () => {
  expect(exportFileName(new Date(2026, 0, 5, 23, 59).getTime())).toBe('bookshelfs-2026-01-05.json');
  expect(exportFileName(new Date(2026, 0, 5).getTime(), { everything: true })).toBe(
    'bookshelfs-tudo-2026-01-05.json',
  );
});
