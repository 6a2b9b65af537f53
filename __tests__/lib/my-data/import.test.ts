import { login } from '@/lib/accounts/accounts';
import { exportData } from '@/lib/my-data/export';
import { MAX_FILE_SIZE } from '@/lib/my-data/file';
import { applyImport, previewImport, type ImportPreview } from '@/lib/my-data/import';
import { FakeLocks, withLocks, withoutLocks } from '../../support/fake-locks';
import { aLoan, aUser, isoDay, store, stored, TODAY } from '../../support/library-records';

let locks: FakeLocks;
beforeEach(() => withLocks((locks = new FakeLocks())));
afterEach(withoutLocks);

interface Records {
  readonly users?: readonly unknown[];
  readonly loans?: readonly unknown[];
}

const fileOf = ({ users = [], loans = [] }: Records) =>
  JSON.stringify({ format: 'bookshelfs', version: 1, exportedAt: isoDay(0), users, loans });

const byAna = { ownId: 'ana', now: TODAY };

function preview(records: Records): ImportPreview {
  const result = previewImport(fileOf(records), byAna);
  if (!result.ok) throw new Error(result.message);
  return result;
}

const ana = aUser();
const bia = aUser({ id: 'bia', name: 'Bia', email: 'bia@exemplo.com' });
const past = (fields = {}) =>
  aLoan({ id: 'past', borrowedAt: isoDay(-9), returnedAt: isoDay(-8), ...fields });

