import { readText } from './text';

/** Holds the number of writes of all tabs, by which each tab knows whether it sees the last one. */
const REVISION_KEY = 'bookshelfs.revision';

/**
 * Browsers keep a copy of local storage in each tab's process, and a write reaches the other tabs a
 * moment later: a tab that gets the lock right after another may still read the old data (seen in
 * Chromium in 6 of 200 simultaneous borrows). So each write also increments a revision number, in a
 * key that is written last, and its tab holds a Web Lock named after that number; the next tab waits
 * until it reads the number. Unlike storage, locks are the same for all tabs at once.
 */
const LOCK_PREFIX = 'bookshelfs.revision ';
/** The number is missing when the site's data was cleared: the wait must end. */
const MAX_WAIT_MS = 500;
const POLL_MS = 4;

/** The last write of this tab, which it always sees, and how to release the lock that announces it. */
let ownRevision = 0;
let releaseOwn = () => {};

const numberOf = (name = ''): number =>
  name.startsWith(LOCK_PREFIX) ? Number(name.slice(LOCK_PREFIX.length)) : 0;

const storedRevision = (): number => Number(readText(REVISION_KEY)) || 0;

/** Waits until this tab sees the last write that any tab announced; returns its revision number. */
export async function seeLastWrite(locks: LockManager): Promise<number> {
  const { held = [] } = await locks.query();
  const last = Math.max(0, ...held.map(({ name }) => numberOf(name)));
  const deadline = Date.now() + MAX_WAIT_MS;
  while (last !== ownRevision && storedRevision() < last && Date.now() < deadline) {
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
    // The storage is full: the write is stored, but other tabs cannot wait for it.
    return;
  }
  releaseOwn();
  ownRevision = revision;
  await new Promise<void>((granted) => {
    void locks.request(LOCK_PREFIX + revision, () => {
      granted();
      return new Promise<void>((resolve) => {
        releaseOwn = resolve;
      });
    });
  });
}
