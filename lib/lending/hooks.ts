import { useSyncExternalStore } from 'react';
import { loansStore, type Loan } from './loan';
import {
  activeLoanSnapshot,
  borrowedBookIdsSnapshot,
  loansSnapshot,
  subscribeLoans,
} from './snapshots';

const NO_LOANS: readonly Loan[] = [];
const noLoans = () => NO_LOANS;
const unknown = () => null;

/** The logged-in user's loans, active ones first, then the newest; empty while nobody is known to be logged in. */
export function useLoans(): readonly Loan[] {
  return useSyncExternalStore(subscribeLoans, loansSnapshot, noLoans);
}

/** The logged-in user's active loan, or null. */
export function useActiveLoan(): Loan | null {
  return useSyncExternalStore(subscribeLoans, activeLoanSnapshot, unknown);
}

/** The ids of the books on loan to anybody; null in the exported page and while it hydrates. */
export function useBorrowedBookIds(): ReadonlySet<number> | null {
  return useSyncExternalStore(loansStore.subscribe, borrowedBookIdsSnapshot, unknown);
}
