import { useSyncExternalStore } from 'react';
import { isStorageAvailable } from '@/lib/storage/text';
import { sessionSnapshot, subscribeSession, type SessionState } from './session';

const UNKNOWN: SessionState = { status: 'unknown', user: null };
const neverChanges = () => () => undefined;

/** Who is logged in; 'unknown' in the exported page and while it hydrates. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeSession, sessionSnapshot, () => UNKNOWN);
}

/** Whether local storage can be read: without it visitors can browse but not log in. */
export function useStorageAvailable(): boolean {
  return useSyncExternalStore(neverChanges, isStorageAvailable, () => true);
}
