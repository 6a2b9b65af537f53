import { StorageError, type StorageFailure } from './errors';
import { readText } from './read-text';

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
