import { useSyncExternalStore } from 'react';
import { loansStore } from './loan';

const MINUTE_MS = 60_000;
/** Without readers the time is read again, but not within one rendering, which needs it stable. */
const STALE_MS = 1_000;

let now = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const readers = new Set<() => void>();

function tick(): void {
  now = Date.now();
  // To the next full minute; a timer that slept along with the computer is set anew on waking.
  clearTimeout(timer);
  timer = setTimeout(tick, MINUTE_MS - (now % MINUTE_MS));
  readers.forEach((reader) => reader());
}

/** The time in ms, the same for all readers, and never more than a minute old while there are any. */
function readClock(): number {
  if (readers.size === 0 && Math.abs(Date.now() - now) > STALE_MS) now = Date.now();
  return now;
}

/** Calls the reader every minute, when the page is shown again, and when a loan changes. */
function subscribeClock(reader: () => void): () => void {
  readers.add(reader);
  if (readers.size === 1) start();
  return () => {
    readers.delete(reader);
    if (readers.size === 0) stop();
  };
}

let stopLoans: (() => void) | undefined;

function start(): void {
  tick();
  // A loan just made must not be younger than the clock: it would have eight days left.
  stopLoans = loansStore.subscribe(tick);
  window.addEventListener('pageshow', tick);
  document.addEventListener('visibilitychange', tick);
}

function stop(): void {
  clearTimeout(timer);
  stopLoans?.();
  window.removeEventListener('pageshow', tick);
  document.removeEventListener('visibilitychange', tick);
}

/** The time in ms, ticking every minute and on waking; 0 while the session is unknown. */
export function useNow(): number {
  return useSyncExternalStore(subscribeClock, readClock, () => 0);
}
