import { formatContents, type Contents } from './contents';
import { acquireLock, announceWrite, seeLastWrite } from './lock';
import type { Store } from './store';
import { readText, writeText } from './text';

/** The records of a store within a transaction, which changes them by assigning others. */
export interface Draft<T> {
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
 *
 * The transaction holds one Web Lock. Where there are none (a page on http:// that is not localhost)
 * the change is simply made.
 */
export async function transaction<R>(work: (open: Open) => R): Promise<R> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  const release = locks ? await acquireLock(locks) : null;
  if (!locks || !release) return makeChanges(work).result;
  try {
    const last = await seeLastWrite(locks);
    const { result, hasWritten } = makeChanges(work);
    if (hasWritten) await announceWrite(locks, last);
    return result;
  } finally {
    release();
  }
}

/** The new contents of a store. */
interface Change {
  readonly key: string;
  readonly before: Contents<object>;
  readonly text: string | null;
  /** Puts what was written into the store, without calling its listeners. */
  adopt(): void;
  emit(): void;
  refresh(): void;
}

function makeChanges<R>(work: (open: Open) => R): { result: R; hasWritten: boolean } {
  const opened: (() => Change | null)[] = [];
  const result = work((store) => {
    const before = store.read();
    const draft = { values: before.values };
    opened.push(() => changeOf(store, before, draft.values));
    return draft;
  });
  const changes = opened.map((change) => change()).filter((change) => change !== null);
  writeAll(changes);
  changes.forEach(keepDamaged);
  // All stores are updated before any listener is called: it may read several of them.
  changes.forEach((change) => change.adopt());
  changes.forEach((change) => change.emit());
  return { result, hasWritten: changes.length > 0 };
}

function changeOf<T extends object>(
  store: Store<T>,
  before: Contents<T>,
  values: readonly T[],
): Change | null {
  if (values === before.values) return null;
  const text = formatContents(values, store.shape);
  if (text === before.text) return null;
  return {
    key: store.key,
    before,
    text,
    adopt: () => store.adopt({ text, values: Object.freeze(values), damaged: [] }),
    emit: store.emit,
    refresh: store.refresh,
  };
}

function writeAll(changes: readonly Change[]): void {
  const begun: Change[] = [];
  try {
    for (const change of changes) {
      begun.unshift(change);
      writeText(change.key, change.text);
    }
  } catch (error) {
    rollBack(begun);
    begun.forEach((change) => change.refresh());
    throw error;
  }
}

/** Restores the texts from before, the last write first; stops at the first one that is refused. */
function rollBack(begun: readonly Change[]): void {
  try {
    for (const { key, before } of begun) {
      if (readText(key) !== before.text) writeText(key, before.text);
    }
  } catch {
    // The transaction has failed already, and its own error says why.
  }
}

/**
 * Adds what could not be read of a key to its copies, a line each, none twice. After the key is
 * overwritten, as that makes room for a long one; where it does not fit all the same it is given up, so
 * that damaged data never keeps anybody from borrowing.
 */
function keepDamaged({ key, before }: Change): void {
  if (before.damaged.length === 0) return;
  const copies = `${key}.corrupt`;
  try {
    const text = readText(copies);
    const kept = text === null ? [] : [text];
    const isNew = (lost: string) => !kept.some((all) => `\n${all}\n`.includes(`\n${lost}\n`));
    writeText(copies, [...kept, ...[...new Set(before.damaged)].filter(isNew)].join('\n'));
  } catch {
    // Full, or blocked.
  }
}
