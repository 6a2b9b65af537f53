import type { User } from '@/lib/accounts/user';
import type { Loan } from '@/lib/lending/loan';

const LOAN_PERIOD_MS = 7 * 24 * 60 * 60 * 1000;

/** What is stored of the library, after one write or another. */
export interface Stored {
  readonly users: readonly User[];
  readonly loans: readonly Loan[];
}

function repeated(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Rules that what is stored breaks by itself. */
function brokenNow({ users, loans }: Stored, now: number): string[] {
  const active = loans.filter(({ returnedAt }) => returnedAt === null);
  const dates = loans.filter(({ borrowedAt, dueAt, returnedAt }) => {
    const [borrowed, due, returned] = [borrowedAt, dueAt, returnedAt ?? borrowedAt].map((moment) =>
      Date.parse(moment),
    );
    const [start = NaN, end = NaN, back = NaN] = [borrowed, due, returned];
    return !(start <= now && end - start === LOAN_PERIOD_MS && back >= start && back <= now);
  });
  return [
    ...repeated(active.map(({ userId }) => userId)).map((id) => `${id} has two active loans`),
    ...repeated(active.map(({ bookId }) => bookId)).map((id) => `book ${id} has two holders`),
    ...repeated(users.map(({ email }) => email)).map((email) => `two accounts are ${email}`),
    ...repeated(loans.map(({ id }) => id)).map((id) => `two loans are ${id}`),
    ...dates.map(({ id }) => `the dates of loan ${id} are wrong`),
  ];
}

/** What may change of a loan: it is returned, once. */
const isSameLoan = (before: Loan, after: Loan) =>
  JSON.stringify({ ...before, returnedAt: null }) ===
    JSON.stringify({ ...after, returnedAt: null }) &&
  (before.returnedAt === null || before.returnedAt === after.returnedAt);

/**
 * The rules of lending that a write has broken, nobody having deleted an account.
 *
 * @param now in ms
 */
export function brokenRules(before: Stored, after: Stored, now: number): string[] {
  const loans = new Map(after.loans.map((loan) => [loan.id, loan]));
  const users = new Map(after.users.map((user) => [user.id, user]));
  return [
    ...brokenNow(after, now),
    ...before.loans.flatMap((loan) => {
      const later = loans.get(loan.id);
      if (!later) return [`loan ${loan.id} is lost`];
      return isSameLoan(loan, later) ? [] : [`loan ${loan.id} was changed`];
    }),
    ...before.users.flatMap(({ id }) => (users.has(id) ? [] : [`account ${id} is lost`])),
  ];
}
