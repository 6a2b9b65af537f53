import { login } from '@/lib/accounts/accounts';
import { exportMine } from '@/lib/my-data/export';
import { MAX_FILE_SIZE, readFile, readFileText } from '@/lib/my-data/file';
import { bringAccount, describeImport, findConflicts, importLoans } from '@/lib/my-data/import';
import type { Version } from '@/lib/my-data/merge-loans';
import { TODAY, aLoan, isoDay } from '@/fixtures/records';
import { withLocks, withoutLocks } from '../../support/fake-browser';
import { failWrites } from '../../support/fake-storage';
import { ANA, AS_ANA, BIA, store, stored } from '../../support/library';

beforeEach(() => withLocks());
afterEach(withoutLocks);

const past = (fields = {}) =>
  aLoan({ id: 'past', borrowedAt: isoDay(-9), returnedAt: isoDay(-8), ...fields });

const textOf = (records: { users?: unknown; loans?: unknown }, more: object = {}) =>
  JSON.stringify({
    format: 'bookshelfs',
    version: 1,
    users: [ANA],
    loans: [],
    ...records,
    ...more,
  });

/** Imports these loans as Ana; returns what the screen says. */
async function importing(loans: unknown[], version: Version = 'browser', users: unknown[] = [ANA]) {
  const file = readFileText(textOf({ users, loans }), TODAY);
  return describeImport(await importLoans(file, version), file);
}

describe('the file of one’s own account', () => {
  it('brings the loans that are not here, once, and leaves the account as it is', async () => {
    const here = { ...ANA, id: 'here', name: 'Ana Maria', passwordHash: 'other' };
    store({ users: [here], session: { userId: 'here', ts: 1 }, loans: [] });
    const there = { ...ANA, email: ' ANA@exemplo.com' };
    expect(await importing([past(), aLoan()], 'browser', [there])).toBe(
      'Dados importados: 2 empréstimos novos.',
    );
    expect(stored('users')).toEqual([here]);
    expect(stored('loans')).toEqual([past({ userId: 'here' }), aLoan({ userId: 'here' })]);
    const before = { ...localStorage };
    expect(await importing([past(), aLoan()])).toBe('Nenhum empréstimo novo no arquivo.');
    expect({ ...localStorage }).toEqual(before);
  });

  it('may say other things of a loan: then the version that was chosen stays', async () => {
    const [active, returned] = [{ ...aLoan(), note: 'azul' }, aLoan({ returnedAt: isoDay(1) })];
    store({ ...AS_ANA, loans: [active] });
    const file = readFileText(textOf({ loans: [returned, past({ title: 'X' })] }), TODAY);
    expect(findConflicts(file)).toEqual([active]);
    expect(await importing([returned])).toBe('Nenhum empréstimo novo no arquivo.');
    expect(stored('loans')).toEqual([active]);
    expect(await importing([returned], 'file')).toBe('Dados importados: 1 empréstimo trocado.');
    expect(stored('loans')).toEqual([{ ...returned, note: 'azul' }]);
    expect(findConflicts(file)).toEqual([]);
  });

  it('ends the loan that is active here before another begins', async () => {
    store({ ...AS_ANA, loans: [aLoan()] });
    const next = aLoan({ id: 'l2', bookId: 2 });
    await importing([next, aLoan({ returnedAt: isoDay(1) })], 'file');
    expect(stored('loans')).toEqual([aLoan({ returnedAt: isoDay(1) }), next]);
  });

  it.each([
    ['she has another one', aLoan({ id: 'x', bookId: 2 }), 'A conta já tem um empréstimo ativo.'],
    [
      'another user has the book',
      aLoan({ id: 'x', userId: 'bia' }),
      'O livro já está emprestado por outro usuário.',
    ],
    [
      'a loan of another user has its number',
      past({ id: 'l1', userId: 'bia' }),
      'Outro empréstimo já usa o mesmo identificador.',
    ],
  ])('brings no loan that breaks a rule: %s', async (_, here, reason) => {
    for (const version of ['browser', 'file'] as const) {
      store({ ...AS_ANA, loans: [here] });
      expect(await importing([aLoan(), past({ bookId: 5 })], version)).toBe(
        `Dados importados: 1 empréstimo novo. Ficou de fora: Frankenstein. ${reason}`,
      );
      expect(stored('loans')).toEqual([here, past({ bookId: 5 })]);
    }
  });

  it('of which all loans are active brings one, and names five of the others', async () => {
    store(AS_ANA);
    const loans = Array.from({ length: 8 }, (_, n) => aLoan({ id: `n${n}`, bookId: n + 1 }));
    const text = await importing(loans);
    expect(text.match(/Ficou de fora/g)).toHaveLength(5);
    expect(text).toMatch(/E mais 2\.$/);
    expect(stored('loans')).toEqual([loans[0]]);
  });

  it('may hold other accounts too, as it once could: nothing of these is imported', async () => {
    store(AS_ANA);
    await importing([past({ userId: 'caio' })], 'file', [ANA, { ...BIA, id: 'caio' }]);
    expect(stored('users')).toEqual(AS_ANA.users);
    expect(stored('loans')).toEqual([]);
  });

  it('of another account is refused, and so is any without a session', async () => {
    store({ ...AS_ANA, session: { userId: 'bia', ts: 1 } });
    await expect(importing([past()])).rejects.toThrow('O arquivo é de outra conta.');
    localStorage.removeItem('auth.session.v1');
    await expect(importing([past()])).rejects.toThrow('Usuário não logado.');
    expect(stored('loans')).toBeNull();
  });
});

