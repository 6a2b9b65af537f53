import type { Book } from '@/lib/catalogue/book';
import { borrow, checkReturn } from './rules';
import { change, type Open } from '@/lib/storage/change';
import { loansStore, type Loan } from './loan';
import { newId } from '@/lib/storage/fields';
import { currentUser, sessionStore } from '@/lib/accounts/session';
import { usersStore } from '@/lib/accounts/user';

/**
 * Lends a book to whoever is logged in, and gives the loan.
 * Rejects with LendingError (a rule of SPEC.md section 5) or StorageError; nothing is changed then.
 */
export async function borrowBook(book: Book): Promise<Loan> {
  const { loan, isFirst } = await change((open) => {
    const userId = loggedIn(open);
    const loans = open(loansStore);
    const made = borrow(loans.values, { id: newId(), userId, book, now: Date.now() });
    const first = !loans.values.some((other) => other.userId === userId);
    loans.add(made);
    return { loan: made, isFirst: first };
  });
  if (isFirst) askToPersist();
  return loan;
}

/**
 * Returns a loan of whoever is logged in, and gives it as returned.
 * Rejects with LendingError (not logged in, not found, not theirs, returned before) or
 * StorageError; nothing is changed then.
 */
export async function returnLoan(loanId: string): Promise<Loan> {
  return change((open) => {
    const userId = loggedIn(open);
    const loans = open(loansStore);
    return loans.patch(checkReturn(loans.values, { userId, loanId }), {
      returnedAt: new Date(Date.now()).toISOString(),
    });
  });
}

function loggedIn(open: Open): string | null {
  return currentUser(open(sessionStore).values, open(usersStore).values)?.id ?? null;
}

/** From the first loan on there is something to lose: asks the browser not to evict this site's data. */
function askToPersist(): void {
  const { storage } = navigator as { storage?: Partial<StorageManager> };
  // A refusal changes nothing for the borrower: data is then kept as before, on a best effort.
  storage?.persist?.().catch(() => undefined);
}
