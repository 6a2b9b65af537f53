import { formatDate } from '@/lib/format-dates';
import type { Loan } from './loan';

/** Active until it is returned (SPEC.md section 4). */
export const isActive = (loan: Loan): boolean => loan.returnedAt === null;

/** The user's active loan, or null; the one due first if the stored data has several. */
export function activeLoanOf(loans: readonly Loan[], userId: string): Loan | null {
  return loans.reduce<Loan | null>((first, loan) => {
    if (loan.userId !== userId || !isActive(loan)) return first;
    return first === null || Date.parse(loan.dueAt) < Date.parse(first.dueAt) ? loan : first;
  }, null);
}

/** The user's loans in the profile's order: active ones first, then the newest. */
export function loansOf(loans: readonly Loan[], userId: string): readonly Loan[] {
  // Each date is parsed once, and not at each of the many comparisons.
  return loans
    .filter((loan) => loan.userId === userId)
    .map((loan) => ({ loan, order: Number(isActive(loan)), date: Date.parse(loan.borrowedAt) }))
    .sort((a, b) => b.order - a.order || b.date - a.date)
    .map(({ loan }) => loan);
}

/** The ids of the books on loan to anybody. */
export function borrowedBookIds(loans: readonly Loan[]): ReadonlySet<number> {
  return new Set(loans.filter(isActive).map((loan) => loan.bookId));
}

/** A day, in ms. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether the loan is active and past its due time; `now` in ms. */
export const isOverdue = (loan: Loan, now: number): boolean =>
  isActive(loan) && now > Date.parse(loan.dueAt);

/** The due date minus `now` (ms), in days, rounded up; negative when late. */
export function daysRemaining(loan: Loan, now: number): number {
  // Adding 0 turns the -0 that Math.ceil gives within a day after the due time into 0.
  return Math.ceil((Date.parse(loan.dueAt) - now) / DAY_MS) + 0;
}

/** How many days an overdue loan is late at `now` (ms): at least 1 (DESIGN.md). */
export const overdueDays = (loan: Loan, now: number): number =>
  Math.max(1, -daysRemaining(loan, now));

/** The state of a loan at a moment, and its text (SPEC.md section 2). */
export interface LoanStatus {
  readonly state: 'returned' | 'overdue' | 'active';
  readonly text: string;
}

/** The state of a loan at `now` (ms), with the same text on the profile and in the header. */
export function loanStatus(loan: Loan, now: number): LoanStatus {
  if (loan.returnedAt !== null) {
    return { state: 'returned', text: `Devolvido em ${formatDate(loan.returnedAt)}` };
  }
  return isOverdue(loan, now)
    ? { state: 'overdue', text: `ATRASADO (${overdueDays(loan, now)} dia(s))` }
    : { state: 'active', text: `${daysRemaining(loan, now)} dia(s) restantes` };
}

/** How many different books came back in the year of `now` (ms), in local time. */
export function booksReadThisYear(loans: readonly Loan[], now: number): number {
  const year = new Date(now).getFullYear();
  const isOfThisYear = ({ returnedAt }: Loan) =>
    returnedAt !== null && new Date(returnedAt).getFullYear() === year;
  return new Set(loans.filter(isOfThisYear).map(({ bookId }) => bookId)).size;
}
