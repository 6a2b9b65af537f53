import { CLOSED, type Breaker } from './breaker';
import { PAUSE_KEY } from './service-pause';

/** The breaker that all tabs share; without storage every request counts as the first. */
export function readBreaker(): Breaker {
  try {
    const numbers = (localStorage.getItem(PAUSE_KEY) ?? '').split(' ').map(Number);
    const [pausedUntil = NaN, nextAttempt = NaN, failures = NaN] = numbers;
    const isSafe = [pausedUntil, nextAttempt, failures].every(Number.isSafeInteger);
    return isSafe ? { pausedUntil, nextAttempt, failures } : CLOSED;
  } catch {
    return CLOSED;
  }
}

export function writeBreaker({ pausedUntil, nextAttempt, failures }: Breaker): void {
  try {
    localStorage.setItem(PAUSE_KEY, `${pausedUntil} ${nextAttempt} ${failures}`);
  } catch {
    // Blocked or full: this tab goes on without it.
  }
}
