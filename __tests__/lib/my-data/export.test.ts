import { exportData, exportFileName } from '@/lib/my-data/export';
import { aLoan, aUser, store, TODAY } from '../../support/library-records';

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

  it('holds the readable records of damaged data', () => {
    localStorage.setItem('auth.users.v1', '{');
    store({ loans: [aLoan(), { bad: true }] });
    expect(JSON.parse(exportData())).toMatchObject({ users: [], loans: [aLoan()] });
  });
});

it('names the file after the day', () => {
  expect(exportFileName(new Date(2026, 0, 5, 23, 59).getTime())).toBe('bookshelfs-2026-01-05.json');
});
