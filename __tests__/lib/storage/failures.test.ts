import { login, register, logout } from '@/lib/accounts/accounts';
import { deleteMyAccount } from '@/lib/my-data/delete-account';
import { exportData } from '@/lib/my-data/export';
import { applyImport, previewImport } from '@/lib/my-data/import';
import { messageOf } from '@/lib/user-error';
import { borrowBook, returnLoan } from '@/lib/lending/borrow';
import { loansStore } from '@/lib/lending/loan';
import { isStorageAvailable } from '@/lib/storage/text';
import { sessionStore, sessionView } from '@/lib/accounts/session';
import { usersStore } from '@/lib/accounts/user';
import { accessDenied, failWrites, quotaExceeded } from '../../support/failing-storage';
import { withLocks, withoutLocks } from '../../support/fake-locks';
import { aBook, aLoan, aUser, isoDay, store, stored } from '../../support/library-records';

beforeEach(() => withLocks());
afterEach(withoutLocks);

const ana = { users: [aUser()], session: { userId: 'ana', ts: 1 } };
const bad = { bad: true };

function backupOfBia(): string {
  store({
    users: [aUser({ id: 'bia', email: 'bia@exemplo.com' })],
    loans: [aLoan({ id: 'l7', userId: 'bia', bookId: 7 }), aLoan({ returnedAt: isoDay(1) })],
  });
  const text = exportData();
  localStorage.clear();
  return text;
}

function importBackup() {
  const preview = previewImport(backup);
  if (!preview.ok) throw new Error(preview.message);
  return applyImport(preview);
}

const backup = backupOfBia();

/** Every action that writes, over stores that also hold something unreadable. */
const ACTIONS = {
  'a borrow': { before: { ...ana, loans: [bad] }, act: () => borrowBook(aBook()), writes: 2 },
  'a return': { before: { ...ana, loans: [aLoan(), bad] }, act: () => returnLoan('l1'), writes: 2 },
  'a registration': {
    before: { users: [bad], session: bad },
    act: () => register({ name: 'Zoe', email: 'zoe@exemplo.com', password: 'segredo' }),
    writes: 4,
  },
  'a login': {
    before: { ...ana, session: { userId: 'bia', ts: 1 } },
    act: () => login({ email: 'ana@exemplo.com', password: 'segredo' }),
    writes: 1,
  },
  'a logout': { before: ana, act: logout, writes: 1 },
  'a deletion': {
    before: { ...ana, users: [aUser(), bad], loans: [aLoan(), aLoan({ id: 'l2', userId: 'bia' })] },
    act: deleteMyAccount,
    writes: 4,
  },
  'an import': { before: { ...ana, loans: [aLoan(), bad] }, act: importBackup, writes: 3 },
} as const;

const inMemory = () => ({
  users: usersStore.getSnapshot(),
  session: sessionStore.getSnapshot(),
  loans: loansStore.getSnapshot(),
});

/** What is on the disk, as a page opened now would read it. */
async function onDisk() {
  let read: ReturnType<typeof inMemory> | undefined;
  await jest.isolateModulesAsync(async () => {
    const [users, session, loans] = await Promise.all([
      import('@/lib/accounts/user'),
      import('@/lib/accounts/session'),
      import('@/lib/lending/loan'),
    ]);
    read = {
      users: users.usersStore.getSnapshot(),
      session: session.sessionStore.getSnapshot(),
      loans: loans.loansStore.getSnapshot(),
    };
  });
  return read;
}

/** Someone looks on, so that the stores keep what they have in memory. */
let stops: (() => void)[] = [];
const lookOn = () => {
  stops = [usersStore, sessionStore, loansStore].map((one) => one.subscribe(() => undefined));
};
afterEach(() => stops.forEach((stop) => stop()));

