import { login, register } from '@/lib/accounts/accounts';
import { sessionStore } from '@/lib/accounts/session';
import { usersStore } from '@/lib/accounts/user';
import { borrowBook, returnLoan } from '@/lib/lending/borrow';
import { loansStore } from '@/lib/lending/loan';
import { keepPlace, placesStore } from '@/lib/reading/places';
import { KEYS } from '@/fixtures/storage-keys';
import { aBook, aLoan, aPlace, aUser } from '@/fixtures/records';
import { failWrites, withQuota } from '../../support/fake-storage';
import { withLocks } from '../../support/fake-browser';
import { store, stored } from '../../support/library';

beforeEach(() => withLocks());

type Name = keyof typeof KEYS;

const session = { userId: 'ana', ts: 1 };
const logIn = () => login({ email: 'ana@exemplo.com', password: 'segredo' });

/** For each key: its store, what else is stored, and an action that overwrites the key. */
const CASES = {
  users: {
    store: usersStore,
    others: {},
    change: () => register({ name: 'Zoe', email: 'zoe@exemplo.com', password: 'segredo' }),
  },
  session: { store: sessionStore, others: { users: [aUser()] }, change: logIn },
  loans: {
    store: loansStore,
    others: { users: [aUser()], session },
    change: () => borrowBook(aBook({ id: 1 })),
  },
  places: { store: placesStore, others: {}, change: () => keepPlace(aPlace({ bookId: 1 })) },
} as const;

const copyOf = (name: Name) => localStorage.getItem(`${KEYS[name]}.corrupt`);

/** Texts that hold no record. */
const TEXTS = [
  ...['', 'null', '42', '"[]"', '[1,', '{}', '{"a":[]}', '<!doctype html><p>404</p>', '\uFEFF[]'],
  ...['{"__proto__":{"admin":true}}', '{"length":1,"0":{"id":"ana"}}', '{"a":1}\n{"b":2}'],
  `[${'['.repeat(50_000)}${']'.repeat(50_000)}]`,
];

const IDS = [undefined, null, '', true, {}, ['ana']];
const MOMENTS = [{}, true, '', 'ontem', '2026-99-99', 1e99];
const BOOK_IDS = [undefined, null, 0, -1, 1.5, 1e21, '', 'abc', '８４', [84]];

/** Values that make a record unreadable, by field. */
const FIELDS: Record<Name, Record<string, readonly unknown[]>> = {
  users: { id: IDS, email: [undefined, 5, '  '], passwordHash: [undefined, 5] },
  session: { userId: IDS, ts: [null, true, {}] },
  loans: {
    ...{ id: IDS, userId: IDS, bookId: BOOK_IDS },
    ...{ borrowedAt: [undefined, ...MOMENTS], dueAt: [undefined, ...MOMENTS], returnedAt: MOMENTS },
  },
  places: {
    ...{ userId: IDS, bookId: BOOK_IDS, at: [undefined, ...MOMENTS] },
    ...{ chapter: [undefined, '2', 0, 1.5], block: [undefined, 3] },
    ...{ offset: [undefined, '3', -1, 0.5], share: [undefined, '0', -0.1, 1.1] },
  },
};

const GOOD = {
  users: [aUser(), aUser({ id: 'bia', email: 'bia@exemplo.com' })],
  session: [session],
  loans: [
    aLoan({ id: 'l8', userId: 'bia', bookId: 8 }),
    aLoan({ id: 'l9', userId: 'caio', bookId: 9 }),
  ],
  places: [aPlace({ bookId: 8 }), aPlace({ userId: 'caio', bookId: 9 })],
};

const wrongRecords = (name: Name): unknown[] =>
  Object.entries(FIELDS[name]).flatMap(([field, values]) =>
    values.map((value) => ({ ...GOOD[name][0], [field]: value })),
  );

type Case = [text: string, readable: readonly object[], lost: string];

/** Texts that are lost whole, and lists with something unreadable between two good records. */
function casesOf(name: Name): Case[] {
  const whole = (text: string): Case => [text, [], text];
  if (name === 'session') {
    const wrong = ['[]', '[null,1]', ...wrongRecords(name).map((record) => JSON.stringify(record))];
    return [...TEXTS, ...wrong].map(whole);
  }
  const [first, second] = GOOD[name];
  const items = [null, 0, '', [], { id: 'x' }, ...wrongRecords(name)];
  return [
    ...TEXTS.map(whole),
    ['[null,1]', [], 'null\n1'],
    ...items.map((item): Case => {
      const text = JSON.stringify([first, item, second]);
      return [text, GOOD[name], JSON.stringify(item)];
    }),
  ];
}

