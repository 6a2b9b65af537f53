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
