import { readText } from './text';

/** Counts the writes of all tabs, so that each can tell whether it sees the last. */
const REVISION_KEY = 'bookshelfs.revision';

/**
 * Browsers keep a copy of local storage in each tab's process, and one tab's write reaches the
 * others a moment later: a tab that gets the lock right after another may still read what was there
 * before (seen in Chromium in 6 of 200 simultaneous borrows). So whoever writes counts the write up
 * in a key of its own, written last, and holds a Web Lock named after the number; whoever comes
 * next waits until it sees that number. Locks, unlike storage, are the same for all tabs at once.
 */
const LOCK_PREFIX = 'bookshelfs.revision ';
/** The count may be gone, with the site's data cleared: then what is seen has to do. */
const MAX_WAIT_MS = 500;
const POLL_MS = 4;

/** The last write of this tab, which it surely sees, and how to release the lock that announces it. */
let ownRevision = 0;
let releaseOwn = () => {};

const numberOf = (name = ''): number =>
  name.startsWith(LOCK_PREFIX) ? Number(name.slice(LOCK_PREFIX.length)) : 0;

const storedRevision = (): number => Number(readText(REVISION_KEY)) || 0;

/** Waits until this tab sees the last write that another announced, and gives its number. */
export async function seeLastWrite(locks: LockManager): Promise<number> {
  const { held = [] } = await locks.query();
  const last = Math.max(0, ...held.map(({ name }) => numberOf(name)));
  const deadline = Date.now() + MAX_WAIT_MS;
  while (last !== ownRevision && storedRevision() < last && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return last;
}

/** Announces a write that has been made, before the lock it was made under is released. */
export async function announceWrite(locks: LockManager, last: number): Promise<void> {
  const revision = Math.max(last, storedRevision()) + 1;
  try {
    localStorage.setItem(REVISION_KEY, String(revision));
  } catch {
    // The write itself stands; with no room to count it, others see it as soon as they see it.
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
