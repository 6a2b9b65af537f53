import type { Book } from '@/lib/catalogue/book';
import { borrow, checkReturn, returned } from '@/lib/lending';
import { change, type Open } from './change';
import { loansStore, type Loan } from './loans';
import { newId } from './new-id';
import { currentUser, sessionStore } from './session';
import { usersStore } from './users';

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
    return loans.patch(checkReturn(loans.values, { userId, loanId }), returned(Date.now()));
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
