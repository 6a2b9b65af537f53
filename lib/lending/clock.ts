import { useSyncExternalStore } from 'react';
import { loansStore } from './loan';

const MINUTE_MS = 60_000;
/** Without listeners the time is read again once it is this old: within one render it must not change. */
const STALE_MS = 1_000;

let now = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = Date.now();
  // At the next full minute. The events of `start` call this as well: timers stop while a computer sleeps.
  clearTimeout(timer);
  timer = setTimeout(tick, MINUTE_MS - (now % MINUTE_MS));
  listeners.forEach((listener) => listener());
}

/** The time in ms, the same for all components, at most a minute old while there are listeners. */
function getSnapshot(): number {
  if (listeners.size === 0 && Math.abs(Date.now() - now) > STALE_MS) now = Date.now();
  return now;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) start();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

let unsubscribeLoans: (() => void) | undefined;

function start(): void {
  tick();
  // A new loan must not be later than the clock: it would have eight days left.
  unsubscribeLoans = loansStore.subscribe(tick);
  window.addEventListener('pageshow', tick);
  document.addEventListener('visibilitychange', tick);
}

function stop(): void {
  clearTimeout(timer);
  unsubscribeLoans?.();
  window.removeEventListener('pageshow', tick);
  document.removeEventListener('visibilitychange', tick);
}

/**
 * The time in ms: updated every minute, when the page is shown again and when a loan changes; 0 in
 * the exported page and while it hydrates.
 */
export function useNow(): number {
  return useSyncExternalStore(subscribe, getSnapshot, () => 0);
}
