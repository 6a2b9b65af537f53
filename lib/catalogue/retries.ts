import type { CatalogueError } from './errors';
import { FIRST_RETRY_MS, TOO_MANY_MS } from './waits';

/** How often a question is asked again by itself. */
const MAX_RETRIES = 3;

/** `Retry-After` is seconds or a date (RFC 9110, 10.2.3); milliseconds from `now`, or null. */
export function parseRetryAfter(value: string | null, now: number): number | null {
  if (value === null || value.trim() === '') return null;
  const wait = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

/**
 * How long to wait before the same question is asked again by itself, in ms; null: not again. A 4xx
 * but 429 would only be repeated.
 *
 * @param error the last failure
 * @param retry which retry it would be, from 1
 * @param random from 0 to 1: requests that failed together are not repeated together
 * @param now as `Date.now()`
 */
export function retryDelay(
  error: CatalogueError,
  retry: number,
  random: number,
  now: number,
): number | null {
  const { kind, status, retryAfter } = error;
  const mayPass = kind === 'http' ? status === 429 || (status ?? 0) >= 500 : kind !== 'not-found';
  if (!mayPass || retry > MAX_RETRIES) return null;
  const own = status === 429 ? TOO_MANY_MS : FIRST_RETRY_MS * 2 ** (retry - 1);
  return (parseRetryAfter(retryAfter, now) ?? own) * (1 + random / 4);
}
