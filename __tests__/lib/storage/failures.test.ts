import { login, register, logout } from '@/lib/accounts/accounts';
import { deleteMyAccount } from '@/lib/my-data/my-account';
import { borrowBook, returnLoan } from '@/lib/lending/borrow';
import { loansStore } from '@/lib/lending/loan';
import { isStorageAvailable } from '@/lib/storage/text';
import { usersStore } from '@/lib/accounts/user';
import { aBook, aLoan, aPlace, aUser } from '@/fixtures/records';
import { accessDenied, failWrites } from '../../support/fake-storage';
import { withLocks } from '../../support/fake-browser';
import { loggedIn, store } from '../../support/library';

beforeEach(() => withLocks());

const ana = { users: [aUser()], session: { userId: 'ana', ts: 1 } };
const bad = 'bad';
const badSession = { userId: null };

/** Every action that writes, on stores that also hold unreadable records, and the keys it changes. */
const ACTIONS = {
  'a borrow': { before: { ...ana, loans: [bad] }, act: () => borrowBook(aBook()), writes: 1 },
  'a return': { before: { ...ana, loans: [aLoan(), bad] }, act: () => returnLoan('l1'), writes: 1 },
  'a registration': {
    before: { users: [bad], session: badSession },
    act: () => register({ name: 'Zoe', email: 'zoe@exemplo.com', password: 'segredo' }),
    writes: 2,
  },
  'a login': {
    before: { ...ana, session: { userId: 'bia', ts: 1 } },
    act: () => login({ email: 'ana@exemplo.com', password: 'segredo' }),
    writes: 1,
  },
  'a logout': { before: ana, act: logout, writes: 1 },
  'a deletion': {
    before: {
      ...ana,
      users: [aUser(), bad],
      loans: [aLoan(), aLoan({ id: 'l2', userId: 'bia' })],
      places: [aPlace()],
    },
    act: deleteMyAccount,
    writes: 4,
  },
} as const;

const hasUser = (id: string) => usersStore.getSnapshot().some((user) => user.id === id);

describe.each(Object.entries(ACTIONS))('%s', (_, { before, act, writes }) => {
  const nth = Array.from({ length: writes }, (_, index) => index + 1);

  beforeEach(() => store(before));

  it(`writes ${writes} key(s); what comes after that may be refused`, async () => {
    const failing = failWrites({ from: writes + 1, times: Infinity });
    await act();
    failing.stop();
    // Where there is something damaged, its copies too.
    expect(failing.tried()).toBeGreaterThanOrEqual(writes);
  });

  it.each(nth)('changes nothing when write %i fails, and can be tried again', async (from) => {
    const texts = { ...localStorage };
    const failing = failWrites({ from, times: 1 });
    await expect(act()).rejects.toMatchObject({ kind: 'full' });
    failing.stop();
    expect({ ...localStorage }).toEqual(texts);
    await expect(act()).resolves.not.toThrow();
    expect({ ...localStorage }).not.toEqual(texts);
  });

  it.each(nth)('leaves consistent stores when all writes fail from %i on', async (from) => {
    const owners = () => loansStore.getSnapshot().map((loan) => loan.userId);
    const orphansBefore = owners().filter((id) => !hasUser(id));
    const failing = failWrites({ from, times: Infinity, error: accessDenied });
    await expect(act()).rejects.toMatchObject({ kind: 'blocked' });
    failing.stop();
    expect(owners().filter((id) => !hasUser(id))).toEqual(orphansBefore);
  });
});

// What the screens say: ../../auth-screen/storage.test.tsx, ../../book-screen/lending.test.tsx.
const unknown = () => {
  throw new Error('?');
};
it.each([
  ['for an unknown reason', unknown],
  ['silently', () => undefined],
])('a storage that ignores a write %s counts as blocked', async (_, setItem) => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(setItem);
  const attempt = register({ name: 'Ana', email: 'ana@exemplo.com', password: 'segredo' });
  await expect(attempt).rejects.toMatchObject({ kind: 'blocked' });
});

describe('without local storage', () => {
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
    ['it is denied', { get: denied }],
    ['it is missing', { value: undefined }],
    ['reading it is denied', { value: { getItem: denied } }],
  ])('when %s, browsing works and logging in says why it fails', async (_, descriptor) => {
    replace(descriptor);
    expect(isStorageAvailable()).toBe(false);
    expect(loggedIn()).toBeNull();
    expect(loansStore.getSnapshot()).toEqual([]);
    const attempt = login({ email: 'ana@exemplo.com', password: 'segredo' });
    await expect(attempt).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('borrowing fails with the same error when locks are denied as well', async () => {
    withLocks({ request: () => Promise.reject(accessDenied()) });
    replace({ get: denied });
    await expect(borrowBook(aBook())).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