describe.each(Object.entries(ACTIONS))('%s', (_, { before, act, writes }) => {
  const nth = Array.from({ length: writes }, (_, index) => index + 1);

  beforeEach(() => {
    store(before);
    lookOn();
  });

  it('makes as many writes as are made to fail below', async () => {
    const counted = failWrites({ from: 1, times: 0 });
    await act();
    counted.stop();
    // And one that counts them for other tabs, which none of them depends on.
    expect(counted.tried()).toBe(writes + 1);
    expect(inMemory()).toEqual(await onDisk());
  });

  it.each(nth)(
    'whose write %i fails leaves everything as it was, and can be done again',
    async (from) => {
      const texts = { ...localStorage };
      const memory = inMemory();
      const failing = failWrites({ from, times: 1 });
      await expect(act()).rejects.toMatchObject({ name: 'StorageError', kind: 'full' });
      failing.stop();
      expect({ ...localStorage }).toEqual(texts);
      expect(inMemory()).toEqual(memory);
      expect(inMemory()).toEqual(await onDisk());
      await expect(act()).resolves.not.toThrow();
      expect({ ...localStorage }).not.toEqual(texts);
    },
  );

  it.each(nth)('whose writes fail from %i on leaves stores that fit together', async (from) => {
    const owners = () => loansStore.getSnapshot().map((loan) => loan.userId);
    const orphansBefore = owners().filter((id) => !hasUser(id));
    const failing = failWrites({ from, times: Infinity, error: accessDenied });
    await expect(act()).rejects.toMatchObject({ name: 'StorageError', kind: 'blocked' });
    failing.stop();
    expect(inMemory()).toEqual(await onDisk());
    expect(owners().filter((id) => !hasUser(id))).toEqual(orphansBefore);
    const { user } = sessionView();
    if (user) expect(hasUser(user.id)).toBe(true);
  });
});

const hasUser = (id: string) => usersStore.getSnapshot().some((user) => user.id === id);

describe('what people are told', () => {
  const attempt = () => register({ name: 'Ana', email: 'ana@exemplo.com', password: 'segredo' });
  const told = async () => messageOf(await attempt().catch((error: unknown) => error), 'Falha.');

  it.each([
    ['a full storage', quotaExceeded, 'full', 'cheio'],
    ['a blocked one', accessDenied, 'blocked', 'não permitiu gravar'],
    ['one that fails in its own way', () => new Error('?'), 'blocked', 'não permitiu gravar'],
  ])('of %s', async (_, error, kind, words) => {
    const failing = failWrites({ from: 1, times: Infinity, error });
    await expect(attempt()).rejects.toMatchObject({ kind });
    expect(await told()).toContain(words);
    failing.stop();
  });

  it('of a storage that says yes and keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
    await expect(attempt()).rejects.toMatchObject({ kind: 'blocked' });
  });

  it('of a failure that is none of ours, the fallback', () => {
    expect(messageOf(new TypeError('x is not a function'), 'Falha ao entrar.')).toBe(
      'Falha ao entrar.',
    );
    expect(messageOf(undefined, 'Falha ao entrar.')).toBe('Falha ao entrar.');
  });
});

describe('without any storage', () => {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  const replace = (descriptor: PropertyDescriptor) =>
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...descriptor });
  const denied = () => {
    throw accessDenied();
  };

  afterEach(() => {
    if (real) Object.defineProperty(globalThis, 'localStorage', real);
  });

  it.each<[string, PropertyDescriptor]>([
    ['is denied', { get: denied }],
    ['is null', { value: null }],
    ['is missing', { value: undefined }],
    ['may not be read', { value: { getItem: denied } }],
  ])('browsing works and logging in says why it cannot when it %s', async (_, descriptor) => {
    replace(descriptor);
    expect(isStorageAvailable()).toBe(false);
    expect(sessionView().status).toBe('anonymous');
    expect(loansStore.getSnapshot()).toEqual([]);
    const told = jest.fn();
    const stop = loansStore.subscribe(told);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).not.toHaveBeenCalled();
    stop();
    const attempt = login({ email: 'ana@exemplo.com', password: 'segredo' });
    const error = await attempt.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'StorageError', kind: 'unavailable' });
    expect(messageOf(error, '')).toContain('não deixa o site guardar dados');
  });

  it('says so too where locks are denied along with it', async () => {
    withLocks({ request: () => Promise.reject(accessDenied()) });
    replace({ get: denied });
    await expect(borrowBook(aBook())).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('comes back when the storage does', () => {
    store(ana);
    replace({ get: denied });
    expect(sessionView().status).toBe('anonymous');
    expect(isStorageAvailable()).toBe(false);
    if (real) Object.defineProperty(globalThis, 'localStorage', real);
    expect(sessionView().status).toBe('logged-in');
    expect(stored('users')).toHaveLength(1);
  });
});
