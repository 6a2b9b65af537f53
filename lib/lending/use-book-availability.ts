import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '@/lib/accounts/hooks';
import { useNow } from './clock';
import { loansStore, type Loan } from './loan';
import { availabilityOf, UNKNOWN_AVAILABILITY, type Availability } from './rules';

const NO_LOANS: readonly Loan[] = [];

/**
 * Whether the visitor can borrow a book, updated with every change. In a file of its own: the rules
 * of lending come with the book's actions, the other hooks with the header.
 */
export function useBookAvailability(bookId: number): Availability {
  const session = useSession();
  const now = useNow();
  const loans = useSyncExternalStore(loansStore.subscribe, loansStore.getSnapshot, () => NO_LOANS);
  return useMemo(
    () =>
      session.status === 'unknown'
        ? UNKNOWN_AVAILABILITY
        : availabilityOf(loans, { userId: session.user?.id ?? null, bookId, now }),
    [session, loans, bookId, now],
  );
}
