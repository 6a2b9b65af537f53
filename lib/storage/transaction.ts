import { Draft, type AnyDraft, type Write } from './draft';
import { StorageError } from './errors';
import { acquireLock } from './lock';
import { announceWrite, seeLastWrite } from './revision';
import type { Store } from './store';
import { readText } from './text';
import { UncopiedError, writeError } from './write-errors';
import { writeText } from './write-text';

/** Opens a store in a transaction. Stores are written in the order in which they were opened. */
export type Open = <T extends object>(store: Store<T>) => Draft<T>;

/**
 * Runs `work` as one transaction: no other tab writes between its reads and its writes.
 *
 * @param work opens stores, checks its rules on their current records and changes the drafts. It is
 *   synchronous and has no other effect, as it may run more than once. A rollback may be refused as
 *   well, so it opens the stores in an order in which the first writes alone would be consistent.
 * @returns what `work` returned
 * @throws what `work` threw, or StorageError; everything is then as it was before
 *
 * The transaction holds one Web Lock. Where there are no locks (a page on http:// that is not
 * localhost, a browser before 2022) it checks its records again after a pause, and runs again when
 * another tab has overwritten them.
 */
export async function transaction<R>(work: (open: Open) => R): Promise<R> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return transactionWithoutLock(work);
  let release: () => void;
  try {
    release = await acquireLock(locks);
  } catch (error) {
    if (error instanceof StorageError) throw error;
    // Locks are refused where site data is blocked: reading the storage then throws StorageError.
    return transactionWithoutLock(work);
  }
  try {
    const last = await seeLastWrite(locks);
    const { result, hasWritten } = attempt(work);
    if (hasWritten) await announceWrite(locks, last);
    return result;
  } finally {
    release();
  }
}

/** Long enough for a write to reach the processes of the other tabs. */
const SETTLE_MS = 50;
const MAX_ATTEMPTS = 4;

async function transactionWithoutLock<R>(work: (open: Open) => R): Promise<R> {
  for (let made = 0; made < MAX_ATTEMPTS; made++) {
    const { result, drafts } = attempt(work);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    if (drafts.every((draft) => draft.isStored())) return result;
  }
  throw writeError('blocked');
}

interface Attempt<R> {
  result: R;
  drafts: readonly AnyDraft[];
  hasWritten: boolean;
}

function attempt<R>(work: (open: Open) => R): Attempt<R> {
  const drafts: AnyDraft[] = [];
  const result = work((store) => {
    const draft = new Draft(store);
    drafts.push(draft);
    return draft;
  });
  const writes: Write[] = [];
  try {
    writes.push(...drafts.flatMap((draft) => draft.writes()));
    writeAll(writes);
  } catch (error) {
    drafts.forEach((draft) => draft.reread());
    throw error;
  }
  // All stores are updated before any listener is called: it may read several of them.
  drafts.forEach((draft) => draft.adopt());
  drafts.forEach((draft) => draft.emit());
  return { result, drafts, hasWritten: writes.length > 0 };
}

function writeAll(writes: readonly Write[]): void {
  const begun: Write[] = [];
  try {
    for (const write of writes) {
      begun.unshift(write);
      writeText(write.key, write.text);
    }
  } catch (error) {
    rollBack(begun);
    throw isFull(error) ? (uncopiedError(begun[0], error) ?? error) : error;
  }
}

const isFull = (error: unknown) => error instanceof StorageError && error.kind === 'full';

/** Less damaged data than this, in characters, is not what fills the storage. */
const LARGE_DAMAGE = 100_000;

function uncopiedError(refused: Write | undefined, cause: unknown): UncopiedError | null {
  const { store, damaged } = refused?.copied ?? {};
  if (!store || damaged === undefined || damaged.length < LARGE_DAMAGE) return null;
  return new UncopiedError(store, damaged, { cause });
}

/** Restores the texts from before, the last write first; stops at the first one that is refused. */
function rollBack(begun: readonly Write[]): void {
  try {
    for (const { key, before } of begun) {
      if (readText(key) !== before) writeText(key, before);
    }
  } catch {
    // The transaction has failed already, and its own error says why.
  }
}
