import { useSyncExternalStore } from 'react';
import { readText } from '@/lib/storage/text';
import { whenIdle } from '@/lib/browser/platform';
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
const neverChanges = () => () => undefined;

/** The logged-in user's loans, active ones first, then the newest; empty while nobody is known to be logged in. */
export function useLoans(): readonly Loan[] {
  return useSyncExternalStore(subscribeLoans, loansSnapshot, noLoans);
}

/** The length of some 1,000 loans: reading more takes a cheap phone longer than rendering the cards. */
const LONG_TEXT = 400_000;

let isReadable = false;

function isShort(): boolean {
  try {
    return (readText(loansStore.key)?.length ?? 0) < LONG_TEXT;
  } catch {
    return true;
  }
}

/** Whether to read the loans: at once, or once the browser is idle if they are very many. */
const useIsReadable = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      if (isReadable) return () => undefined;
      return whenIdle(() => {
        isReadable = true;
        listener();
      });
    },
    () => (isReadable ||= isShort()),
    () => false,
  );

/** The logged-in user's active loan; null as well while it is unknown. */
export function useActiveLoan(): Loan | null {
  const isKnown = useIsReadable();
  return useSyncExternalStore(
    isKnown ? subscribeLoans : neverChanges,
    isKnown ? activeLoanSnapshot : unknown,
    unknown,
  );
}

/** The ids of the books on loan to anybody; null while they are unknown. */
export function useBorrowedBookIds(): ReadonlySet<number> | null {
  const isKnown = useIsReadable();
  return useSyncExternalStore(
    isKnown ? loansStore.subscribe : neverChanges,
    isKnown ? borrowedBookIdsSnapshot : unknown,
    unknown,
  );
}
