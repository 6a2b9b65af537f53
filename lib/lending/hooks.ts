import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '@/lib/accounts/session';
import { onEvents } from '@/lib/browser/platform';
import { useRecords } from '@/lib/storage/store';
import { loansStore, type Loan } from './loan';
import { activeLoanOf, availabilityOf, borrowedBookIds, loansOf, type Availability } from './rules';

const NO_LOANS: readonly Loan[] = [];

/** Everybody's loans; none in the exported page and while it hydrates. */
const useStoredLoans = (): readonly Loan[] => useRecords(loansStore) ?? NO_LOANS;

/** The logged-in user's loans, the newest first; none while logged out. */
export function useLoans(): readonly Loan[] {
  const userId = useSession().user?.id;
  const loans = useStoredLoans();
  return useMemo(() => (userId === undefined ? NO_LOANS : loansOf(loans, userId)), [loans, userId]);
}

/** The logged-in user's active loan, or null. */
export function useActiveLoan(): Loan | null {
  const userId = useSession().user?.id;
  const loans = useStoredLoans();
  return userId === undefined ? null : activeLoanOf(loans, userId);
}

/** The ids of the books on loan to anybody. */
export function useBorrowedBookIds(): ReadonlySet<number> {
  const loans = useStoredLoans();
  return useMemo(() => borrowedBookIds(loans), [loans]);
}

/** Whether the visitor can borrow a book. */
export function useBookAvailability(bookId: number): Availability {
  const session = useSession();
  const loans = useStoredLoans();
  const now = useNow();
  if (session.status === 'unknown') return { state: 'unknown', loan: null };
  return availabilityOf(loans, { userId: session.user?.id ?? null, bookId, now });
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** Timers stop while a computer sleeps. */
const whenShown = onEvents('pageshow', 'visibilitychange');

function subscribeToTime(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  const unsubscribe = whenShown(listener);
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}

/** In whole seconds, as a snapshot has to be stable; rounded up, as a new loan must not be later than it. */
const currentSecond = (): number => Math.ceil(Date.now() / SECOND_MS) * SECOND_MS;

/** The time in ms, updated each minute and when the page becomes visible; 0 in the exported page and while it hydrates. */
export function useNow(): number {
  return useSyncExternalStore(subscribeToTime, currentSecond, () => 0);
}
