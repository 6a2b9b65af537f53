import { MAX_FILE_SIZE } from '@/lib/my-data/file';
import { applyImport, previewFile, previewImport, type ImportPreview } from '@/lib/my-data/import';
import { withLocks, withoutLocks } from '../../support/fake-locks';
import { ANA, BIA } from '../../support/library';
import { aLoan, isoDay, store, stored, TODAY } from '../../support/library-records';

beforeEach(() => withLocks());
afterEach(withoutLocks);

interface Records {
  readonly users?: readonly unknown[];
  readonly loans?: readonly unknown[];
}

function preview({ users = [], loans = [] }: Records): ImportPreview {
  const text = JSON.stringify({ format: 'bookshelfs', version: 1, users, loans });
  const result = previewImport(text, { ownId: 'ana', now: TODAY });
  if (!result.ok) throw new Error(result.message);
  return result;
}

describe('a file', () => {
  it('of more than 10 MB is not read', async () => {
    const text = jest.fn<Promise<string>, []>();
    const result = await previewFile({ size: MAX_FILE_SIZE + 1, text }, 'ana');
    expect(result).toMatchObject({
      ok: false,
      message: 'O arquivo é grande demais para ser um backup do BookShelfs.',
    });
    expect(text).not.toHaveBeenCalled();
  });

  it.each([
    [
      'accounts with one id',
      (count: number) => ({
        users: Array.from({ length: count }, (_, n) => ({ ...BIA, email: `${n}@exemplo.com` })),
      }),
    ],
    [
      'loans that are returned in it',
      (count: number) => ({
        loans: Array.from({ length: count }, (_, n) =>
          aLoan({ id: `l${n}`, bookId: n + 1, userId: 'bia', returnedAt: isoDay(1) }),
        ),
      }),
    ],
  ])('with twice as many %s is twice the work', async (_, records) => {
    const work = async (count: number) => {
      localStorage.clear();
      const file = records(count);
      const active = 'loans' in file ? file.loans.map((l) => ({ ...l, returnedAt: null })) : [];
      store({ users: [ANA, BIA], loans: active });
      const counted = countLookUps();
      await applyImport(preview(file));
      return counted.stop();
    };
    const [once, twice] = [await work(500), await work(1_000)];
    expect(once).toBeGreaterThan(500);
    expect(twice).toBeLessThan(2.2 * once);
  });
});

it('a preview of ten thousand loans is twice the work of five thousand', () => {
  const loans = (count: number) =>
    Array.from({ length: count }, (_, n) =>
      aLoan({ id: `l${n}`, bookId: n + 1, returnedAt: isoDay(1) }),
    );
  const work = (count: number) => {
    localStorage.clear();
    // Half of them are here already.
    store({ users: [ANA], loans: loans(count / 2) });
    const records = { users: [ANA], loans: loans(count) };
    const counted = countLookUps();
    const { known, loansToAdd } = preview(records);
    const lookUps = counted.stop();
    expect([known.loans, loansToAdd.length]).toEqual([count / 2, count / 2]);
    return lookUps;
  };
  const [once, twice] = [work(5_000), work(10_000)];
  expect(once).toBeGreaterThan(5_000);
  expect(twice).toBeLessThan(2.2 * once);
});

/** Counts how often a set, a map or a list is searched, and how many items a list copies. */
function countLookUps() {
  let count = 0;
  const spies = [
    jest.spyOn(Set.prototype, 'has'),
    jest.spyOn(Map.prototype, 'get'),
    jest.spyOn(Map.prototype, 'has'),
  ];
  const { indexOf, with: withItem } = Array.prototype;
  Array.prototype.indexOf = function (...args) {
    count += this.length;
    return indexOf.apply(this, args);
  };
  Array.prototype.with = function (...args) {
    count += this.length;
    return withItem.apply(this, args);
  };
  return {
    stop: () => {
      Object.assign(Array.prototype, { indexOf, with: withItem });
      const calls = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
      spies.forEach((spy) => spy.mockRestore());
      return count + calls;
    },
  };
}