describe('a file made elsewhere', () => {
  it('brings all records to an empty browser, where its users can then log in', async () => {
    store({ users: [ana, bia], loans: [past(), aLoan()] });
    const text = exportData();
    const before = { ...localStorage };
    localStorage.clear();

    const result = previewImport(`\uFEFF${text}`, byAna);
    expect(result).toMatchObject({
      ok: true,
      known: { users: 0, loans: 0 },
      unreadable: 0,
      conflicts: [],
    });
    expect(localStorage).toHaveLength(0);
    if (!result.ok) return;
    await expect(applyImport(result)).resolves.toEqual({ users: 2, loans: 2, completed: 0 });
    expect({ ...localStorage }).toMatchObject(before);
    await expect(login({ email: 'ana@exemplo.com', password: 'segredo' })).resolves.toBeTruthy();
    expect(locks.requested).toHaveLength(2);
  });

  it('is previewed without the hashes of its passwords', () => {
    const shown = JSON.stringify(preview({ users: [ana], loans: [aLoan()] }));
    expect(shown).toContain('ana@exemplo.com');
    expect(shown).not.toContain(ana.passwordHash);
  });

  it('adds nothing the second time', async () => {
    await applyImport(preview({ users: [ana], loans: [past(), aLoan()] }));
    const again = preview({ users: [ana], loans: [past(), aLoan()] });
    expect(again).toMatchObject({
      usersToAdd: [],
      loansToAdd: [],
      loansToComplete: [],
      known: { users: 1, loans: 2 },
      conflicts: [],
    });
    const texts = { ...localStorage };
    await applyImport(again);
    expect({ ...localStorage }).toEqual(texts);
  });

  it('leaves a stored account as it is, password included, and adds its loans', async () => {
    const here = aUser({ passwordHash: 'other', name: 'Ana Maria' });
    store({ users: [here] });
    const there = aUser({ id: 'there', email: ' ANA@exemplo.com' });
    const seen = preview({ users: [there], loans: [aLoan({ userId: 'there' })] });
    expect(seen).toMatchObject({
      usersToAdd: [],
      known: { users: 1 },
      loansToAdd: [{ userId: 'ana' }],
    });
    await applyImport(seen);
    expect(stored('users')).toEqual([here]);
    expect(stored('loans')).toEqual([aLoan()]);
  });

  it('gets another id for an account whose id is taken here', async () => {
    store({ users: [{ ...bia, id: 'ana' }] });
    await applyImport(preview({ users: [ana], loans: [past()] }));
    expect(stored('users')).toEqual([
      { ...bia, id: 'ana' },
      { ...ana, id: 'ana-2' },
    ]);
    expect(stored('loans')).toEqual([past({ userId: 'ana-2' })]);
  });

  it('adds one account of two with the same e-mail', async () => {
    const twin = aUser({ id: 'twin', email: 'Ana@exemplo.com' });
    await applyImport(preview({ users: [ana, twin], loans: [past({ userId: 'twin' })] }));
    expect(stored('users')).toEqual([ana]);
    expect(stored('loans')).toEqual([past()]);
  });

  it('gets another id for the second of two accounts with the same id; the first has the loans', async () => {
    const second = { ...bia, id: 'ana' };
    await applyImport(preview({ users: [ana, second], loans: [past()] }));
    expect(stored('users')).toEqual([ana, { ...bia, id: 'ana-2' }]);
    expect(stored('loans')).toEqual([past()]);
  });

  it('adds no loan that breaks a rule of lending, even when its own loans break one', async () => {
    const second = aLoan({ id: 'l2', bookId: 2 });
    const sameBook = aLoan({ id: 'l3', userId: 'bia' });
    const seen = preview({ users: [ana, bia], loans: [aLoan(), second, sameBook] });
    expect(seen.loansToAdd).toEqual([aLoan()]);
    expect(seen.conflicts).toMatchObject([
      { loan: second, kind: 'other-loan' },
      { loan: sameBook, kind: 'held-by-other' },
    ]);
  });

  it('adds a loan that it has twice as returned, if one of the two is', () => {
    const returned = past({ id: 'l1' });
    const seen = preview({ users: [ana], loans: [{ ...returned, returnedAt: null }, returned] });
    expect(seen).toMatchObject({ loansToAdd: [returned], known: { loans: 1 }, conflicts: [] });
  });

  it('completes a loan once, even when it has it returned twice', async () => {
    store({ users: [ana], loans: [aLoan()] });
    const twice = [aLoan({ returnedAt: isoDay(1) }), aLoan({ returnedAt: isoDay(2) })];
    const seen = preview({ users: [ana], loans: twice });
    expect(seen).toMatchObject({ loansToComplete: [aLoan()], known: { loans: 1 } });
    await applyImport(seen);
    expect(stored('loans')).toEqual([twice[0]]);
  });

  it('completes an active loan that is returned in it, so that another can be added', async () => {
    store({ users: [ana], loans: [{ ...aLoan(), note: 'capa azul' }] });
    const returned = aLoan({ returnedAt: isoDay(1), title: 'outro título' });
    const next = aLoan({ id: 'l2', bookId: 2 });
    const seen = preview({ users: [ana], loans: [next, returned] });
    expect(seen).toMatchObject({ loansToComplete: [aLoan()], loansToAdd: [next], conflicts: [] });
    await expect(applyImport(seen)).resolves.toEqual({ users: 0, loans: 1, completed: 1 });
    expect(stored('loans')).toEqual([
      { ...aLoan(), note: 'capa azul', returnedAt: isoDay(1) },
      next,
    ]);
  });

  it('neither makes a returned loan active again nor changes when it was returned', async () => {
    const here = aLoan({ returnedAt: isoDay(1) });
    store({ users: [ana], loans: [here] });
    await applyImport(
      preview({ users: [ana], loans: [aLoan(), aLoan({ returnedAt: isoDay(2) })] }),
    );
    expect(stored('loans')).toEqual([here]);
  });

  it.each([
    [
      'its borrower has another one',
      [aLoan({ id: 'here', bookId: 2 })],
      aLoan(),
      'other-loan',
      'A conta já tem um empréstimo ativo.',
    ],
    [
      'another user has the book',
      [aLoan({ id: 'here', userId: 'bia' })],
      aLoan(),
      'held-by-other',
      'O livro já está emprestado por outro usuário.',
    ],
    [
      'its borrower is unknown',
      [],
      aLoan({ userId: 'caio' }),
      'no-account',
      'A conta deste empréstimo não está no arquivo nem neste navegador.',
    ],
    [
      'another loan has its id',
      [past({ id: 'l1', bookId: 5 })],
      aLoan(),
      'other-content',
      'Outro empréstimo já usa o mesmo identificador.',
    ],
    [
      'a loan of another user has its id',
      [past({ id: 'l1', userId: 'bia' })],
      aLoan({ returnedAt: isoDay(1) }),
      'other-content',
      'Outro empréstimo já usa o mesmo identificador.',
    ],
  ])('does not add a loan, and says so, when %s', async (_, here, loan, kind, message) => {
    store({ users: [ana, bia], loans: here });
    const seen = preview({ users: [ana], loans: [loan] });
    expect(seen).toMatchObject({ loansToAdd: [], conflicts: [{ loan, kind, message }] });
    await applyImport(seen);
    expect(stored('loans')).toEqual(here);
  });

  it('may have unreadable records: they are counted, and the rest is imported', () => {
    const seen = preview({
      users: [ana, null, { ...bia, email: 5 }],
      loans: [{ bad: true }, past()],
    });
    expect(seen).toMatchObject({
      unreadable: 3,
      usersToAdd: [{ id: 'ana' }],
      loansToAdd: [past()],
    });
  });

  it('is planned again over what is stored when it is applied', async () => {
    const seen = preview({ users: [ana], loans: [aLoan()] });
    store({ users: [ana, bia], loans: [aLoan({ id: 'new', userId: 'bia' })] });
    await expect(applyImport(seen)).resolves.toEqual({ users: 0, loans: 0, completed: 0 });
    expect(stored('loans')).toEqual([aLoan({ id: 'new', userId: 'bia' })]);
  });

  it('keeps unknown fields, which cannot pollute a prototype', async () => {
    const evil = fileOf({ users: [{ ...ana, theme: 'escuro' }] }).replace(
      '"id"',
      '"__proto__":{"admin":true},"id"',
    );
    const seen = previewImport(evil, byAna);
    if (seen.ok) await applyImport(seen);
    expect(stored('users')).toMatchObject([{ id: 'ana', theme: 'escuro' }]);
    expect({}).not.toHaveProperty('admin');
  });
});

