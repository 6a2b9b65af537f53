import { LOCK_NAME } from '@/lib/storage/lock';
import { act } from 'react';
import { FakeLocks, withLocks, withoutLocks } from './fake-locks';
import { aUser, store, TODAY } from './library-records';
import { storageEvent } from './tabs';
import { freezeDate } from './time';

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
  afterEach(() => {
    withoutLocks();
    jest.useRealTimers();
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

/** Makes reading local storage throw, until `mockRestore`. */
export const blockStorage = () =>
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

/** Defines `crypto.subtle`, which jsdom lacks as a page on http does, until `withoutWebCrypto`. */
export const withWebCrypto = (subtle: Pick<SubtleCrypto, 'digest'>): void =>
  void Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true });

export const withoutWebCrypto = (): void =>
  void Reflect.deleteProperty(globalThis.crypto, 'subtle');
