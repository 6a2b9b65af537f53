import { importedText } from '@/components/messages/imported';
import { exportMine, readAccountFile } from '@/lib/my-data/account-file';
import { bringAccount, deleteMyAccount, importLoans } from '@/lib/my-data/my-account';
import { TODAY, aLoan, aPlace, isoDay } from '@/fixtures/records';
import { exportedFile } from '../../support/exported-file';
import { withLocks } from '../../support/fake-browser';
import { failWrites } from '../../support/fake-storage';
import { ANA, AS_ANA, BIA, store, stored } from '../../support/library';

beforeEach(() => withLocks());

const past = (fields = {}) =>
  aLoan({ id: 'past', borrowedAt: isoDay(-9), returnedAt: isoDay(-8), ...fields });
const OF_BIA = aLoan({ id: 'b1', userId: 'bia', bookId: 2 });

const read = (text: string) =>
  readAccountFile({ size: text.length, text: () => Promise.resolve(text) });
const fileOf = (...loans: unknown[]) => read(exportedFile({ loans }));

/** Imports these loans as Ana; returns what the screen says. */
const importing = async (...loans: unknown[]) =>
  importedText(await importLoans(await fileOf(...loans)));

test('the exported file holds my account and loans as stored, unknown fields too, and nobody else’s', async () => {
  const mine = { ...aLoan(), note: 'capa azul' };
  store({
    ...AS_ANA,
    loans: [OF_BIA, mine, 'bad', { userId: 'ana' }],
    places: [aPlace(), aPlace({ userId: 'bia' })],
  });
  expect(JSON.parse(await exportMine(TODAY))).toEqual({
    format: 'bookshelfs',
    version: 1,
    exportedAt: '2026-11-20T17:30:00.000Z',
    users: [ANA],
    loans: [mine],
    places: [aPlace()],
  });
});

describe('the file of one’s own account', () => {
  it('brings the loans that are not here, once, and leaves the account as it is', async () => {
    const here = { ...ANA, id: 'here', name: 'Ana Maria', passwordHash: 'other' };
    store({ users: [here], session: { userId: 'here', ts: 1 }, loans: [] });
    const loans = [past(), aLoan()];
    const there = exportedFile({ users: [{ ...ANA, email: ' ANA@exemplo.com' }], loans });
    expect(importedText(await importLoans(await read(there)))).toBe(
      'Dados importados: 2 empréstimos novos.',
    );
    expect(stored('users')).toEqual([here]);
    expect(stored('loans')).toEqual([past({ userId: 'here' }), aLoan({ userId: 'here' })]);
    expect(await importing(...loans)).toBe('Tudo o que há no arquivo já está aqui.');
    expect(stored('loans')).toHaveLength(2);
  });

  it('ends the loan that is active here, unknown fields and all, before another begins', async () => {
    store({ ...AS_ANA, loans: [{ ...aLoan(), note: 'azul' }] });
    const next = aLoan({ id: 'l2', bookId: 2 });
    await importing(next, aLoan({ returnedAt: isoDay(1) }));
    const ended = { ...aLoan({ returnedAt: isoDay(1) }), note: 'azul' };
    expect(stored('loans')).toEqual([ended, next]);
    // An older file does not make it active again.
    await importing(aLoan());
    expect(stored('loans')).toEqual([ended, next]);
  });

  it.each([
    ['the account has another one', aLoan({ id: 'x', bookId: 2 })],
    ['another user has the book', aLoan({ id: 'x', userId: 'bia' })],
  ])('brings no loan that breaks a rule: %s', async (_, here) => {
    store({ ...AS_ANA, loans: [here] });
    expect(await importing(aLoan(), past({ bookId: 5 }))).toBe(
      'Dados importados: 1 empréstimo novo. Ficou de fora: Frankenstein. Você já tem um empréstimo ativo, ou o livro está com outro usuário.',
    );
    expect(stored('loans')).toEqual([here, past({ bookId: 5 })]);
  });
});

