import { userIn } from '@/lib/accounts/accounts';
import { sessionStore } from '@/lib/accounts/session';
import { hasEmail, usersStore, type User } from '@/lib/accounts/user';
import { loansStore } from '@/lib/lending/loan';
import { checkBorrow, isActive } from '@/lib/lending/rules';
import { placeIn, placesStore } from '@/lib/reading/places';
import { newId } from '@/lib/storage/store';
import { transaction, type Open } from '@/lib/storage/transaction';
import { FileError, type AccountFile } from './account-file';

export interface Imported {
  /** How many loans. */
  added: number;
  returned: number;
  /** The titles of those that the rules of lending forbid. */
  leftOut: readonly string[];
}

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
    return addData(open, user, file);
  });
}

/**
 * Adds the loans of a file to those of the logged-in user, whose account stays as it is. Resolves to
 * what was done. Rejects with FileError for a file of another account, AccountError or StorageError, and
 * changes nothing.
 */
export const importLoans = (file: AccountFile): Promise<Imported> =>
  transaction((open) => {
    const user = userIn(open);
    if (!hasEmail(user, file.user.email)) throw new FileError('account-of-another');
    return addData(open, user, file);
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
    const isOthers = ({ userId }: { userId?: string | undefined }) => userId !== user.id;
    const loans = open(loansStore);
    loans.values = loans.values.filter(isOthers);
    const places = open(placesStore);
    places.values = places.values.filter(isOthers);
    const users = open(usersStore);
    users.values = users.values.filter(({ id }) => id !== user.id);
  });
}

/**
 * Adds what the file has to what the user has here: loans by their ids, but none that the rules of
 * lending forbid, and of two places in a book the later one. A loan that is returned in one of them is.
 */
function addData(open: Open, user: User, file: AccountFile): Imported {
  const loans = open(loansStore);
  const done = { added: 0, returned: 0, leftOut: [] as string[] };
  // The returned ones first: they may end what is active here.
  for (const incoming of file.loans.toSorted((a, b) => Number(isActive(a)) - Number(isActive(b)))) {
    const loan = { ...incoming, userId: user.id };
    const known = loans.values.find(({ id, userId }) => id === loan.id && userId === user.id);
    if (known) {
      if (!isActive(known) || isActive(loan)) continue;
      const returned = { ...known, returnedAt: loan.returnedAt };
      loans.values = loans.values.map((other) => (other === known ? returned : other));
      done.returned += 1;
    } else if (isActive(loan) && checkBorrow(loans.values, { ...loan, now: Date.now() }) !== null) {
      done.leftOut.push(loan.title);
    } else {
      loans.values = [...loans.values, loan];
      done.added += 1;
    }
  }
  const places = open(placesStore);
  for (const incoming of file.places) {
    const place = { ...incoming, userId: user.id };
    const known = placeIn(places.values, user.id, place.bookId);
    if (known && Date.parse(known.at) >= Date.parse(place.at)) continue;
    places.values = [...places.values.filter((other) => other !== known), place];
  }
  return done;
}
