import { Draft, type Pending, type Write } from './draft';
import { StorageError } from './errors';
import { announceWrite, seeLastWrite } from './revision';
import type { Store } from './store';
import { readText, writeText } from './text';

/** One lock for all keys: a change may span several of them (a registration, an import). */
export const LOCK_NAME = 'bookshelfs.storage';

/** Opens a store for a change. Writes are made in the order of opening. */
export type Open = <T extends object>(store: Store<T>) => Draft<T>;

/**
 * Reads afresh, checks and writes, as one step that no other tab comes between.
 *
 * `work` is synchronous: it opens stores, checks its rule, and changes drafts; what it throws
 * leaves everything as it was, and so does a refused write, which throws StorageError after the
 * writes before it are taken back. `work` may run more than once, so it must have no other effect.
 * Open stores in an order in which stopping half way would leave sense: a refused write may be
 * followed by a refused way back.
 *
 * The step is held under one Web Lock. Where there is none (a page on http:// that is not
 * localhost, a browser before 2022) the change is looked at again after a pause, and made again,
 * rule and all, when another tab has overwritten it.
 */
export async function change<R>(work: (open: Open) => R): Promise<R> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return changeUnlocked(work);
  let granted = false;
  try {
    return await locks.request(LOCK_NAME, async () => {
      granted = true;
      const last = await seeLastWrite(locks);
      const { result, hasWritten } = attempt(work);
      if (hasWritten) await announceWrite(locks, last);
      return result;
    });
  } catch (error) {
    if (granted) throw error;
    // Locks themselves are refused, as where site data is blocked: the storage will say so.
    return changeUnlocked(work);
  }
}

/** Long enough for a write to reach the other tabs' processes, in ms. */
const SETTLE_MS = 50;
const MAX_ATTEMPTS = 4;

async function changeUnlocked<R>(work: (open: Open) => R): Promise<R> {
  for (let made = 0; made < MAX_ATTEMPTS; made++) {
    const { result, pending } = attempt(work);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    if (pending.every((draft) => draft.isStored())) return result;
  }
  throw new StorageError('blocked');
}

interface Attempt<R> {
  result: R;
  pending: readonly Pending[];
  hasWritten: boolean;
}

function attempt<R>(work: (open: Open) => R): Attempt<R> {
  const pending: Pending[] = [];
  const result = work((store) => {
    const draft = new Draft(store);
    pending.push(draft);
    return draft;
  });
  const writes: Write[] = [];
  try {
    writes.push(...pending.flatMap((draft) => draft.writes()));
    writeAll(writes);
  } catch (error) {
    pending.forEach((draft) => draft.reread());
    throw error;
  }
  // All stores first, so that a listener to one sees the others as they are now.
  pending.forEach((draft) => draft.adopt());
  pending.forEach((draft) => draft.emit());
  return { result, pending, hasWritten: writes.length > 0 };
}

function writeAll(writes: readonly Write[]): void {
  const begun: Write[] = [];
  try {
    for (const write of writes) {
      begun.unshift(write);
      writeText(write.key, write.text);
    }
  } catch (error) {
    takeBack(begun);
    throw error;
  }
}

/** Puts back what was there, last first; where that fails, the writes before it stay as they are. */
function takeBack(begun: readonly Write[]): void {
  try {
    for (const { key, before } of begun) {
      if (readText(key) !== before) writeText(key, before);
    }
  } catch {
    // The change has failed already, and its own error says why.
  }
}
