import { readText } from './text';
import { writeError } from './write-errors';

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
    throw writeError(isQuotaError(cause) ? 'full' : 'blocked', { cause });
  }
  if (readText(key) !== text) throw writeError('blocked');
}

/** The errors of a full storage; the second one is Firefox's. */
const QUOTA_ERRORS = new Set(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']);

const isQuotaError = (cause: unknown): boolean =>
  typeof cause === 'object' &&
  cause !== null &&
  'name' in cause &&
  QUOTA_ERRORS.has(String(cause.name));
