import { formatDate } from '@/lib/format-dates';
import type { Loan } from './loan';
import { isActive } from './select-loans';

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
