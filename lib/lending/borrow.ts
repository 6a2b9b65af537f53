import { userIn } from '@/lib/accounts/accounts';
import { newId } from '@/lib/storage/store';
import { transaction } from '@/lib/storage/transaction';
import { loansStore, type LendableBook, type Loan } from './loan';
import { forgetBook } from './remembered-book';
import { checkBorrow, DAY_MS, isActive, LendingError, LOAN_DAYS } from './rules';

/**
 * Lends a book to the logged-in user and stores the loan, which it returns.
 * Rejects with LendingError (a rule of SPEC.md section 5), AccountError 'not-logged-in' or StorageError, and changes nothing.
 */
export async function borrowBook(book: LendableBook): Promise<Loan> {
  const { loan, isFirst } = await transaction((open) => {
    const userId = userIn(open).id;
    const loans = open(loansStore);
    const added = newLoan(loans.values, { id: newId(), userId, book, now: Date.now() });
    const hasNone = !loans.values.some((other) => other.userId === userId);
    loans.values = [...loans.values, added];
    return { loan: added, isFirst: hasNone };
  });
  if (isFirst) requestPersistence();
  forgetBook();
  return loan;
}

/**
 * Returns a book of the logged-in user: stores its loan as returned.
 * Rejects with the LendingErrors of `returnableLoan`, AccountError 'not-logged-in' or StorageError, and changes nothing.
 */
export async function returnLoan(loanId: string): Promise<void> {
  await transaction((open) => {
    const userId = userIn(open).id;
    const loans = open(loansStore);
    const held = returnableLoan(loans.values, { userId, loanId });
    const returnedAt = new Date().toISOString();
    loans.values = loans.values.map((loan) => (loan === held ? { ...loan, returnedAt } : loan));
  });
}

/** Asks the browser not to evict this site's data. Only from the first loan on is there data to lose. */
function requestPersistence(): void {
  const { storage } = navigator as { storage?: Partial<StorageManager> };
  // A refusal needs no message: the browser then keeps data as before, as "best effort".
  storage?.persist?.().catch(() => undefined);
}

/** A new loan of the book, from `now` (ms) on, for LOAN_DAYS. Throws LendingError when it is refused. */
export function newLoan(
  loans: readonly Loan[],
  { id, userId, book, now }: { id: string; userId: string; book: LendableBook; now: number },
): Loan {
  const refusal = checkBorrow(loans, { userId, bookId: book.id, now });
  if (refusal !== null) throw new LendingError(refusal);
  return {
    id,
    userId,
    bookId: book.id,
    title: book.title,
    authors: [...book.authors],
    thumbnail: book.thumbnail,
    borrowedAt: new Date(now).toISOString(),
    dueAt: new Date(now + LOAN_DAYS * DAY_MS).toISOString(),
    returnedAt: null,
  };
}

/** The loan with this id, when the user may return it; else throws LendingError. */
export function returnableLoan(
  loans: readonly Loan[],
  { userId, loanId }: { userId: string; loanId: string },
): Loan {
  const loan = loans.find(({ id }) => id === loanId);
  if (!loan) throw new LendingError('not-found');
  if (loan.userId !== userId) throw new LendingError('not-yours');
  if (!isActive(loan)) throw new LendingError('already-returned');
  return loan;
}
