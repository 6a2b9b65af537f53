import { useSyncExternalStore } from 'react';
import { sessionSnapshot } from '@/lib/accounts/session';
import { usersStore } from '@/lib/accounts/user';
import { loansStore } from '@/lib/lending/loan';
import { subscribeLoans } from '@/lib/lending/snapshots';
import { derivedSnapshot } from '@/lib/storage/store';

/** How much of this browser's data is not the logged-in user's. */
export interface OthersData {
  readonly accounts: number;
  readonly loans: number;
}

const NOTHING: OthersData = { accounts: 0, loans: 0 };

const snapshot = derivedSnapshot(
  () => [usersStore.getSnapshot(), loansStore.getSnapshot(), sessionSnapshot().user?.id],
  (users, loans, ownId): OthersData => ({
    accounts: users.filter(({ id }) => id !== ownId).length,
    loans: loans.filter(({ userId }) => userId !== ownId).length,
  }),
);

/** How much of this browser's data is not the logged-in user's, updated with every change. */
export const useOthersData = (): OthersData =>
  useSyncExternalStore(subscribeLoans, snapshot, () => NOTHING);
