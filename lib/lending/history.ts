import type { Loan } from './loan';

/** How many different books came back in the year of `now` (ms), in local time. */
export function booksReadThisYear(loans: readonly Loan[], now: number): number {
  const year = new Date(now).getFullYear();
  const isOfThisYear = ({ returnedAt }: Loan) =>
    returnedAt !== null && new Date(returnedAt).getFullYear() === year;
  return new Set(loans.filter(isOfThisYear).map(({ bookId }) => bookId)).size;
}