describe('a bad file', () => {
  const good = fileOf({ users: [ana], loans: [aLoan()] });
  const changed = (fields: object) => JSON.stringify({ ...JSON.parse(good), ...fields });

  it.each([
    ['is empty', '', 'not-json'],
    ['is cut off', good.slice(0, -5), 'not-json'],
    ['is a page', '<!doctype html>', 'not-json'],
    ['is some other JSON', '{"a":1}', 'wrong-format'],
    ['is a list', '[]', 'wrong-format'],
    ['is null', 'null', 'wrong-format'],
    ['is of another product', changed({ format: 'shelves' }), 'wrong-format'],
    ['has no version', changed({ version: undefined }), 'wrong-format'],
    ['has an impossible version', changed({ version: 0.5 }), 'wrong-format'],
    ['has no list of accounts', changed({ users: undefined }), 'wrong-format'],
    ['has no list of loans', changed({ loans: {} }), 'wrong-format'],
    ['is of a newer version', changed({ version: 2 }), 'newer-version'],
    [
      'is of a newer version with another shape',
      changed({ version: 2, users: 'x' }),
      'newer-version',
    ],
    ['holds nothing', fileOf({}), 'empty'],
    ['holds nothing readable', fileOf({ users: [1], loans: [{}] }), 'unreadable'],
    ['is too large', good + ' '.repeat(MAX_FILE_SIZE), 'too-large'],
  ])('that %s changes nothing, and the message says why', (_, text, kind) => {
    store({ users: [bia] });
    const before = { ...localStorage };
    const result = previewImport(text, byAna);
    expect(result).toMatchObject({ ok: false, kind });
    expect(!result.ok && result.message).toMatch(/arquivo/);
    expect({ ...localStorage }).toEqual(before);
  });

  it('cannot be imported by a preview that previewImport did not make', async () => {
    const forged = { ...preview({ users: [ana] }) };
    await expect(applyImport(forged)).rejects.toThrow(TypeError);
    expect(localStorage).toHaveLength(0);
  });
});
