import { loansStore } from '@/lib/lending/loan';
import { usersStore } from '@/lib/accounts/user';
import { FILE_FORMAT, FILE_VERSION } from './file';

/**
 * All accounts and loans of this browser as indented JSON, as they are stored, but not the session.
 * It has the hashes of the passwords, without which nobody could log in elsewhere.
 * `now` in ms. Throws StorageError 'unavailable'.
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

/** The file's name: 'bookshelfs-2026-11-20.json', the day in the local time zone; `now` in ms. */
export function exportFileName(now: number = Date.now()): string {
  const day = new Date(now);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return `bookshelfs-${parts.map((part) => String(part).padStart(2, '0')).join('-')}.json`;
}
