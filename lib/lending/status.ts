import { formatDate } from '@/lib/format';
import type { Loan } from './loan';

/** A day, in ms. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** Active until it is returned (SPEC.md section 4). */
export const isActive = (loan: Loan): boolean => loan.returnedAt === null;

/** Active, and its due time has passed; `now` in ms. */
export const isOverdue = (loan: Loan, now: number): boolean =>
  isActive(loan) && now > Date.parse(loan.dueAt);

/** Due date minus now, in days, rounded up; negative when late; `now` in ms. */
export function daysRemaining(loan: Loan, now: number): number {
  // Adding 0 turns the -0 that Math.ceil gives within a day after the due time into 0.
  return Math.ceil((Date.parse(loan.dueAt) - now) / DAY_MS) + 0;
}

/** By how many days an overdue loan is late: the days remaining without the sign, at least 1 (DESIGN.md). */
export const overdueDays = (loan: Loan, now: number): number =>
  Math.max(1, -daysRemaining(loan, now));

/** A loan at a moment, with the text SPEC.md section 2 gives it on the profile. */
export interface LoanStatus {
  readonly state: 'returned' | 'overdue' | 'active';
  readonly text: string;
}

/** What to say of a loan at `now` (ms): the profile and the header use the same words. */
export function loanStatus(loan: Loan, now: number): LoanStatus {
  if (loan.returnedAt !== null) {
    return { state: 'returned', text: `Devolvido em ${formatDate(loan.returnedAt)}` };
  }
  return isOverdue(loan, now)
    ? { state: 'overdue', text: `ATRASADO (${overdueDays(loan, now)} dia(s))` }
    : { state: 'active', text: `${daysRemaining(loan, now)} dia(s) restantes` };
}

/** The user's active loan, or null; the one due first should stored data hold several. */
export function activeLoanOf(loans: readonly Loan[], userId: string): Loan | null {
  return loans.reduce<Loan | null>((first, loan) => {
    if (loan.userId !== userId || !isActive(loan)) return first;
    return first === null || Date.parse(loan.dueAt) < Date.parse(first.dueAt) ? loan : first;
  }, null);
}

/** The user's loans in the profile's order: active ones first, then the newest; a new array. */
export function loansOf(loans: readonly Loan[], userId: string): readonly Loan[] {
  return loans
    .filter((loan) => loan.userId === userId)
    .sort(
      (a, b) =>
        Number(isActive(b)) - Number(isActive(a)) ||
        Date.parse(b.borrowedAt) - Date.parse(a.borrowedAt),
    );
}

/** The books somebody has now, for the badges of the cards. */
export function borrowedBookIds(loans: readonly Loan[]): ReadonlySet<number> {
  return new Set(loans.filter(isActive).map((loan) => loan.bookId));
}
