import { useSyncExternalStore } from 'react';
import { loansStore, type Loan } from './loans';
import { isStorageAvailable } from './read-text';
import {
  borrowedBookIds,
  myActiveLoan,
  myLoans,
  sessionView,
  subscribeViews,
  UNKNOWN_SESSION,
  type SessionView,
} from './views';

const NO_LOANS: readonly Loan[] = [];
const NO_STOP = () => () => undefined;

/** Who is logged in; 'unknown' in the exported page and while it hydrates, so that nothing flashes. */
export function useSession(): SessionView {
  return useSyncExternalStore(subscribeViews, sessionView, () => UNKNOWN_SESSION);
}

/** My loans: active first, then the newest; empty for anonymous and while the session is unknown. */
export function useLoans(): readonly Loan[] {
  return useSyncExternalStore(subscribeViews, myLoans, () => NO_LOANS);
}

/** My active loan, or null. */
export function useActiveLoan(): Loan | null {
  return useSyncExternalStore(subscribeViews, myActiveLoan, () => null);
}

/** The ids of the books that somebody has; null while it cannot be known yet. */
export function useBorrowedBookIds(): ReadonlySet<number> | null {
  return useSyncExternalStore(loansStore.subscribe, borrowedBookIds, () => null);
}

/** Whether this browser lets the site keep data at all; browsing works without, logging in does not. */
export function useStorageAvailable(): boolean {
  return useSyncExternalStore(NO_STOP, isStorageAvailable, () => true);
}
