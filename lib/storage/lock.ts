import { StorageError, readText } from './text';

/** One lock for all keys: a transaction may span several of them (a registration, an import). */
export const LOCK_NAME = 'bookshelfs.storage';

/** A tab holds the lock for some milliseconds: after this long something is wrong. */
const MAX_LOCK_WAIT_MS = 10_000;

/**
 * Makes a change while no other tab makes one; without a lock where the browser has no Web Locks (on
 * http:// other than localhost) or refuses them.
 * Rejects as the change does, or with StorageError 'busy' after MAX_LOCK_WAIT_MS.
 */
export async function withLock<R>(change: () => R): Promise<R> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  const release = locks && (await acquireLock(locks));
  if (!release) return change();
  try {
    const last = await waitForLastWrite(locks);
    const result = change();
    await announceWrite(locks, last);
    return result;
  } finally {
    release();
  }
}

/** Returns the function that releases the lock, or null where the browser refuses it. */
function acquireLock(locks: LockManager): Promise<(() => void) | null> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new StorageError('busy')), MAX_LOCK_WAIT_MS);
  return new Promise((resolve, reject) => {
    const hold = () => {
      clearTimeout(timer);
      return new Promise<void>((release) => resolve(release));
    };
    locks.request(LOCK_NAME, { signal: waiting.signal }, hold).catch((error: unknown) => {
      clearTimeout(timer);
      if (error instanceof StorageError) reject(error);
      else resolve(null);
    });
  });
}

/**
 * Browsers cache local storage in each tab's process: a tab that gets the lock right after another may
 * still read the old data (seen in Chromium in 6 of 200 simultaneous borrows). So each change also
 * increments this number, written last, and until it closes its tab holds a Web Lock with the number
 * in its name: the next tab waits until it reads that number.
 */
const REVISION_KEY = 'bookshelfs.revision';
/** Clearing the site's data removes the number, and the wait for it must end. */
const MAX_REVISION_WAIT_MS = 2_000;
const POLL_MS = 4;

const storedRevision = (): number => Math.max(0, Number(readText(REVISION_KEY)) || 0);

/** Waits until this tab reads the last revision that any tab announced, and returns it. */
async function waitForLastWrite(locks: LockManager): Promise<number> {
  const { held = [] }: LockManagerSnapshot = await locks.query().catch(() => ({}));
  const names = held.map(({ name = '' }) => name.split(' '));
  const revisions = names.map(([key, revision]) => (key === REVISION_KEY && Number(revision)) || 0);
  const last = Math.max(0, ...revisions);
  // Not `Date.now()`, as the system's clock may be set back.
  const deadline = performance.now() + MAX_REVISION_WAIT_MS;
  while (storedRevision() < last && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return last;
}

async function announceWrite(locks: LockManager, last: number): Promise<void> {
  const revision = Math.max(last, storedRevision()) + 1;
  try {
    localStorage.setItem(REVISION_KEY, String(revision));
  } catch {
    return; // The storage is full, but the change itself is stored.
  }
  await new Promise<void>((resolve) => {
    const hold = () => {
      resolve();
      return new Promise(() => undefined);
    };
    locks.request(`${REVISION_KEY} ${revision}`, { ifAvailable: true }, hold).catch(resolve);
  });
}
