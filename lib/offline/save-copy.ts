import { CopyError } from '@/lib/copy/errors';
import { fetchCopyMeta, readCopyMeta, type CopyMeta } from '@/lib/copy/meta';
import { COPY_CACHE } from './caches';
import { dropOtherFiles, fetchFiles, lookAtFiles } from './copy-cache';
import { readMark, writeMark } from './saved-mark';

/** Why the copy is not saved: no room, or a file that did not come. */
type SaveProblem = 'room' | 'network';

/** The copy on this device, and on the host. */
export interface CopyState {
  /** Unknown until the device was looked at; unsupported where a browser keeps nothing. */
  status: 'unknown' | 'unsupported' | 'known';
  /** The copy that the host has now (offline, the one on the device); null for none at hand. */
  meta: CopyMeta | null;
  /** The copy that is whole on the device. */
  saved: CopyMeta | null;
  /** Whether saving was begun and has not ended. */
  begun: boolean;
  /** Whether files are being fetched by this tab now. */
  saving: boolean;
  /** Files of `meta` on the device, and in all. */
  done: number;
  total: number;
  problem: SaveProblem | null;
}

export const UNKNOWN: CopyState = {
  status: 'unknown',
  meta: null,
  saved: null,
  begun: false,
  saving: false,
  done: 0,
  total: 0,
  problem: null,
};

/** One tab at a time fetches; another finds everything there when its turn comes. */
const LOCK = COPY_CACHE;

let state = UNKNOWN;
let running: AbortController | null = null;
const listeners = new Set<() => void>();

function change(part: Partial<CopyState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

export const copyState = (): CopyState => state;

export function onCopyChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The copy that a mark names, if this version of the site can read it. */
function readSaved(saved: unknown): CopyMeta | null {
  try {
    return readCopyMeta(saved);
  } catch {
    return null;
  }
}

const atHand = (): Promise<CopyMeta | null> =>
  fetchCopyMeta().catch((error: unknown) => {
    if (error instanceof CopyError) return null;
    throw error;
  });

/** Looks at what the host has and the device keeps, for `copyState`. */
export async function lookAtCopy(): Promise<void> {
  // Only in secure contexts, and not in every private window.
  if (!('caches' in globalThis)) return change({ status: 'unsupported' });
  try {
    const [mark, fetched] = await Promise.all([readMark(), atHand()]);
    const saved = readSaved(mark?.saved);
    const meta = fetched ?? saved;
    const { total, missing } = meta ? await lookAtFiles(meta) : { total: 0, missing: [] };
    if (running) return;
    change({
      status: 'known',
      meta,
      saved,
      begun: mark !== null,
      total,
      done: total - missing.length,
    });
  } catch {
    change({ status: 'unsupported' });
  }
}

const problemOf = (error: unknown): SaveProblem =>
  error instanceof Error && error.name === 'QuotaExceededError' ? 'room' : 'network';

async function fill(signal: AbortSignal): Promise<void> {
  const meta = await fetchCopyMeta(signal);
  const { total, missing } = await lookAtFiles(meta);
  let done = total - missing.length;
  change({ meta, total, done });
  await fetchFiles(missing, signal, () => change({ done: (done += 1) }));
  await writeMark({ saved: meta, wanted: false });
  await dropOtherFiles(meta);
  change({ saved: meta });
}

/**
 * Fetches to the device what it lacks of the copy; what it has stays, whatever happens. A failed network
 * is tried again on the next visit, or when it is back (resume.ts).
 */
export async function saveCopy(): Promise<void> {
  if (running) return;
  const { signal } = (running = new AbortController());
  change({ saving: true, begun: true, problem: null });
  try {
    // Asked of the visitor by some browsers; refused, the browser may delete it when room is short.
    await navigator.storage?.persist?.();
    await writeMark({ saved: (await readMark())?.saved ?? null, wanted: true });
    await (navigator.locks
      ? navigator.locks.request(LOCK, { signal }, () => fill(signal))
      : fill(signal));
  } catch (error) {
    if (!signal.aborted) {
      const problem = problemOf(error);
      change({ problem });
      if (problem === 'room') await stopWanting();
    }
  } finally {
    running = null;
    change({ saving: false });
  }
}

/** Without room for it the mark cannot be written either: then it stays as it is. */
const stopWanting = async (): Promise<void> => {
  const mark = await readMark();
  if (mark?.wanted) await writeMark({ ...mark, wanted: false }).catch(() => undefined);
};

/** Stops fetching, until the visitor goes on. */
export async function pauseCopy(): Promise<void> {
  running?.abort();
  await stopWanting();
}

/** Deletes all that the device has of the copy. */
export async function removeCopy(): Promise<void> {
  running?.abort();
  await caches.delete(COPY_CACHE);
  change({ saved: null, begun: false, done: 0, problem: null });
}
