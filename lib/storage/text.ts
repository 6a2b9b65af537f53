import { STORAGE_UNAVAILABLE, StorageError } from './errors';

/**
 * The text stored under a key, or null.
 * Throws StorageError 'unavailable': even accessing `localStorage` throws where site data is blocked.
 */
export function readText(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key);
  } catch (cause) {
    throw new StorageError('unavailable', STORAGE_UNAVAILABLE, { cause });
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
