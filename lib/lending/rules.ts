import { formatDate } from '@/lib/format';
import { UserError } from '@/lib/user-error';
import type { Loan } from './loan';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** For how many days a book is lent (SPEC section 9). */
export const LOAN_DAYS = 7;

/** The same in words, for the pages. */
export const LOAN_DAYS_IN_WORDS = 'sete dias';

/** Active until it is returned (SPEC.md section 4). */
export const isActive = (loan: Loan): boolean => loan.returnedAt === null;

/** The user's active loan, or null; the one due first if the stored data has several. */
export function activeLoanOf(loans: readonly Loan[], userId: string): Loan | null {
  const active = loans.filter((loan) => loan.userId === userId && isActive(loan));
  active.sort((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt));
  return active[0] ?? null;
}

/** The user's loans, the newest first. */
export const loansOf = (loans: readonly Loan[], userId: string): readonly Loan[] =>
  loans
    .filter((loan) => loan.userId === userId)
    .sort((a, b) => Date.parse(b.borrowedAt) - Date.parse(a.borrowedAt));

/** The ids of the books on loan to anybody. */
export const borrowedBookIds = (loans: readonly Loan[]): ReadonlySet<number> =>
  new Set(loans.filter(isActive).map((loan) => loan.bookId));

/** Whether the loan is active and past its due time; `now` in ms. */
export const isOverdue = (loan: Loan, now: number): boolean =>
  isActive(loan) && now > Date.parse(loan.dueAt);

/** The due date minus `now` (ms), in days, rounded up; negative when late. */
export const daysRemaining = (loan: Loan, now: number): number =>
  Math.ceil((Date.parse(loan.dueAt) - now) / DAY_MS);

/** The state of a loan at `now` (ms), with the same text on the profile and in the header. */
export function loanStatus(loan: Loan, now: number) {
  if (loan.returnedAt !== null) {
    return { state: 'returned', text: `Devolvido em ${formatDate(loan.returnedAt)}` } as const;
  }
  const days = daysRemaining(loan, now);
  // Late by less than a day is a day late.
  if (isOverdue(loan, now)) {
    return { state: 'overdue', text: `ATRASADO (${Math.max(1, -days)} dia(s))` } as const;
  }
  return { state: 'active', text: `${days} dia(s) restantes` } as const;
}

/** Why a book is not lent. */
export type BorrowRefusal = 'overdue' | 'already-holding' | 'other-loan' | 'held-by-other';

/** Why a loan is not taken back. */
export type ReturnRefusal = 'not-found' | 'not-yours' | 'already-returned';

export class LendingError extends UserError<BorrowRefusal | ReturnRefusal> {}

/** Who asks for which book, and when. */
interface Asked {
  readonly userId: string;
  readonly bookId: number;
  /** In ms. */
  readonly now: number;
}

/** Why the book may not be lent, or null when it may: the first reason that holds is what the visitor is told. */
export function checkBorrow(
  loans: readonly Loan[],
  { userId, bookId, now }: Asked,
): BorrowRefusal | null {
  const active = loans.filter(isActive);
  const own = active.filter((loan) => loan.userId === userId);
  if (own.some((loan) => isOverdue(loan, now))) return 'overdue';
  if (own.some((loan) => loan.bookId === bookId)) return 'already-holding';
  if (own.length > 0) return 'other-loan';
  return active.some((loan) => loan.bookId === bookId) ? 'held-by-other' : null;
}

/** What a book's page offers (SPEC.md section 4). */
export interface Availability {
  readonly state: BorrowRefusal | 'available' | 'not-logged-in' | 'unknown';
  /** The user's active loan of this book. */
  readonly loan: Loan | null;
}

/** Whether the user (null: nobody is logged in) can borrow the book. Who has it comes before the user's other loans. */
export function availabilityOf(
  loans: readonly Loan[],
  { userId, bookId, now }: Omit<Asked, 'userId'> & { userId: string | null },
): Availability {
  if (userId === null) return { state: 'not-logged-in', loan: null };
  const ofBook = loans.filter((loan) => isActive(loan) && loan.bookId === bookId);
  const own = ofBook.find((loan) => loan.userId === userId);
  if (own) return { state: 'already-holding', loan: own };
  if (ofBook.length > 0) return { state: 'held-by-other', loan: null };
  return { state: checkBorrow(loans, { userId, bookId, now }) ?? 'available', loan: null };
}
