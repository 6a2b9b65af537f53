import { exportData, exportFileName, exportMine } from '@/lib/my-data/export';
import { withLocks, withoutLocks } from '../../support/fake-locks';
import { AS_ANA } from '../../support/library';
import { aLoan, aUser, store, TODAY } from '../../support/library-records';

beforeEach(() => withLocks());
afterEach(withoutLocks);

describe('exportData', () => {
  it('holds every account and loan as stored, unknown fields too, and no session', () => {
    const users = [aUser(), aUser({ id: 'bia', email: 'bia@exemplo.com' })];
    const loans = [{ ...aLoan(), note: 'capa azul' }];
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

  it('is indented as JSON.stringify does it, down to the fields of a record', () => {
    store({ users: [], loans: [{ ...aLoan({ authors: [] }), empty: {}, n: null, quote: '"\n' }] });
    const text = exportData();
    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
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
