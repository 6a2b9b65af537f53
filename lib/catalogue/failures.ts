import { COPY_FIRST_MS, FIRST_RETRY_MS, TOO_MANY_MS } from './waits';

/**
 * - `http`: the response has an error status;
 * - `network`: there was no response (offline, or an error of a proxy without CORS headers);
 * - `invalid`: the response is not one of the service;
 * - `not-found`: the service has no such book.
 */
type CatalogueErrorKind = 'http' | 'network' | 'invalid' | 'not-found';

/** The only error that the catalogue's client throws, besides the AbortError of an aborted request. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';

  constructor(
    readonly kind: CatalogueErrorKind,
    message: string,
    readonly status: number | null = null,
    /** The response's `Retry-After`. */
    readonly retryAfter: string | null = null,
  ) {
    super(message);
  }
}

/** How often a question is asked again by itself. */
const MAX_RETRIES = 3;

/**
 * How long to wait before the same question is asked again by itself, in ms; null: not again. A 4xx
 * but 429 would only be repeated.
 *
 * @param error the last failure
 * @param retry which retry it would be, from 1
 * @param random from 0 to 1: requests that failed together are not repeated together
 */
export function retryDelay(error: CatalogueError, retry: number, random: number): number | null {
  const { kind, status, retryAfter } = error;
  const mayPass = kind === 'http' ? status === 429 || (status ?? 0) >= 500 : kind !== 'not-found';
  if (!mayPass || retry > MAX_RETRIES) return null;
  const own = status === 429 ? TOO_MANY_MS : FIRST_RETRY_MS * 2 ** (retry - 1);
  // Seconds; a date, its other form, is not worth a parser.
  const delay = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : own;
  return delay * (1 + random / 4);
}

/** Where a tab keeps when the service last failed, and how often in a row: `1795400000000 2`. */
export const FAILURES_KEY = 'bookshelfs.service';

/** So many failures in a row, and the copy is asked first. */
export const MANY = 2;

function readFailures(): number[] {
  try {
    return (sessionStorage.getItem(FAILURES_KEY) ?? '').split(' ').map((part) => Number(part) || 0);
  } catch {
    // Without storage no failure is known.
    return [];
  }
}

function writeFailures(text: string): void {
  try {
    sessionStorage.setItem(FAILURES_KEY, text);
  } catch {
    // Blocked or full: every failure counts as the first.
  }
}

/** Whether the service failed twice in a row, the last time less than two minutes ago. */
export function hasFailedLately(): boolean {
  const [time = 0, count = 0] = readFailures();
  return count >= MANY && Date.now() - time < COPY_FIRST_MS;
}

/** Counts a failure of the service. */
export function countFailure(): void {
  const [, count = 0] = readFailures();
  writeFailures(`${Date.now()} ${count + 1}`);
}

/** The service has answered. */
export const forgetFailures = (): void => writeFailures('');
