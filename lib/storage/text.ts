import { UserError } from '@/lib/user-error';

/**
 * `unavailable`: it cannot even be read, as site data is blocked, or there is no local storage; `full`
 * and `blocked`: a write was refused; `busy`: another tab holds the lock. Nothing that is stored has changed.
 */
export type StorageFailure = 'unavailable' | 'full' | 'blocked' | 'busy';

export class StorageError extends UserError<StorageFailure> {}

/** The text stored under a key, or null. Throws StorageError 'unavailable': even accessing `localStorage` throws where site data is blocked. */
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
 * Throws StorageError 'full' or 'blocked' when the browser refuses, even silently, as some privacy
 * extensions do: the key is read again.
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
