import { exportFileName, exportMine } from '@/lib/my-data/export';
import { TODAY, aLoan, aUser } from '@/fixtures/records';
import { withLocks, withoutLocks } from '../../support/fake-browser';
import { AS_ANA, store } from '../../support/library';

beforeEach(() => withLocks());
afterEach(withoutLocks);

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
});
