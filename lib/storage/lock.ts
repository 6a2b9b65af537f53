import { withTimeLimit } from './time-limit';
import { writeError } from './write-errors';

/** One lock for all keys: a transaction may span several of them (a registration, an import). */
export const LOCK_NAME = 'bookshelfs.storage';

/** A tab holds the lock for some milliseconds; after this long something is wrong with one of them. */
const MAX_WAIT_MS = 10_000;

/**
 * Waits for the lock; returns the function that releases it. Rejects with StorageError 'busy' after 10
 * seconds (a lock that is granted later is released at once), or with the browser's own refusal.
 */
export async function acquireLock(locks: LockManager): Promise<() => void> {
  let isTooLate = false;
  const granted = new Promise<() => void>((grant, refuse) => {
    locks
      .request(LOCK_NAME, () => (isTooLate ? undefined : new Promise<void>(grant)))
      .catch(refuse);
  });
  return withTimeLimit(granted, MAX_WAIT_MS, () => {
    isTooLate = true;
    return writeError('busy');
  });
}
