import { sessionSnapshot, subscribeSession } from '@/lib/accounts/session';
import { derivedSnapshot } from '@/lib/storage/store';
import { loansStore, type Loan } from './loan';
import { activeLoanOf, borrowedBookIds, loansOf } from './status';

const NO_LOANS: readonly Loan[] = [];

/** The logged-in user's loans: active ones first, then the newest. */
export const loansSnapshot = derivedSnapshot(
  () => [loansStore.getSnapshot(), sessionSnapshot().user?.id],
  (loans, userId): readonly Loan[] => (userId === undefined ? NO_LOANS : loansOf(loans, userId)),
);

/** The logged-in user's active loan, or null. */
export const activeLoanSnapshot = derivedSnapshot(
  () => [loansStore.getSnapshot(), sessionSnapshot().user?.id],
  (loans, userId) => (userId === undefined ? null : activeLoanOf(loans, userId)),
);

/** The ids of the books on loan to anybody: one set for all cards. */
export const borrowedBookIdsSnapshot = derivedSnapshot(
  () => [loansStore.getSnapshot()],
  borrowedBookIds,
);

/** Calls the listener when the loans, the session or the accounts change; returns the unsubscribe function. */
export function subscribeLoans(listener: () => void): () => void {
  const unsubscribes = [subscribeSession(listener), loansStore.subscribe(listener)];
  return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
}
