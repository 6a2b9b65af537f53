/** @jest-environment node */
import fc from 'fast-check';
import { CatalogueError } from '@/lib/catalogue/errors';
import { retryDelay } from '@/lib/catalogue/retries';

/** @param wait how long it asks to be left alone, in s */
const http = (status: number, wait: number | null = null) =>
  new CatalogueError('http', 'x', { status, retryAfter: wait === null ? null : String(wait) });
const network = new CatalogueError('network', 'x');
const random = fc.double({ min: 0, max: 1, noNaN: true });
const tries = fc.integer({ min: 1, max: 1_000 });

test.each([400, 401, 403, 404, 410, 418, 428, 430, 499, 300])(
  'HTTP %d is never asked again',
  (status) => {
    fc.assert(
      fc.property(tries, random, (n, chance) => {
        expect(retryDelay(http(status), n, chance)).toBeNull();
      }),
    );
  },
);

test('neither is a book that the service does not have', () => {
  expect(retryDelay(new CatalogueError('not-found', 'x'), 1, 0)).toBeNull();
});

test.each([
  [1, 2_000, 2_500],
  [2, 4_000, 5_000],
  [3, 30_000, 60_000],
  [4, 30_000, 60_000],
])('after try %d of a 5xx or of no answer: %d to %d ms', (n, least, most) => {
  fc.assert(
    fc.property(fc.constantFrom(http(500), http(503), network), random, (error, chance) => {
      const delay = retryDelay(error, n, chance);
      expect(delay).toBeGreaterThanOrEqual(least);
      expect(delay).toBeLessThanOrEqual(most);
    }),
  );
});

test('HTTP 429 waits as long as it says, or a minute, and up to a quarter more', () => {
  const waits = fc.option(fc.integer({ min: 0, max: 3_600 }));
  fc.assert(
    fc.property(waits, tries, random, (wait, n, chance) => {
      const delay = retryDelay(http(429, wait), n, chance);
      expect(delay).toBeGreaterThanOrEqual((wait ?? 60) * 1_000);
      expect(delay).toBeLessThanOrEqual((wait ?? 60) * 1_250);
    }),
  );
});

test('a 5xx that says how long is left alone so long', () => {
  expect(retryDelay(http(503, 45), 1, 0)).toBe(45_000);
});

test('what is not the service’s answer is asked for slowly', () => {
  expect(retryDelay(new CatalogueError('invalid', 'x'), 1, 0)).toBe(30_000);
});

test('a date is one by the clock', () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12, 0, 0) });
  const error = new CatalogueError('http', 'x', {
    status: 503,
    retryAfter: 'Fri, 20 Nov 2026 12:01:30 GMT',
  });
  expect(retryDelay(error, 1, 0)).toBe(90_000);
  jest.useRealTimers();
});
