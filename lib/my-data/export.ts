import { loansStore } from '@/lib/lending/loan';
import { usersStore } from '@/lib/accounts/user';
import { FILE_FORMAT, FILE_VERSION } from './file';

/**
 * All accounts and loans of this browser as a readable JSON text, in their stored shapes, with
 * fields this version does not know. The hashes of the passwords are in it, since without them
 * nobody could log in elsewhere: the file is to be kept as privately as the browser itself.
 * The session is left out. `now` in ms. Throws StorageError 'unavailable'.
 */
export function exportData(now: number = Date.now()): string {
  const file = {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    exportedAt: new Date(now).toISOString(),
    users: usersStore.read().raws,
    loans: loansStore.read().raws,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The name to save it under: 'bookshelfs-2026-11-20.json', the day being the reader's own. */
export function exportFileName(now: number = Date.now()): string {
  const day = new Date(now);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return `bookshelfs-${parts.map((part) => String(part).padStart(2, '0')).join('-')}.json`;
}
