import { announceChange, type Contents, type Store } from './store';
import { readText, StorageError, writeText } from './text';

/** The records of a store within a transaction, which changes them by assigning others. */
interface Draft<T> {
  values: readonly T[];
}

/** Opens a store in a transaction. Stores are written in the order in which they were opened. */
export type Open = <T extends object>(store: Store<T>) => Draft<T>;

/**
 * Runs `work` as one transaction: no other tab writes between its reads and its writes.
 *
 * @param work opens stores, checks its rules on their current records and changes the drafts. It is
 *   synchronous. A rollback may be refused as well, so it opens the stores in an order in which the
 *   first writes alone would be consistent.
 * @returns what `work` returned
 * @throws what `work` threw, or StorageError; everything is then as it was before
 */
export function transaction<R>(work: (open: Open) => R): Promise<R> {
  return withLock(() => {
    try {
      return makeChanges(work);
    } finally {
      // After a failure too: it may have read a change whose `storage` event has not fired yet.
      announceChange();
    }
  });
}

function makeChanges<R>(work: (open: Open) => R): R {
  const opened: Change[] = [];
  const result = work((store) => {
    const before = store.read();
    const draft = { values: before.values };
    opened.push({ store, before, draft });
    return draft;
  });
  const changes = opened.filter(({ before, draft }) => draft.values !== before.values);
  try {
    for (const { store, draft } of changes) writeText(store.key, format(store, draft.values));
  } catch (error) {
    rollBack(changes);
    throw error;
  }
  changes.forEach(copyDamaged);
  return result;
}

interface Change {
  readonly store: Store<object>;
  readonly before: Contents<object>;
  readonly draft: Draft<object>;
}

/** The text to store for these records; null where there is none to store. */
function format({ shape }: Store<object>, values: readonly object[]): string | null {
  if (shape === 'list') return JSON.stringify(values);
  return values[0] ? JSON.stringify(values[0]) : null;
}

/** Restores the texts from before, the last write first; stops at the first one that is refused. */
function rollBack(changes: readonly Change[]): void {
  try {
    for (const { store, before } of changes.toReversed()) {
      if (readText(store.key) !== before.text) writeText(store.key, before.text);
    }
  } catch {
    // The transaction has failed already, and its own error says why.
  }
}

/**
 * Appends what could not be read of a key to its copies, a line each. Done after the key is
 * overwritten, which frees space; what does not fit is dropped, so that damaged data never prevents a
 * loan.
 */
function copyDamaged({ store, before }: Change): void {
  if (before.damaged.length === 0) return;
  try {
    const copies = `${store.key}.corrupt`;
    const kept = readText(copies);
    writeText(copies, [...(kept === null ? [] : [kept]), ...before.damaged].join('\n'));
  } catch {
    // Full, or blocked.
  }
}

/** One lock for all keys: a transaction may span several of them (a registration, an import). */
export const LOCK_NAME = 'bookshelfs.storage';

/** A tab holds the lock for some milliseconds: after this long something is wrong. */
const MAX_LOCK_WAIT_MS = 10_000;

/**
 * Makes a change while no other tab makes one; without a lock where the browser has no Web Locks (on
 * http:// other than localhost) or refuses them.
 * Rejects as the change does, or with StorageError 'busy' after MAX_LOCK_WAIT_MS.
 */
async function withLock<R>(change: () => R): Promise<R> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return change();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new StorageError('busy')), MAX_LOCK_WAIT_MS);
  let isHeld = false;
  const work = async () => {
    isHeld = true;
    clearTimeout(timer);
    const result = change();
    await letOthersSee(locks);
    return result;
  };
  try {
    return await locks.request(LOCK_NAME, { signal: waiting.signal }, work);
  } catch (error) {
    clearTimeout(timer);
    // The change's own error, or that no lock came; else the browser refuses locks.
    if (isHeld || error instanceof StorageError) throw error;
    return change();
  }
}

/**
 * Browsers cache local storage in each tab's process: a tab that gets the lock right after another may
 * still read the old data (seen in Chromium in 6 of 200 simultaneous borrows). So one that waits gets it
 * this much later.
 */
const SETTLE_MS = 50;

async function letOthersSee(locks: LockManager): Promise<void> {
  const { pending = [] }: LockManagerSnapshot = await locks.query().catch(() => ({}));
  if (pending.some(({ name }) => name === LOCK_NAME)) {
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  }
}
