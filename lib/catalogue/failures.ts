import { readTab, writeTab } from '@/lib/browser/tab-storage';
import { COPY_FIRST_MS, FIRST_RETRY_MS, MAX_RETRIES, TOO_MANY_REQUESTS_MS } from './waits';

/**
 * - `http`: the response has an error status;
 * - `network`: there was no response (an error of a proxy without CORS headers);
 * - `offline`: there was none, as there is no connection;
 * - `invalid`: the response is not one of the service;
 * - `not-found`: the service has no such book.
 */
type CatalogueErrorKind = 'http' | 'network' | 'offline' | 'invalid' | 'not-found';

/** The only error that the catalogue's client throws, besides the AbortError of an aborted request. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';

  /** @param message is shown of `http`; the others have texts of their own */
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

/** The error of a response that is not one of the service. */
export const notUnderstood = (): CatalogueError =>
  new CatalogueError('invalid', 'not an answer of the service');

/**
 * The delay before the next automatic retry, in ms; null for no retry. A 4xx other than 429 would only fail again.
 *
 * @param error the last failure
 * @param retry which retry it would be, from 1
 * @param random from 0 to 1: jitter, so that requests that failed together are not retried together
 */
export function retryDelay(error: CatalogueError, retry: number, random: number): number | null {
  const { kind, status, retryAfter } = error;
  const isTransient =
    kind === 'http' ? status === 429 || (status ?? 0) >= 500 : kind !== 'not-found';
  if (!isTransient || retry > MAX_RETRIES) return null;
  const backoff = status === 429 ? TOO_MANY_REQUESTS_MS : FIRST_RETRY_MS * 2 ** (retry - 1);
  // Only in seconds: a date, its other form, is not worth a parser.
  const delay = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : backoff;
  return delay * (1 + random / 4);
}

/** The key in sessionStorage of when the service last failed, and how often in a row: `1795400000000 2`. */
export const FAILURES_KEY = 'bookshelfs.service';

/** After this many failures in a row the copy is asked first. */
export const FAILURES_BEFORE_COPY = 2;

const readFailures = (): number[] =>
  (readTab(FAILURES_KEY) ?? '').split(' ').map((part) => Number(part) || 0);

/** Whether the service has failed so often in a row, and so recently, that the copy is asked first. */
export function hasFailedLately(): boolean {
  const [time = 0, count = 0] = readFailures();
  return count >= FAILURES_BEFORE_COPY && Date.now() - time < COPY_FIRST_MS;
}

/** Counts a failure of the service. */
export function countFailure(): void {
  const [, count = 0] = readFailures();
  writeTab(FAILURES_KEY, `${Date.now()} ${count + 1}`);
}

/** To be called when the service has answered. */
export const forgetFailures = (): void => writeTab(FAILURES_KEY, null);
