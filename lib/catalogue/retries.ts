import type { CatalogueError } from './errors';

const FIRST_RETRY_MS = 2_000;
/** How often one question is asked before the pulse. */
const QUICK_TRIES = 3;
/** The pulse, and up to as much again. */
const PULSE_MS = 30_000;
/** The wait of a 429 that does not say how long: `Retry-After` cannot be read across origins. */
const TOO_MANY_MS = 60_000;

/** The pace at which a question is asked by itself in the end, in ms. */
export const pulseDelay = (random: number): number => PULSE_MS * (1 + random);

/** `Retry-After` is seconds or a date (RFC 9110, 10.2.3); milliseconds from `now`, or null. */
export function parseRetryAfter(value: string | null, now: number): number | null {
  if (value === null || value.trim() === '') return null;
  const wait = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

/** How long the service asks to be left alone, in ms; null when it does not. */
export const askedWait = ({ status, retryAfter }: CatalogueError): number | null =>
  parseRetryAfter(retryAfter, Date.now()) ?? (status === 429 ? TOO_MANY_MS : null);

/**
 * How long to wait before the same question is asked again by itself, in ms; null: never, as the
 * answer would be the same (a 4xx but 429).
 *
 * @param error the last failure
 * @param tries how often it was asked, from 1
 * @param random from 0 to 1: requests that failed together are not repeated together
 */
export function retryDelay(error: CatalogueError, tries: number, random: number): number | null {
  const { kind, status } = error;
  const mayPass = kind === 'http' ? status === 429 || (status ?? 0) >= 500 : kind !== 'not-found';
  if (!mayPass) return null;
  const jitter = 1 + random / 4;
  const wait = askedWait(error);
  if (wait !== null && status === 429) return wait * jitter;
  const isQuick = kind !== 'invalid' && tries < QUICK_TRIES;
  const own = isQuick ? FIRST_RETRY_MS * 2 ** (tries - 1) * jitter : pulseDelay(random);
  return Math.max(own, wait ?? 0);
}
