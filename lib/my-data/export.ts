import { AccountError } from '@/lib/accounts/errors';
import { currentUser, sessionStore } from '@/lib/accounts/session';
import { usersStore } from '@/lib/accounts/user';
import { loansStore } from '@/lib/lending/loan';
import type { Store } from '@/lib/storage/store';
import { FILE_FORMAT, FILE_VERSION } from './file';

/**
 * The logged-in user's account and loans as indented JSON, but not the session. It has the hash of the password, without
 * which one could not log in elsewhere.
 * `now` in ms. Throws AccountError 'not-logged-in' or StorageError 'unavailable'.
 */
export function exportMine(now: number): string {
  const user = currentUser(sessionStore.read().values, usersStore.read().values);
  if (!user) throw new AccountError('not-logged-in');
  return fileText(
    {
      users: recordsOf(usersStore, ({ id }) => id === user.id),
      loans: recordsOf(loansStore, ({ userId }) => userId === user.id),
    },
    now,
  );
}

/**
 * The same of all accounts of this browser, with the hashes of all passwords. `now` in ms. Throws StorageError 'unavailable'.
 */
export function exportData(now: number = Date.now()): string {
  return fileText({ users: usersStore.read().values, loans: loansStore.read().values }, now);
}

function fileText(records: Record<'users' | 'loans', readonly object[]>, now: number): string {
  const exportedAt = new Date(now).toISOString();
  const file = { format: FILE_FORMAT, version: FILE_VERSION, exportedAt, ...records };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function recordsOf<T extends object>(
  store: Store<T>,
  isWanted: (value: T) => boolean,
): readonly object[] {
  return store.read().values.filter(isWanted);
}

/**
 * The file's name: 'bookshelfs-2026-11-20.json', or 'bookshelfs-tudo-…' for the one with everything. The
 * day is that of the local time zone; `now` in ms.
 */
export function exportFileName(now: number, { everything = false } = {}): string {
  const day = new Date(now);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  const date = parts.map((part) => String(part).padStart(2, '0')).join('-');
  return `bookshelfs-${everything ? 'tudo-' : ''}${date}.json`;
}
