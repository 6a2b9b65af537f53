import { KEYS } from '@/fixtures/storage-keys';
import { currentUser, sessionStore } from '@/lib/accounts/session';
import { usersStore } from '@/lib/accounts/user';
import { LOCK_NAME } from '@/lib/storage/transaction';
import { act } from 'react';
import { TODAY, aUser } from '@/fixtures/records';
import { FakeLocks, withLocks } from './fake-browser';
import { freezeDate } from './time';

interface Stored {
  readonly users?: readonly unknown[];
  readonly session?: object;
  readonly loans?: readonly unknown[];
  readonly places?: readonly unknown[];
}

/** Writes records to local storage, as an earlier visit would have. */
export function store(stored: Stored): void {
  for (const [name, records] of Object.entries(stored)) {
    localStorage.setItem(KEYS[name as keyof typeof KEYS], JSON.stringify(records));
  }
}

/** What is stored under a key, or null. */
export function stored(name: keyof typeof KEYS): unknown {
  return JSON.parse(localStorage.getItem(KEYS[name]) ?? 'null');
}

async function loadTab() {
  return {
    accounts: await import('@/lib/accounts/accounts'),
    session: await import('@/lib/accounts/session'),
    lending: await import('@/lib/lending/borrow'),
    loans: await import('@/lib/lending/loan'),
    storage: await import('@/lib/storage/store'),
  };
}

/** The modules of one page, with memory of their own. */
export type Tab = Awaited<ReturnType<typeof loadTab>>;

/** Loads the modules again, as another tab with the same local storage would. */
export async function openTab(): Promise<Tab> {
  const tabs: Tab[] = [];
  await jest.isolateModulesAsync(async () => void tabs.push(await loadTab()));
  const [tab] = tabs;
  if (!tab) throw new Error('the tab did not open');
  return tab;
}

/** Who is logged in, by what is stored. */
export const loggedIn = () =>
  currentUser(sessionStore.getSnapshot(), usersStore.getSnapshot())?.id ?? null;

/** The event that a browser dispatches in other tabs after a write; null for a clear. */
export function storageEvent(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

export const ANA = aUser();
export const BIA = aUser({ id: 'bia', name: 'Bia', email: 'bia@exemplo.com' });
export const ACCOUNTS = { users: [ANA, BIA] };
export const AS_ANA = { ...ACCOUNTS, session: { userId: ANA.id, ts: TODAY } };

/** Makes a change as another tab would, and dispatches its storage event. */
export function inAnotherTab(makeChange: () => void): void {
  act(() => {
    makeChange();
    storageEvent(null);
  });
}

/** Stores records as another tab would, and dispatches the storage event. */
export const storedByAnotherTab = (records: Parameters<typeof store>[0]): void =>
  inAnotherTab(() => store(records));

/** Gives every test of a file Web Locks and a fixed date. */
export function withLocksAndFixedDate(): void {
  beforeEach(() => {
    withLocks();
    freezeDate();
  });
}

/** Holds the storage's lock, as another tab would, until `release`. */
export function holdLock(): { locks: FakeLocks; release: () => void } {
  const locks = new FakeLocks();
  withLocks(locks);
  let release = () => {};
  void locks.request(LOCK_NAME, () => new Promise<void>((resolve) => (release = resolve)));
  return { locks, release: () => release() };
}

/** Makes reading local storage throw, until `mockRestore` or the end of the test. */
export const blockStorage = () =>
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
