import { useMemo, useSyncExternalStore } from 'react';
import { availabilityOf, UNKNOWN_AVAILABILITY, type Availability } from '@/lib/availability';
import { useSession } from './hooks';
import { loansStore, type Loan } from './loans';
import { useNow } from './use-now';

const NO_LOANS: readonly Loan[] = [];

/** How a book stands for whoever is on the page, followed through every change and through time. */
export function useBookAvailability(bookId: number): Availability {
  const session = useSession();
  const loans = useSyncExternalStore(loansStore.subscribe, loansStore.getSnapshot, () => NO_LOANS);
  const now = useNow();
  return useMemo(
    () =>
      session.status === 'unknown'
        ? UNKNOWN_AVAILABILITY
        : availabilityOf(loans, session.user?.id ?? null, bookId, now),
    [session, loans, bookId, now],
  );
}
