import { sessionView, subscribeSession } from '@/lib/accounts/session';
import { memo } from '@/lib/storage/memo';
import { loansStore, type Loan } from './loan';
import { activeLoanOf, borrowedBookIds as idsOf, loansOf } from './status';

const NO_LOANS: readonly Loan[] = [];

/** The loans of whoever is logged in: active first, then the newest. */
export const myLoans = memo(
  () => [loansStore.getSnapshot(), sessionView().user?.id],
  (loans, userId): readonly Loan[] => (userId === undefined ? NO_LOANS : loansOf(loans, userId)),
);

/** The active loan of whoever is logged in, or null. */
export const myActiveLoan = memo(
  () => [myLoans(), sessionView().user?.id],
  (loans, userId) => (userId === undefined ? null : activeLoanOf(loans, userId)),
);

/** The books that somebody has now: one set for all cards. */
export const borrowedBookIds = memo(() => [loansStore.getSnapshot()], idsOf);

/** Calls the listener when the loans, the session or the accounts change; gives back the way to stop. */
export function subscribeMyLoans(listener: () => void): () => void {
  const stops = [subscribeSession(listener), loansStore.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}
