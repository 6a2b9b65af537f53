import { AccountError } from '@/lib/accounts/errors';
import { currentUser, sessionStore } from '@/lib/accounts/session';
import { usersStore } from '@/lib/accounts/user';
import { loansStore } from '@/lib/lending/loan';
import { FILE_FORMAT, FILE_VERSION } from './file';

/**
 * The logged-in user's account and loans as indented JSON, but not the session. It has the hash of
 * the password, without which one could not log in elsewhere.
 * `now` in ms. Throws AccountError 'not-logged-in' or StorageError 'unavailable'.
 */
export function exportMine(now: number): string {
  const user = currentUser(sessionStore.read().values, usersStore.read().values);
  if (!user) throw new AccountError('not-logged-in');
  const file = {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    exportedAt: new Date(now).toISOString(),
    users: [user],
    loans: loansStore.read().values.filter(({ userId }) => userId === user.id),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The file's name: 'bookshelfs-2026-11-20.json', with the day of the local time zone; `now` in ms. */
export function exportFileName(now: number): string {
  const day = new Date(now);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return `bookshelfs-${parts.map((part) => String(part).padStart(2, '0')).join('-')}.json`;
}
