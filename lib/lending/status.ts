import { formatDate } from '@/lib/format-dates';
import type { Loan } from './loan';

/** Active until it is returned (SPEC.md section 4). */
export const isActive = (loan: Loan): boolean => loan.returnedAt === null;

/** The user's active loan, or null; the one due first if the stored data has several. */
export function activeLoanOf(loans: readonly Loan[], userId: string): Loan | null {
  const active = loans.filter((loan) => loan.userId === userId && isActive(loan));
  active.sort((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt));
  return active[0] ?? null;
}

/** The user's loans in the profile's order: active ones first, then the newest. */
export function loansOf(loans: readonly Loan[], userId: string): readonly Loan[] {
  return loans
    .filter((loan) => loan.userId === userId)
    .sort(
      (a, b) =>
        Number(isActive(b)) - Number(isActive(a)) ||
        Date.parse(b.borrowedAt) - Date.parse(a.borrowedAt),
    );
}

/** The ids of the books on loan to anybody. */
export const borrowedBookIds = (loans: readonly Loan[]): ReadonlySet<number> =>
  new Set(loans.filter(isActive).map((loan) => loan.bookId));

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether the loan is active and past its due time; `now` in ms. */
export const isOverdue = (loan: Loan, now: number): boolean =>
  isActive(loan) && now > Date.parse(loan.dueAt);

/** The due date minus `now` (ms), in days, rounded up; negative when late. */
export const daysRemaining = (loan: Loan, now: number): number =>
  Math.ceil((Date.parse(loan.dueAt) - now) / DAY_MS);

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
  const days = daysRemaining(loan, now);
  // At least one day late (DESIGN.md).
  return isOverdue(loan, now)
    ? { state: 'overdue', text: `ATRASADO (${Math.max(1, -days)} dia(s))` }
    : { state: 'active', text: `${days} dia(s) restantes` };
}
