import { userIn } from '@/lib/accounts/accounts';
import { sessionStore } from '@/lib/accounts/session';
import { hasEmail, usersStore, type User } from '@/lib/accounts/user';
import { loansStore, type Loan } from '@/lib/lending/loan';
import { checkBorrow, isActive } from '@/lib/lending/rules';
import { placeIn, placesStore, type Place } from '@/lib/reading/places';
import { newId } from '@/lib/storage/store';
import { transaction, type Draft } from '@/lib/storage/transaction';
import { FileError, type AccountFile } from './account-file';

export interface Imported {
  /** How many loans. */
  added: number;
  replaced: number;
  /** The titles of those that the rules of lending forbid. */
  leftOut: readonly string[];
}

/** Whose version of a loan stays. */
export type Version = 'browser' | 'file';

/**
 * Creates the account of a file and its loans in this browser, where its password then logs in. Resolves
 * to what was done. Rejects with FileError for an account that is here already, or with
 * StorageError, and changes nothing.
 */
export function bringAccount(file: AccountFile): Promise<Imported> {
  return transaction((open) => {
    // The account first: no loan is ever stored without its borrower.
    const users = open(usersStore);
    const { id, email } = file.user;
    if (users.values.some((other) => hasEmail(other, email))) {
      throw new FileError('account-is-here');
    }
    const isTaken = users.values.some((other) => other.id === id);
    const user = isTaken ? { ...file.user, id: newId() } : file.user;
    users.values = [...users.values, user];
    const changes = addLoans(open(loansStore), loansFor(user, file), 'browser');
    addPlaces(open(placesStore), user, file);
    return changes;
  });
}

/**
 * The logged-in user's loans that are active here and returned in the file, or the other way round:
 * which is right is for the user to say.
 * Rejects with FileError for a file of another account, AccountError or StorageError.
 */
export function findConflicts(file: AccountFile): Promise<readonly Loan[]> {
  return transaction((open) => {
    const incoming = new Map(loansFor(userIn(open), file).map((loan) => [loan.id, loan]));
    return open(loansStore).values.filter((loan) => {
      const other = incoming.get(loan.id);
      return other?.userId === loan.userId && other.returnedAt !== loan.returnedAt;
    });
  });
}

/**
 * Adds the loans of a file to those of the logged-in user, whose account stays as it is. Resolves to
 * what was done. Rejects as `findConflicts`, and changes nothing.
 */
export const importLoans = (file: AccountFile, version: Version): Promise<Imported> =>
  transaction((open) => {
    const user = userIn(open);
    const changes = addLoans(open(loansStore), loansFor(user, file), version);
    addPlaces(open(placesStore), user, file);
    return changes;
  });

/**
 * Deletes the logged-in user's account, all its loans, and the session. Unreadable data stays in its
 * `.corrupt` copy, as nobody knows whose it is.
 * Rejects with AccountError 'not-logged-in' or StorageError, and deletes nothing.
 */
export function deleteMyAccount(): Promise<void> {
  return transaction((open) => {
    const user = userIn(open);
    // The account last: no loan is ever stored without its borrower.
    open(sessionStore).values = [];
    const loans = open(loansStore);
    loans.values = loans.values.filter(({ userId }) => userId !== user.id);
    const places = open(placesStore);
    const others = places.values.filter(({ userId }) => userId !== user.id);
    if (others.length < places.values.length) places.values = others;
    const users = open(usersStore);
    users.values = users.values.filter(({ id }) => id !== user.id);
  });
}

/** The loans of the user's own file. Throws FileError for that of another account. */
function loansFor(user: User, file: AccountFile): readonly Loan[] {
  if (!hasEmail(user, file.user.email)) {
    throw new FileError('account-of-another');
  }
  return file.loans.map((loan) => ({ ...loan, userId: user.id }));
}

/** Adds where the user left books in the file; of two places in one book the later one stays. */
function addPlaces(stored: Draft<Place>, user: User, file: AccountFile): void {
  for (const place of file.places.map((other) => ({ ...other, userId: user.id }))) {
    const known = placeIn(stored.values, user.id, place.bookId);
    if (known && Date.parse(known.at) >= Date.parse(place.at)) continue;
    stored.values = [...stored.values.filter((other) => other !== known), place];
  }
}

/** Adds a user's loans, by id, but none that the rules of lending forbid; returns what was done. */
function addLoans(stored: Draft<Loan>, incoming: readonly Loan[], version: Version): Imported {
  const leftOut: string[] = [];
  let added = 0;
  let replaced = 0;
  // The returned ones first: they may end what is active here.
  for (const loan of incoming.toSorted((a, b) => Number(isActive(a)) - Number(isActive(b)))) {
    const known = stored.values.find(({ id, userId }) => id === loan.id && userId === loan.userId);
    if (known && (version === 'browser' || known.returnedAt === loan.returnedAt)) continue;
    const others = stored.values.filter((other) => other !== known);
    if (isActive(loan) && checkBorrow(others, { ...loan, now: Date.now() }) !== null) {
      leftOut.push(loan.title);
    } else if (known) {
      const merged = { ...known, ...loan };
      stored.values = stored.values.map((other) => (other === known ? merged : other));
      replaced += 1;
    } else {
      stored.values = [...stored.values, loan];
      added += 1;
    }
  }
  return { added, replaced, leftOut };
}
