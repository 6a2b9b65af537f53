import * as v from 'valibot';
import { userIn } from '@/lib/accounts/accounts';
import { UserSchema, type User } from '@/lib/accounts/user';
import { LoanSchema, loansStore, type Loan } from '@/lib/lending/loan';
import { PlaceSchema, placesStore, type Place } from '@/lib/reading/places';
import { transaction } from '@/lib/storage/transaction';
import { UserError } from '@/lib/user-error';

export type FileRefusal = 'not-a-backup' | 'account-is-here' | 'account-of-another';

/** A file that cannot be imported. */
export class FileError extends UserError<FileRefusal> {}

/** An account and its loans, as they go from one device to another. */
export interface AccountFile {
  readonly user: User;
  readonly loans: readonly Loan[];
  /** Where the reader left books; files of earlier versions have none. */
  readonly places: readonly Place[];
}

/** Its version grows when its shape changes. */
const FileSchema = v.object({
  format: v.literal('bookshelfs'),
  version: v.literal(1),
  users: v.strictTuple([UserSchema]),
  loans: v.array(LoanSchema),
  places: v.optional(v.array(PlaceSchema), []),
});

/**
 * The logged-in user's account and loans as indented JSON, but not the session. It has the hash of
 * the password, without which one could not log in elsewhere.
 * `now` in ms. Rejects with AccountError 'not-logged-in' or StorageError.
 */
export function exportMine(now: number): Promise<string> {
  return transaction((open) => {
    const user = userIn(open);
    const file = {
      format: 'bookshelfs',
      version: 1,
      exportedAt: new Date(now).toISOString(),
      users: [user],
      loans: open(loansStore).values.filter(({ userId }) => userId === user.id),
      places: open(placesStore).values.filter(({ userId }) => userId === user.id),
    };
    return `${JSON.stringify(file, null, 2)}\n`;
  });
}

/** The largest file that is read, in bytes: twice what local storage holds. */
const MAX_FILE_SIZE = 10 * 1024 * 1024;

/** Reads a chosen file. Rejects with FileError, or as reading the file does. */
export async function readAccountFile(file: Pick<Blob, 'size' | 'text'>): Promise<AccountFile> {
  const text = file.size > MAX_FILE_SIZE ? '' : await file.text();
  try {
    const { users, loans, places } = v.parse(FileSchema, JSON.parse(text));
    return { user: users[0], loans, places };
  } catch (cause) {
    throw new FileError('not-a-backup', { cause });
  }
}
