import fc from 'fast-check';
import { FakeLocks, withLocks, withoutLocks } from '../../support/fake-locks';
import { AS_ANA } from '../../support/library';
import { aBook, aLoan, store, stored } from '../../support/library-records';
import { openTab } from '../../support/tabs';

const REVISION_KEY = 'bookshelfs.revision';

let locks: FakeLocks;
beforeEach(() => withLocks((locks = new FakeLocks())));
afterEach(() => {
  withoutLocks();
  jest.useRealTimers();
});

/** Every wait has lasted too long at its first look at the clock: a second passes at each. */
function endWaitsAtOnce() {
  let seconds = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => 1_000 * seconds++);
}

const isFree = async (name: string) => {
  const { held = [] } = await locks.query();
  return held.every((lock) => lock.name !== name);
};

it.each(['Infinity', '1e308', '9007199254740991', '999999999999999', '-1', 'NaN', '1.5', '', 'x'])(
  'a revision of “%s” keeps no tab from writing, nor the lock held',
  async (revision) => {
    const [a, b] = [await openTab(), await openTab()];
    store(AS_ANA);
    localStorage.setItem(REVISION_KEY, revision);
    endWaitsAtOnce();
    for (const [tab, id] of [a, b, a, b].map((tab, index) => [tab, index + 1] as const)) {
      const loan = await tab.lending.borrowBook(aBook({ id }));
      await tab.lending.returnLoan(loan.id);
    }
    expect(stored('loans')).toHaveLength(4);
    expect(await isFree('bookshelfs.storage')).toBe(true);
  },
);

it('any text as a revision, before any write, keeps no tab from writing', async () => {
  const tabs = [await openTab(), await openTab()];
  jest.useFakeTimers();
  endWaitsAtOnce();
  const revision = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.bigInt().map(String),
    fc.constantFrom('Infinity', '1e308', String(Number.MAX_SAFE_INTEGER), '999999999999999'),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(1), fc.option(revision)), { maxLength: 6 }),
      async (writes) => {
        withLocks((locks = new FakeLocks()));
        store(AS_ANA);
        for (const [index, text] of writes) {
          if (text !== null) localStorage.setItem(REVISION_KEY, text);
          const leaving = tabs[index]?.accounts.logout();
          // More than ten looks at the number take.
          await jest.advanceTimersByTimeAsync(100);
          await leaving;
          store(AS_ANA);
        }
        expect(await isFree('bookshelfs.storage')).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

it('a tab that stood still for longer than it waits sees the write that comes after that', async () => {
  const tab = await openTab();
  store(AS_ANA);
  localStorage.setItem(REVISION_KEY, '1');
  void locks.request('bookshelfs.revision 2', () => new Promise(() => undefined));
  endWaitsAtOnce();
  const refused = expect(tab.lending.borrowBook(aBook())).rejects.toMatchObject({
    message: 'Você já tem um empréstimo ativo. Devolva-o para pegar outro.',
  });
  setTimeout(() => {
    store({ loans: [aLoan({ bookId: 11 })] });
    localStorage.setItem(REVISION_KEY, '2');
  }, 10);
  await refused;
  expect(stored('loans')).toHaveLength(1);
});

describe('a lock manager that does not answer', () => {
  const never = () => new Promise<never>(() => undefined);
  beforeEach(() => {
    jest.useFakeTimers();
    store(AS_ANA);
  });

  it('which locks are held does not keep a tab from writing', async () => {
    locks.query = never;
    await expectToWrite();
  });

  it('when a write is announced does not keep a tab from writing', async () => {
    const real = locks.request.bind(locks);
    locks.request = ((name: string, ...args: [never]) =>
      name === 'bookshelfs.storage' ? real(name, ...args) : never()) as typeof real;
    await expectToWrite();
  });

  async function expectToWrite() {
    const tab = await openTab();
    const leaving = tab.accounts.logout();
    await jest.advanceTimersByTimeAsync(2_000);
    await expect(leaving).resolves.toBeUndefined();
    expect(stored('session')).toBeNull();
    await expect(locks.request('bookshelfs.storage', () => 'granted')).resolves.toBe('granted');
  }
});

describe('the storage’s lock, when it is not granted', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    store(AS_ANA);
  });

  it('is waited for 10 seconds; one that comes later is released, and changes nothing', async () => {
    const tab = await openTab();
    let release = () => {};
    void locks.request('bookshelfs.storage', () => new Promise<void>((go) => (release = go)));
    const before = { ...localStorage };
    const borrowing = tab.lending.borrowBook(aBook());
    const refused = expect(borrowing).rejects.toMatchObject({
      kind: 'busy',
      message:
        'Outra aba do BookShelfs está ocupada, e nada foi alterado. Feche as outras abas e tente de novo.',
    });
    await jest.advanceTimersByTimeAsync(10_000);
    await refused;
    release();
    await jest.advanceTimersByTimeAsync(1_000);
    expect({ ...localStorage }).toEqual(before);
    expect(await isFree('bookshelfs.storage')).toBe(true);
    await expect(tab.lending.borrowBook(aBook())).resolves.toMatchObject({ bookId: 84 });
  });
});