describe('the file of an account that is not here', () => {
  const bring = async (...loans: unknown[]) =>
    importedText(await bringAccount(await fileOf(...loans)));

  it('gets another id where its own is taken, and no book that another user has', async () => {
    const other = { ...BIA, id: 'ana' };
    store({ users: [other], loans: [aLoan({ id: 'b1' })] });
    expect(await bring(aLoan(), past())).toContain(
      '1 empréstimo novo. Ficou de fora: Frankenstein.',
    );
    const [first, brought] = stored('users') as [unknown, typeof ANA];
    expect([first, brought]).toEqual([other, { ...ANA, id: expect.not.stringMatching(/^ana$/) }]);
    expect(stored('loans')).toEqual([aLoan({ id: 'b1' }), past({ userId: brought.id })]);
  });

  it.each([1, 2])('is not brought by half when write %i is refused', async (from) => {
    const failing = failWrites({ from, times: 1 });
    await expect(bring(past())).rejects.toMatchObject({ kind: 'full' });
    failing.stop();
    expect([stored('users'), stored('loans')]).toEqual([null, null]);
  });
});

describe('a file', () => {
  it.each([
    ['is cut off', exportedFile().slice(0, -5)],
    ['is some other JSON', '{"users":[]}'],
    ['is of another product', exportedFile({ format: 'x' })],
    ['is of a newer version', exportedFile({ version: 2 })],
    ['has no list of loans', exportedFile({ loans: {} })],
    ['has no account', exportedFile({ users: [] })],
    ['has two accounts', exportedFile({ users: [ANA, BIA] })],
    ['has a damaged account', exportedFile({ users: [{ id: 'x' }] })],
    ['has a damaged loan', exportedFile({ loans: [past(), { bad: true }] })],
  ])('that %s is refused', async (_, text) => {
    await expect(read(text)).rejects.toThrow('not-a-backup');
  });

  it('of more than 10 MB is not even read', async () => {
    const text = jest.fn<Promise<string>, []>();
    await expect(readAccountFile({ size: 11_000_000, text })).rejects.toThrow('not-a-backup');
    expect(text).not.toHaveBeenCalled();
  });

  it('is cleaned of endless texts and unknown fields', async () => {
    const loan = {
      ...past({ title: 'x'.repeat(300_000), authors: Array(90).fill('A') }),
      note: 'x',
    };
    const text = exportedFile({ users: [{ ...ANA, theme: 'x' }], loans: [loan] });
    expect(await read(text.replace('"id"', '"__proto__":{"admin":true},"id"'))).toEqual({
      user: ANA,
      loans: [past({ title: 'x'.repeat(500), authors: Array(50).fill('A') })],
      places: [],
    });
    expect({}).not.toHaveProperty('admin');
  });
});

test('where I left books comes with the file, and the later place in a book stays', async () => {
  const here = aPlace({ at: isoDay(-1) });
  store({ ...AS_ANA, places: [here, aPlace({ bookId: 5, at: isoDay(0) })] });
  const places = [
    aPlace({ chapter: 3 }),
    aPlace({ bookId: 5, at: isoDay(-2) }),
    aPlace({ bookId: 7 }),
  ];
  await importLoans(await read(exportedFile({ places })));
  expect(stored('places')).toEqual([aPlace({ bookId: 5 }), places[0], places[2]]);
});

test.each([
  ['export', () => exportMine(TODAY)],
  ['import', () => importing(past())],
  ['deletion', deleteMyAccount],
])('without a session, %s is refused, and changes nothing', async (_, act) => {
  store({ users: [BIA], session: { userId: 'ana', ts: 1 }, loans: [OF_BIA] });
  const before = { ...localStorage };
  await expect(act()).rejects.toThrow('not-logged-in');
  expect({ ...localStorage }).toEqual(before);
});
