/** @jest-environment node */
import fc from 'fast-check';
import { CLOSED, MAX_PAUSE_MS, afterFailure, isPaused } from '@/lib/catalogue/breaker';
import { CatalogueError } from '@/lib/catalogue/errors';
import { parseRetryAfter, retryDelay } from '@/lib/catalogue/retries';

const NOW = Date.UTC(2026, 10, 20, 12, 0, 0);
const MINUTE = 60_000;

/** @param retryAfter the header of the response */
const http = (status: number, retryAfter: string | null = null) =>
  new CatalogueError('http', 'x', { status, retryAfter });
const network = new CatalogueError('network', 'x');
const notFound = new CatalogueError('not-found', 'x');
const random = fc.double({ min: 0, max: 1, noNaN: true });
const tries = fc.integer({ min: 1, max: 1_000 });

describe('Retry-After', () => {
  test.each([
    [' 120 ', 120_000],
    ['Fri, 20 Nov 2026 12:01:30 GMT', 90_000],
    [null, null],
    ['soon', null],
  ])('%j is %j ms from now', (value, wait) => {
    expect(parseRetryAfter(value, NOW)).toBe(wait);
  });

  test('any header gives null or a wait that is not negative', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (value) => {
        const wait = parseRetryAfter(value, NOW);
        expect(wait === null || wait >= 0).toBe(true);
      }),
    );
  });
});

describe('the next try', () => {
  test('never comes for a 4xx but 429, nor for a book that the service does not have', () => {
    const final = fc.constantFrom(300, 400, 401, 403, 404, 418, 428, 430, 499);
    fc.assert(
      fc.property(final, tries, random, (status, n, chance) => {
        expect(retryDelay(http(status), n, chance)).toBeNull();
        expect(retryDelay(notFound, n, chance)).toBeNull();
      }),
    );
  });

  test.each([
    [1, 2_000, 2_500],
    [2, 4_000, 5_000],
    [3, 30_000, 60_000],
    [4, 30_000, 60_000],
  ])('after try %d of a 5xx or of no answer comes in %d to %d ms', (n, least, most) => {
    fc.assert(
      fc.property(fc.constantFrom(http(500), http(503), network), random, (error, chance) => {
        const delay = retryDelay(error, n, chance);
        expect(delay).toBeGreaterThanOrEqual(least);
        expect(delay).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('after HTTP 429 waits as long as it says, or a minute, and up to a quarter more', () => {
    const waits = fc.option(fc.integer({ min: 0, max: 3_600 }));
    fc.assert(
      fc.property(waits, tries, random, (wait, n, chance) => {
        const delay = retryDelay(http(429, wait === null ? null : String(wait)), n, chance);
        expect(delay).toBeGreaterThanOrEqual((wait ?? 60) * 1_000);
        expect(delay).toBeLessThanOrEqual((wait ?? 60) * 1_250);
      }),
    );
  });

  test('after a 5xx that says how long waits as long, by the clock where it says a date', () => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    expect(retryDelay(http(503, '45'), 1, 0)).toBe(45_000);
    expect(retryDelay(http(503, 'Fri, 20 Nov 2026 12:01:30 GMT'), 1, 0)).toBe(90_000);
  });
});

describe('the service is left alone', () => {
  const twice = afterFailure(afterFailure(CLOSED, NOW, null), NOW, null);

  test('for two minutes after two failures in a row, and again after the next', () => {
    expect(isPaused(afterFailure(CLOSED, NOW, null), NOW)).toBe(false);
    expect(isPaused(twice, NOW + 2 * MINUTE - 1)).toBe(true);
    expect(isPaused(twice, NOW + 2 * MINUTE)).toBe(false);
    expect(isPaused(afterFailure(twice, NOW + 5 * MINUTE, null), NOW + 6 * MINUTE)).toBe(true);
  });

  test('for an hour at most, whatever is stored', () => {
    const integer = fc.maxSafeInteger();
    const stored = fc.record({ pausedUntil: integer, nextAttempt: integer, failures: integer });
    fc.assert(
      fc.property(fc.oneof(stored, fc.constant(twice)), fc.nat(), (breaker, ahead) => {
        const now = NOW + ahead;
        const left = isPaused(breaker, now) ? breaker.pausedUntil - now : 0;
        expect(left).toBeLessThanOrEqual(MAX_PAUSE_MS);
      }),
    );
  });
});
