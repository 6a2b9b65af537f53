import { StorageError } from './errors';
import { readText } from './text';

/** One lock for all keys: a transaction may span several of them (a registration, an import). */
export const LOCK_NAME = 'bookshelfs.storage';

/** A tab holds the lock for some milliseconds; after this long something is wrong with one of them. */
const MAX_LOCK_WAIT_MS = 10_000;

/**
 * Waits for the lock; returns the function that releases it, or null where the browser refuses locks,
 * as it does where site data is blocked. Rejects with StorageError 'busy' after 10 seconds.
 */
export function acquireLock(locks: LockManager): Promise<(() => void) | null> {
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

/** Holds the number of writes of all tabs, by which each tab knows whether it sees the last one. */
const REVISION_KEY = 'bookshelfs.revision';

/**
 * Browsers keep a copy of local storage in each tab's process, and a write reaches the other tabs a
 * moment later: a tab that gets the lock right after another may still read the old data (seen in
 * Chromium in 6 of 200 simultaneous borrows). So each write also increments a revision number, in a
 * key that is written last, and its tab holds a Web Lock named after that number; the next tab waits
 * until it reads the number. Unlike storage, locks are the same for all tabs at once.
 */
const REVISION_LOCK = 'bookshelfs.revision ';
/** The number is missing when the site's data was cleared, and may be wrong: every wait must end. */
const MAX_REVISION_WAIT_MS = 2_000;
const POLL_MS = 4;

/** The last write of this tab, which it always sees, and the lock that it holds for that. */
let own = { revision: 0, release: () => {} };

/** The number in a text, 0 for any other text. Of larger numbers (`1e308`, 2^53) the next is not another one. */
const numberIn = (text: string | null): number =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : 0;

const storedRevision = (): number => numberIn(readText(REVISION_KEY));

/** Waits until this tab sees the last write that any tab announced; returns its revision number. */
export async function seeLastWrite(locks: LockManager): Promise<number> {
  const { held = [] }: LockManagerSnapshot = await locks.query().catch(() => ({}));
  const revisions = held
    .filter(({ name }) => name?.startsWith(REVISION_LOCK))
    .map(({ name = '' }) => numberIn(name.slice(REVISION_LOCK.length)));
  const last = Math.max(0, ...revisions);
  // Not `Date.now()`, which the clock's owner may set back.
  const deadline = performance.now() + MAX_REVISION_WAIT_MS;
  while (last !== own.revision && storedRevision() < last && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return last;
}

/** Announces a write to the other tabs; to be called while the lock of the write is still held. */
export async function announceWrite(locks: LockManager, last: number): Promise<void> {
  const revision = Math.max(last, storedRevision()) + 1;
  try {
    localStorage.setItem(REVISION_KEY, String(revision));
  } catch {
    return; // The storage is full: the write is stored all the same.
  }
  own.release();
  await new Promise<void>((resolve) => {
    const hold = () =>
      new Promise<void>((release) => {
        own = { revision, release };
        resolve();
      });
    locks.request(REVISION_LOCK + revision, { ifAvailable: true }, hold).catch(resolve);
  });
}
