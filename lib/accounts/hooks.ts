import { useSyncExternalStore } from 'react';
import { isStorageAvailable } from '@/lib/storage/text';
import { sessionView, subscribeSession, type SessionView } from './session';

const UNKNOWN: SessionView = { status: 'unknown', user: null };
const neverChanges = () => () => undefined;

/** Who is logged in; 'unknown' in the exported page and while it hydrates, so that nothing flashes. */
export function useSession(): SessionView {
  return useSyncExternalStore(subscribeSession, sessionView, () => UNKNOWN);
}

/** Whether this browser lets the site keep data at all; browsing works without, logging in does not. */
export function useStorageAvailable(): boolean {
  return useSyncExternalStore(neverChanges, isStorageAvailable, () => true);
}
