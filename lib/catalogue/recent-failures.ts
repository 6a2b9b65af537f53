import { COPY_FIRST_MS } from './waits';

/** Where a tab keeps when the service last failed, and how often in a row: `1795400000000 2`. */
export const FAILURES_KEY = 'bookshelfs.service';

/** So many failures in a row, and the copy is asked first. */
export const MANY = 2;

/** The time of the last failure and how many there were in a row; without storage there are none. */
function readFailures(): readonly [time: number, count: number] {
  try {
    const [time = NaN, count = NaN] = (sessionStorage.getItem(FAILURES_KEY) ?? '')
      .split(' ')
      .map(Number);
    return Number.isFinite(time) && Number.isFinite(count) ? [time, count] : [0, 0];
  } catch {
    return [0, 0];
  }
}

/** Whether the service failed twice in a row, the last time less than two minutes ago. */
export function hasFailedLately(): boolean {
  const [time, count] = readFailures();
  const age = Date.now() - time;
  return count >= MANY && age >= 0 && age < COPY_FIRST_MS;
}

/** Counts a failure of the service. */
export function countFailure(): void {
  const [, count] = readFailures();
  try {
    sessionStorage.setItem(FAILURES_KEY, `${Date.now()} ${count + 1}`);
  } catch {
    // Blocked or full: every failure counts as the first.
  }
}

/** The service has answered. */
export function forgetFailures(): void {
  try {
    sessionStorage.removeItem(FAILURES_KEY);
  } catch {
    // Without storage nothing is counted.
  }
}
