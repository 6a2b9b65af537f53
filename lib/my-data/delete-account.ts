import { AccountError } from '@/lib/accounts/errors';
import { transaction } from '@/lib/storage/transaction';
import { loansStore } from '@/lib/lending/loan';
import { currentUser, sessionStore } from '@/lib/accounts/session';
import { usersStore } from '@/lib/accounts/user';

/**
 * Deletes the logged-in user's account, all its loans, and the session. Unreadable data stays in its
 * `.corrupt` copy, as nobody knows whose it is.
 * Rejects with AccountError 'not-logged-in' or StorageError, and deletes nothing.
 */
export async function deleteMyAccount(): Promise<void> {
  return transaction((open) => {
    // The account last: no loan is ever stored without its borrower.
    const session = open(sessionStore);
    const loans = open(loansStore);
    const users = open(usersStore);
    const current = currentUser(session.values, users.values);
    if (!current) throw new AccountError('not-logged-in');
    session.values = [];
    loans.values = loans.values.filter((loan) => loan.userId !== current.id);
    users.values = users.values.filter((user) => user.id !== current.id);
  });
}
