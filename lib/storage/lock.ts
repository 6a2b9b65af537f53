import { StorageError, readText } from './text';

/** One lock for all keys: a transaction may span several of them (a registration, an import). */
export const LOCK_NAME = 'bookshelfs.storage';

/** A tab holds the lock for some milliseconds; after this long something is wrong with one of them. */
const MAX_LOCK_WAIT_MS = 10_000;

/**
 * Makes a change while no other tab makes one. Where there are no Web Locks (a page on http:// that is
 * not localhost), or the browser refuses them, it is simply made.
 * Rejects as the change does, or with StorageError 'busy' after 10 seconds.
 */
export async function underLock<R>(change: () => R): Promise<R> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  const release = locks && (await acquireLock(locks));
  if (!release) return change();
  try {
    const last = await seeLastWrite(locks);
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
 * Browsers keep a copy of local storage in each tab's process, and a write reaches the other tabs a
 * moment later: a tab that gets the lock right after another may still read the old data (seen in
 * Chromium in 6 of 200 simultaneous borrows). So each change also increments this number, which is
 * written last, and its tab holds a Web Lock named after it until it is closed. Locks are the same for
 * all tabs at once: the next tab waits until it reads that number.
 */
const REVISION_KEY = 'bookshelfs.revision';
/** The number is missing when the site's data was cleared, and may be wrong: every wait must end. */
const MAX_REVISION_WAIT_MS = 2_000;
const POLL_MS = 4;

const storedRevision = (): number => Math.max(0, Number(readText(REVISION_KEY)) || 0);

/** Waits until this tab reads the last revision that any tab announced, and returns it. */
async function seeLastWrite(locks: LockManager): Promise<number> {
  const { held = [] }: LockManagerSnapshot = await locks.query().catch(() => ({}));
  const names = held.map(({ name = '' }) => name.split(' '));
  const revisions = names.map(([key, revision]) => (key === REVISION_KEY && Number(revision)) || 0);
  const last = Math.max(0, ...revisions);
  // Not `Date.now()`, which the clock's owner may set back.
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
    return; // The storage is full: the write is stored all the same.
  }
  await new Promise<void>((resolve) => {
    const hold = () => {
      resolve();
      return new Promise(() => undefined);
    };
    locks.request(`${REVISION_KEY} ${revision}`, { ifAvailable: true }, hold).catch(resolve);
  });
}