describe('the file of an account that is not here', () => {
  const bring = (records: Parameters<typeof textOf>[0]) =>
    bringAccount(readFileText(textOf(records), TODAY));

  it('brings it with its loans, and its password logs in', async () => {
    store({ ...AS_ANA, loans: [past(), aLoan()] });
    const text = `\uFEFF${exportMine(TODAY)}`;
    const before = { users: [ANA], loans: stored('loans') };
    localStorage.clear();
    await bringAccount(readFileText(text, TODAY));
    expect({ users: stored('users'), loans: stored('loans') }).toEqual(before);
    expect(stored('session')).toBeNull();
    await expect(login({ email: ANA.email, password: 'segredo' })).resolves.toMatchObject({
      id: 'ana',
    });
  });

  it('gets another id where its own is taken, and no book that another user has', async () => {
    store({ users: [{ ...BIA, id: 'ana' }], loans: [aLoan({ id: 'b1' })] });
    const result = await bring({ loans: [aLoan(), past()] });
    expect(result).toMatchObject({ added: 1, leftOut: [{ title: 'Frankenstein' }] });
    expect(stored('users')).toEqual([
      { ...BIA, id: 'ana' },
      { ...ANA, id: 'ana-2' },
    ]);
    expect(stored('loans')).toEqual([aLoan({ id: 'b1' }), past({ userId: 'ana-2' })]);
  });

  it.each([
    ['is here already', { users: [{ ...ANA, email: 'BIA@exemplo.com' }] }, 'já está neste'],
    ['is one of several', { users: [ANA, { ...BIA, email: 'c@d' }] }, 'várias pessoas'],
  ])('that %s is refused', async (_, records, message) => {
    store({ users: [BIA] });
    await expect(bring(records)).rejects.toThrow(message);
    expect(stored('users')).toEqual([BIA]);
  });

  it.each([1, 2])('is not brought by half when write %i is refused', async (from) => {
    const failing = failWrites({ from, times: 1 });
    await expect(bring({ loans: [past()] })).rejects.toMatchObject({ kind: 'full' });
    failing.stop();
    expect([stored('users'), stored('loans')]).toEqual([null, null]);
  });
});

