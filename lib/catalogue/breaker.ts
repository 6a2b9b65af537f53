/**
 * The circuit breaker of the service: after two failures in a row the copy is asked first for two
 * minutes. All tabs share it. Times are those of `Date.now()`, in ms.
 */
export interface Breaker {
  /** Until when the copy is asked first. */
  pausedUntil: number;
  /** From when on the service may be asked quietly meanwhile. */
  nextAttempt: number;
  /** In a row. */
  failures: number;
}

export const CLOSED: Breaker = { pausedUntil: 0, nextAttempt: 0, failures: 0 };

const FAILURES = 2;
const PAUSE_MS = 2 * 60_000;
const BETWEEN_ATTEMPTS_MS = 30_000;
/** No `Retry-After` is heeded for longer. */
export const MAX_PAUSE_MS = 60 * 60_000;

/** Whether the copy is asked first. A pause longer than any is one by a clock that was wrong. */
export const isPaused = ({ pausedUntil }: Breaker, now: number): boolean =>
  now < pausedUntil && pausedUntil - now <= MAX_PAUSE_MS;

/** Whether a request to the service may leave at `now`. */
export const mayAsk = (breaker: Breaker, now: number): boolean =>
  !isPaused(breaker, now) || now >= breaker.nextAttempt;

/** After a request has left in a pause: the next one waits half a minute, whichever tab it is of. */
export const afterAsking = (breaker: Breaker, now: number): Breaker => ({
  ...breaker,
  nextAttempt: now + BETWEEN_ATTEMPTS_MS,
});

/**
 * After a failure.
 *
 * @param retryAfter how long the service asks to be left alone, in ms; null when it does not
 */
export function afterFailure(breaker: Breaker, now: number, retryAfter: number | null): Breaker {
  const failures = breaker.failures + 1;
  if (retryAfter !== null) {
    const until = now + Math.min(retryAfter, MAX_PAUSE_MS);
    return { failures, pausedUntil: until, nextAttempt: until };
  }
  if (failures < FAILURES) return { ...breaker, failures };
  // A pause that goes on keeps the pace of its attempts.
  const nextAttempt = isPaused(breaker, now) ? breaker.nextAttempt : now;
  return { failures, pausedUntil: now + PAUSE_MS, nextAttempt };
}
