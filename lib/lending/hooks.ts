import { useSyncExternalStore } from 'react';
import { loansStore, type Loan } from './loan';
import { borrowedBookIds, myActiveLoan, myLoans, subscribeMyLoans } from './views';

const NO_LOANS: readonly Loan[] = [];
const noLoans = () => NO_LOANS;
const unknown = () => null;

/** My loans: active first, then the newest; empty for anonymous and while the session is unknown. */
export function useLoans(): readonly Loan[] {
  return useSyncExternalStore(subscribeMyLoans, myLoans, noLoans);
}

/** My active loan, or null. */
export function useActiveLoan(): Loan | null {
  return useSyncExternalStore(subscribeMyLoans, myActiveLoan, unknown);
}

/** The ids of the books that somebody has; null while it cannot be known yet. */
export function useBorrowedBookIds(): ReadonlySet<number> | null {
  return useSyncExternalStore(loansStore.subscribe, borrowedBookIds, unknown);
}