describe.each(Object.keys(CASES) as Name[])('damaged %s', (name) => {
  const { store: read, others, change } = CASES[name];
  const cases = casesOf(name).map((one) => [JSON.stringify(one[2].slice(0, 250)), one] as const);

  it.each(cases)('%s hides no good record, forbids no change, and is copied', async (_, one) => {
    const [text, readable, lost] = one;
    store(others);
    localStorage.setItem(KEYS[name], text);
    const writes = failWrites({ from: 1, times: 0 });
    expect(read.getSnapshot()).toEqual(readable);
    expect(read.getSnapshot()).toBe(read.getSnapshot());
    expect(writes.tried()).toBe(0);
    writes.stop();

    await change();
    expect(copyOf(name)).toBe(lost);
    const now = stored(name);
    expect((name === 'session' ? [now] : now) as unknown[]).toHaveLength(readable.length + 1);
    expect(read.getSnapshot().slice(0, -1)).toEqual(readable);
    expect({}).not.toHaveProperty('admin');
  });
});

describe('the copy of what could not be read', () => {
  beforeEach(() => store(CASES.loans.others));

  it('keeps earlier copies', async () => {
    localStorage.setItem(KEYS.loans, '{"first":');
    const loan = await borrowBook(aBook());
    const returned = { ...loan, returnedAt: loan.dueAt };
    localStorage.setItem(KEYS.loans, JSON.stringify([returned, 'second', 'third']));
    await borrowBook(aBook({ id: 2 }));
    expect(copyOf('loans')).toBe('{"first":\n"second"\n"third"');
  });

  it('is made only when the key is overwritten', async () => {
    localStorage.setItem(KEYS.loans, '["bad"]');
    await logIn();
    expect(copyOf('loans')).toBeNull();
  });

  it('fits where the key alone did, and is given up where it does not fit', async () => {
    const huge = 'x'.repeat(2_000_000);
    localStorage.setItem(KEYS.loans, huge);
    const full = withQuota(2_100_000);
    const loan = await borrowBook(aBook());
    full.stop();
    expect(copyOf('loans')).toBe(huge);

    localStorage.setItem(KEYS.loans, `${huge}y`);
    const fuller = withQuota(2_100_000);
    const again = await borrowBook(aBook());
    fuller.stop();
    expect(again.id).not.toBe(loan.id);
    expect(stored('loans')).toEqual([again]);
    expect(copyOf('loans')).toBe(huge);
  });
});

describe('a record of which a part is damaged, or unknown', () => {
  it('counts as long as its ids and dates can be read', async () => {
    const strange = { ...aLoan({ userId: 'bia' }), title: 5, authors: [{}, 'Ana'], thumbnail: {} };
    store({ ...CASES.loans.others, loans: [strange] });
    expect(loansStore.getSnapshot()).toEqual([
      aLoan({ userId: 'bia', title: 'Sem título', authors: [], thumbnail: null }),
    ]);
    await expect(borrowBook(aBook())).rejects.toThrow('held-by-other');
  });

  it('may be of an earlier version: with digits, numbers, and fields missing', () => {
    const { title, dueAt } = aLoan();
    const old = { id: 17, userId: 1700, bookId: '84', title, dueAt, borrowedAt: Date.parse(dueAt) };
    store({ loans: [old], users: [{ id: 'ana', email: ' Ana@x.com', passwordHash: 'x' }] });
    expect(loansStore.getSnapshot()).toEqual([
      aLoan({ id: '17', userId: '1700', borrowedAt: dueAt, authors: [], thumbnail: null }),
    ]);
    expect(usersStore.getSnapshot()).toMatchObject([{ name: '', createdAt: '' }]);
  });

  it('keeps its other fields through every rewrite, and pollutes no prototype', async () => {
    const text = JSON.stringify([aLoan({ note: { of: ['bia'] } } as object)]);
    const evil = '"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}';
    store(CASES.loans.others);
    localStorage.setItem(KEYS.loans, text.replace('[{', `[{${evil},`));
    await returnLoan('l1');
    await borrowBook(aBook({ id: 2 }));
    expect(localStorage.getItem(KEYS.loans)).toContain(`[{${evil},`);
    expect(stored('loans')).toMatchObject([
      { note: { of: ['bia'] }, returnedAt: expect.any(String) },
      { bookId: 2 },
    ]);
    expect({}).not.toHaveProperty('admin');
  });
});