describe('a loan of a file', () => {
  it.each([
    ['borrowedAt', { borrowedAt: isoDay(367) }],
    ['dueAt', { dueAt: '+275760-01-01T00:00:00.000Z' }],
    ['returnedAt', { returnedAt: isoDay(400) }],
  ])('whose %s is more than a year ahead is left out', async (_, fields) => {
    store({ users: [ANA], loans: [] });
    const seen = preview({ loans: [aLoan(fields)] });
    expect(seen.loansToAdd).toEqual([]);
    expect(seen.conflicts).toMatchObject([
      { kind: 'far-date', message: 'Uma das datas está mais de um ano no futuro.' },
    ]);
    expect(preview({ loans: [aLoan({ dueAt: isoDay(365) })] }).loansToAdd).toHaveLength(1);
  });

  it('does not complete a stored one with a date of more than a year ahead', () => {
    store({ users: [ANA], loans: [aLoan()] });
    const seen = preview({ loans: [aLoan({ returnedAt: isoDay(400) })] });
    expect(seen).toMatchObject({ loansToComplete: [], conflicts: [{ kind: 'far-date' }] });
  });

  it.each([
    ['active', {}],
    ['overdue', { borrowedAt: isoDay(-40), dueAt: isoDay(-33) }],
  ])('that is %s and another’s is left out: it would block the book', async (_, fields) => {
    store({ users: [ANA], loans: [] });
    const records = { users: [BIA], loans: [aLoan({ userId: 'bia', ...fields })] };
    const seen = preview(records);
    expect(seen.conflicts).toMatchObject([
      {
        kind: 'blocks-book',
        message:
          'Está ativo em outra conta, e o livro ficaria preso. Quem o pegou pode importar este arquivo depois de entrar.',
      },
    ]);
    await applyImport(seen);
    expect(stored('loans')).toEqual([]);
    // As its borrower can.
    const text = JSON.stringify({ format: 'bookshelfs', version: 1, ...records });
    const byBia = previewImport(text, { ownId: 'bia', now: TODAY });
    expect(byBia).toMatchObject({ loansToAdd: [records.loans[0]], conflicts: [] });
  });

  it.each([
    ['https://www.gutenberg.org/cache/epub/84/pg84.cover.medium.jpg', true],
    ['https://gutenberg.org/84.jpg', true],
    ['https://gutendex.com/84.jpg', true],
    ['http://www.gutenberg.org/84.jpg', false],
    ['https://www.gutenberg.org.evil.example/84.jpg', false],
    ['https://notgutenberg.org/84.jpg', false],
    ['https://www.gutenberg.org@evil.example/84.jpg', false],
    ['https://evil.example/spy.gif?ana', false],
    ['//evil.example/spy.gif', false],
    ['javascript:alert(1)', false],
    ['data:image/svg+xml,<svg/>', false],
    ['', false],
  ])('with a cover at “%s”: is it kept? %s', async (thumbnail, isKept) => {
    store({ users: [ANA], loans: [] });
    const loan = aLoan({ thumbnail, returnedAt: isoDay(1) });
    const seen = preview({ loans: [{ ...loan, note: 1 }] });
    expect(seen.cleanings).toEqual(
      isKept
        ? []
        : [{ of: 'Frankenstein', message: 'A capa não é do catálogo e não foi trazida.' }],
    );
    await applyImport(seen);
    expect(stored('loans')).toEqual([{ ...loan, thumbnail: isKept ? thumbnail : null, note: 1 }]);
  });
});

describe('an account of a file', () => {
  it('is stored in NFC, without invisible characters, and the preview says so', async () => {
    const name = 'Ze\u0301\u200b Ana\u202eoi';
    const seen = preview({ users: [{ ...BIA, name, email: '\u2066Bi\u0061\u0303@Exemplo.com ' }] });
    expect(seen.usersToAdd).toMatchObject([{ name: 'Zé Anaoi', email: 'biã@exemplo.com' }]);
    expect(seen.cleanings).toEqual([
      {
        of: 'biã@exemplo.com',
        message: 'Os caracteres invisíveis do nome ou do e-mail foram tirados.',
      },
    ]);
    await applyImport(seen);
    expect(stored('users')).toEqual([{ ...BIA, name: 'Zé Anaoi', email: 'biã@exemplo.com' }]);
  });

  it('is the stored one whose e-mail differs in invisible characters only', () => {
    store({ users: [ANA] });
    const twin = { ...ANA, id: 'twin', email: 'a\u200bna@exemplo.com' };
    expect(preview({ users: [twin] })).toMatchObject({ usersToAdd: [], known: { users: 1 } });
  });

  it('without a visible character in its e-mail is damaged', () => {
    expect(preview({ users: [ANA, { ...BIA, email: '\u200b\u202e' }] })).toMatchObject({
      usersToAdd: [{ id: 'ana' }],
      unreadable: 1,
    });
  });

  it('made more than a year ahead is imported without that date', async () => {
    const seen = preview({ users: [{ ...BIA, createdAt: isoDay(400) }] });
    expect(seen.cleanings).toMatchObject([
      { message: 'A data de criação está mais de um ano no futuro e não foi trazida.' },
    ]);
    await applyImport(seen);
    expect(stored('users')).toEqual([{ ...BIA, createdAt: '' }]);
  });
});
