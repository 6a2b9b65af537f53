import { StorageError, type StorageFailure } from './errors';

/**
 * The text kept under a key, or null when there is none.
 * Throws StorageError 'unavailable': merely touching `localStorage` throws where site data is blocked.
 */
export function readText(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key);
  } catch (cause) {
    throw new StorageError('unavailable', { cause });
  }
}

/** Whether local storage can be read at all. It writes nothing, so a full one counts as available. */
export function isStorageAvailable(): boolean {
  try {
    readText('');
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps a text under a key, or removes the key when it is null.
 * Throws StorageError when the browser refuses, also when it does so silently, as some
 * privacy extensions do: what is there afterwards has to be what was written.
 */
export function writeText(key: string, text: string | null): void {
  try {
    if (text === null) globalThis.localStorage.removeItem(key);
    else globalThis.localStorage.setItem(key, text);
  } catch (cause) {
    throw new StorageError(failureOf(cause), { cause });
  }
  if (readText(key) !== text) throw new StorageError('blocked');
}

/** The names a full storage goes by; the second is Firefox's. */
const QUOTA_ERRORS = new Set(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']);

function failureOf(cause: unknown): StorageFailure {
  const name = typeof cause === 'object' && cause !== null && 'name' in cause ? cause.name : '';
  return typeof name === 'string' && QUOTA_ERRORS.has(name) ? 'full' : 'blocked';
}
