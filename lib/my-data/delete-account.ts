import { AccountError } from '@/lib/accounts/errors';
import { change } from '@/lib/storage/change';
import { loansStore } from '@/lib/lending/loan';
import { currentUser, sessionStore } from '@/lib/accounts/session';
import { usersStore } from '@/lib/accounts/user';

/**
 * Deletes the account of whoever is logged in, all its loans, and the session; a book it held is
 * free again. Rejects with AccountError 'not-logged-in' or StorageError; nothing is deleted then.
 * What could not be read earlier stays in its `.corrupt` copy: whose it is cannot be told.
 */
export async function deleteMyAccount(): Promise<void> {
  return change((open) => {
    // The account last: whatever stands half way, there is no loan without its borrower.
    const session = open(sessionStore);
    const loans = open(loansStore);
    const users = open(usersStore);
    const me = currentUser(session.values, users.values);
    if (!me) throw new AccountError('not-logged-in');
    session.remove(() => true);
    loans.remove((loan) => loan.userId === me.id);
    users.remove((user) => user.id === me.id);
  });
}
