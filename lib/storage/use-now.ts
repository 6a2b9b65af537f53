import { useSyncExternalStore } from 'react';
import { readClock, subscribeClock } from './clock';

/** The time in ms, ticking every minute and on waking; 0 while the session is unknown. */
export function useNow(): number {
  return useSyncExternalStore(subscribeClock, readClock, () => 0);
}
