import { StorageError } from './errors';

/**
 * The text stored under a key, or null.
 * Throws StorageError 'unavailable': even accessing `localStorage` throws where site data is blocked.
 */
export function readText(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key);
  } catch (cause) {
    throw new StorageError('unavailable', { cause });
  }
}

/** Whether local storage can be read. Nothing is written, so a full one counts as available. */
export function isStorageAvailable(): boolean {
  try {
    readText('');
    return true;
  } catch {
    return false;
  }
}

/** The errors of a full storage; the second one is Firefox's. */
const QUOTA_ERRORS = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

/**
 * Stores a text under a key, or removes the key when the text is null.
 * Throws StorageError 'full' or 'blocked' when the browser refuses, even silently, as with some
 * privacy extensions: the key is read again to check that it holds what was written.
 */
export function writeText(key: string, text: string | null): void {
  try {
    if (text === null) globalThis.localStorage.removeItem(key);
    else globalThis.localStorage.setItem(key, text);
  } catch (cause) {
    const isFull = cause instanceof DOMException && QUOTA_ERRORS.includes(cause.name);
    throw new StorageError(isFull ? 'full' : 'blocked', { cause });
  }
  if (readText(key) !== text) throw new StorageError('blocked');
}
