import { readText } from './text';
import { withTimeLimit } from './time-limit';

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
/** The number is missing when the site's data was cleared, and may be wrong: every wait must end. */
const MAX_WAIT_MS = 2_000;
const POLL_MS = 4;
/** A device that stood still meanwhile has time to see the write after that. */
const MIN_POLLS = 10;

/** The last write of this tab, which it always sees, and how to release the lock that announces it. */
let ownRevision = 0;
let releaseOwn = () => {};

/** The number in a text, 0 for any other text. Of larger numbers (`1e308`, 2^53) the next is not another one. */
const numberIn = (text: string | null): number =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : 0;

const storedRevision = (): number => numberIn(readText(REVISION_KEY));

/** Waits until this tab sees the last write that any tab announced; returns its revision number. */
export async function seeLastWrite(locks: LockManager): Promise<number> {
  const held = await heldNames(locks);
  const last = held
    .filter((name) => name.startsWith(LOCK_PREFIX))
    .reduce((most, name) => Math.max(most, numberIn(name.slice(LOCK_PREFIX.length))), 0);
  // Not `Date.now()`, which the clock's owner may set back.
  const deadline = performance.now() + MAX_WAIT_MS;
  for (let polls = 0; last !== ownRevision && storedRevision() < last; polls++) {
    if (polls >= MIN_POLLS && performance.now() >= deadline) break;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return last;
}

/** The names of the locks that are held; none when the browser does not say. */
async function heldNames(locks: LockManager): Promise<readonly string[]> {
  try {
    const { held = [] } = await withTimeLimit(locks.query(), MAX_WAIT_MS, unanswered);
    return held.map(({ name = '' }) => name);
  } catch {
    return [];
  }
}

const unanswered = () => new Error('The lock manager did not answer.');

/**
 * Announces a write to the other tabs; to be called while the lock of the write is still held. Never
 * fails and always ends: the write is stored, even when other tabs cannot wait for it.
 */
export async function announceWrite(locks: LockManager, last: number): Promise<void> {
  const revision = Math.max(last, storedRevision()) + 1;
  try {
    localStorage.setItem(REVISION_KEY, String(revision));
  } catch {
    return; // The storage is full.
  }
  releaseOwn();
  ownRevision = revision;
  const held = new Promise<void>((granted, refused) => {
    locks
      .request(LOCK_PREFIX + revision, { ifAvailable: true }, (lock) => {
        granted();
        // Null when another tab has it; one that comes too late announces an old write.
        if (lock === null || ownRevision !== revision) return;
        return new Promise<void>((resolve) => {
          releaseOwn = resolve;
        });
      })
      .catch(refused);
  });
  await withTimeLimit(held, MAX_WAIT_MS, unanswered).catch(() => undefined);
}
