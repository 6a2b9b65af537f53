import { LOCK_NAME } from '@/lib/storage/transaction';
import { act } from '@testing-library/react';
import { FakeLocks, withLocks } from './fake-locks';
import { aUser, store, TODAY } from './library-records';
import { storageEvent } from './tabs';

export const ANA = aUser();
export const BIA = aUser({ id: 'bia', name: 'Bia', email: 'bia@exemplo.com' });
export const ACCOUNTS = { users: [ANA, BIA] };
export const AS_ANA = { ...ACCOUNTS, session: { userId: ANA.id, ts: TODAY } };

/** A change that another tab makes, and that this one is told of. */
export function inAnotherTab(makeChange: () => void): void {
  act(() => {
    makeChange();
    storageEvent(null);
  });
}

/** The same for records of local storage. */
export const storedByAnotherTab = (records: Parameters<typeof store>[0]): void =>
  inAnotherTab(() => store(records));

const REAL_TIMERS = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

/** Stops the calendar at a moment, in ms, while timers run as ever; `jest.useRealTimers` ends it. */
export const stopCalendar = (now: number = TODAY): void =>
  void jest.useFakeTimers({ now, doNotFake: [...REAL_TIMERS] });

/** Has another tab hold the storage's lock; gives what was asked for and the way to let go. */
export function holdLocks(): { locks: FakeLocks; release: () => void } {
  const locks = new FakeLocks();
  withLocks(locks);
  let release = () => {};
  void locks.request(LOCK_NAME, () => new Promise<void>((go) => (release = go)));
  return { locks, release: () => release() };
}

/** Makes this browser refuse even to say what is stored, until `mockRestore`. */
export const blockStorage = () =>
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

/** Gives the browser Web Crypto, which jsdom lacks like a page on plain http, until `withoutWebCrypto`. */
export const withWebCrypto = (subtle: Pick<SubtleCrypto, 'digest'>): void =>
  void Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true });

export const withoutWebCrypto = (): void =>
  void Reflect.deleteProperty(globalThis.crypto, 'subtle');
