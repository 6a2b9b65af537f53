import { borrowedBookIds as idsOf } from '@/lib/availability';
import { activeLoanOf, loansOf } from '@/lib/loan-status';
import { loansStore, type Loan } from './loans';
import { memo } from './memo';
import { currentUser, sessionStore } from './session';
import { publicUser, usersStore, type PublicUser } from './users';

/** Who is using the page; 'unknown' until the browser's data can be read (export, hydration). */
export type SessionView =
  | { readonly status: 'unknown' | 'anonymous'; readonly user: null }
  | { readonly status: 'logged-in'; readonly user: PublicUser };

export const UNKNOWN_SESSION: SessionView = { status: 'unknown', user: null };
const ANONYMOUS: SessionView = { status: 'anonymous', user: null };
const NO_LOANS: readonly Loan[] = [];

/** Who is logged in, as screens may know it. */
export const sessionView = memo(
  () => [sessionStore.getSnapshot(), usersStore.getSnapshot()],
  (sessions, users): SessionView => {
    const user = currentUser(sessions, users);
    return user ? { status: 'logged-in', user: publicUser(user) } : ANONYMOUS;
  },
);

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

/** Calls the listener when anything a view is made of changes. */
export function subscribeViews(listener: () => void): () => void {
  const stops = [sessionStore, usersStore, loansStore].map((store) => store.subscribe(listener));
  return () => stops.forEach((stop) => stop());
}
