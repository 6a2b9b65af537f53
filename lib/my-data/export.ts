import { loansStore } from '@/lib/lending/loan';
import { jsonText } from '@/lib/storage/json-text';
import type { Store } from '@/lib/storage/store';
import { usersStore } from '@/lib/accounts/user';
import { FILE_FORMAT, FILE_VERSION } from './file';

/** The file, its lists, their records and the fields of these have lines of their own. */
const LEVELS_WITH_LINES = 3;

/**
 * All accounts and loans of this browser as indented JSON, as they are stored, records of a newer
 * version and any depth of nesting included, but not the session.
 * It has the hashes of the passwords, without which nobody could log in elsewhere.
 * `now` in ms. Throws StorageError 'unavailable'.
 */
export function exportData(now: number = Date.now()): string {
  const file = {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    exportedAt: new Date(now).toISOString(),
    users: recordsOf(usersStore),
    loans: recordsOf(loansStore),
  };
  return `${jsonText(file, LEVELS_WITH_LINES)}\n`;
}

function recordsOf(store: Store<object>): readonly object[] {
  const { raws, unknown } = store.read();
  return [...raws, ...unknown];
}

/** The file's name: 'bookshelfs-2026-11-20.json', the day in the local time zone; `now` in ms. */
export function exportFileName(now: number = Date.now()): string {
  const day = new Date(now);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return `bookshelfs-${parts.map((part) => String(part).padStart(2, '0')).join('-')}.json`;
}
