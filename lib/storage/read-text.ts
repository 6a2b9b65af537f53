import { StorageError } from './errors';

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
