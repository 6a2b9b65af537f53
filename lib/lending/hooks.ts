import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '@/lib/accounts/hooks';
import { loansStore, type Loan } from './loan';
import { availabilityOf, UNKNOWN_AVAILABILITY, type Availability } from './rules';
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

/** How a book stands for whoever is on the page, followed through every change. */
export function useBookAvailability(bookId: number): Availability {
  const session = useSession();
  const loans = useSyncExternalStore(loansStore.subscribe, loansStore.getSnapshot, noLoans);
  return useMemo(
    () =>
      session.status === 'unknown'
        ? UNKNOWN_AVAILABILITY
        : availabilityOf(loans, { userId: session.user?.id ?? null, bookId }),
    [session, loans, bookId],
  );
}