describe('a file', () => {
  const read = (...records: Parameters<typeof textOf>) => readFileText(textOf(...records), TODAY);

  it.each([
    ['is empty', '', 'não é um JSON válido'],
    ['is cut off', textOf({}).slice(0, -5), 'não é um JSON válido'],
    ['is a page', '<!doctype html>', 'não é um JSON válido'],
    ['is some other JSON', '{"users":[]}', 'não é um backup do BookShelfs'],
    ['is null', 'null', 'não é um backup do BookShelfs'],
    ['is of another product', textOf({}, { format: 'x' }), 'não é um backup do BookShelfs'],
    ['has an impossible version', textOf({}, { version: 0.5 }), 'não é um backup do BookShelfs'],
    ['has no list of loans', textOf({ loans: {} }), 'não é um backup do BookShelfs'],
    ['is of a newer version', textOf({ users: 'x' }, { version: 2 }), 'versão mais nova'],
    ['has no account', textOf({ users: [], loans: [past()] }), 'nenhuma conta'],
    ['has only a damaged account', textOf({ users: [{ id: 'x' }] }), 'nenhuma conta'],
    [
      'has an account of an endless e-mail',
      textOf({ users: [{ ...ANA, email: 'a'.repeat(999) }] }),
      'nenhuma conta',
    ],
    [
      'has two loans of one id',
      textOf({ loans: [past(), past({ bookId: 2 })] }),
      'mesmo identificador',
    ],
    [
      'has two accounts of one id',
      textOf({ users: [ANA, { ...BIA, id: 'ana' }] }),
      'mesmo identificador',
    ],
    [
      'has two accounts of one e-mail',
      textOf({ users: [ANA, { ...BIA, email: 'ANA@exemplo.com' }] }),
      'mesmo identificador',
    ],
  ])('that %s is refused, with the reason', (_, text, message) => {
    expect(() => readFileText(text, TODAY)).toThrow(message);
  });

  it('of more than 10 MB is not even read', async () => {
    const text = jest.fn<Promise<string>, []>();
    const reading = readFile({ size: MAX_FILE_SIZE + 1, text }, TODAY);
    await expect(reading).rejects.toThrow('O arquivo é grande demais');
    expect(text).not.toHaveBeenCalled();
  });

  it('of which some records are damaged, or a year ahead, is read without them', async () => {
    const far = past({ id: 'far', dueAt: isoDay(400) });
    const file = read({ users: [ANA, null], loans: [{ bad: true }, far, past()] });
    expect(file).toEqual({ users: [ANA], loans: [past()], unreadable: 3 });
    expect(describeImport({ added: 0, replaced: 0, leftOut: [] }, file)).toBe(
      'Nenhum empréstimo novo no arquivo. 3 registros do arquivo estão danificados e ficaram de fora.',
    );
  });

  it('is cleaned: of invisible characters, endless texts, foreign covers and unknown fields', () => {
    const cover = 'https://www.gutenberg.org/cache/epub/84/pg84.cover.medium.jpg';
    const users = [{ ...ANA, name: 'A\u200bna', createdAt: isoDay(900), theme: 'x' }];
    const text = textOf({
      users,
      loans: [
        { ...past({ thumbnail: cover, title: 'x'.repeat(300_000) }), note: 'x' },
        past({ id: 'l2', thumbnail: 'https://evil.example/spy.gif', authors: Array(90).fill('A') }),
        past({ id: 'l3', thumbnail: 'javascript:alert(1)' }),
      ],
    }).replace('"id"', '"__proto__":{"admin":true},"id"');
    const { users: read, loans } = readFileText(text, TODAY);
    expect(read).toEqual([{ ...ANA, createdAt: '' }]);
    expect(loans).toEqual([
      past({ thumbnail: cover, title: 'x'.repeat(500) }),
      past({ id: 'l2', authors: Array(50).fill('A') }),
      past({ id: 'l3' }),
    ]);
    expect({}).not.toHaveProperty('admin');
  });
});
