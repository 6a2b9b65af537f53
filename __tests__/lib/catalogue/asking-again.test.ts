import fc from 'fast-check';
import { CatalogueError } from '@/lib/catalogue/errors';
import {
  FAILURES_KEY,
  countFailure,
  forgetFailures,
  hasFailedLately,
} from '@/lib/catalogue/recent-failures';
import { parseRetryAfter, retryDelay } from '@/lib/catalogue/retries';

const NOW = Date.UTC(2026, 10, 20, 12, 0, 0);

/** @param retryAfter the header of the response */
const http = (status: number, retryAfter: string | null = null) =>
  new CatalogueError('http', 'x', { status, retryAfter });
const network = new CatalogueError('network', 'x');
const notFound = new CatalogueError('not-found', 'x');
const random = fc.double({ min: 0, max: 1, noNaN: true });
const retries = fc.integer({ min: 1, max: 3 });

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

describe('the next retry', () => {
  test('never comes for a 4xx but 429, nor for a book that the service does not have', () => {
    const final = fc.constantFrom(300, 400, 401, 403, 404, 418, 428, 430, 499);
    fc.assert(
      fc.property(final, retries, random, (status, n, chance) => {
        expect(retryDelay(http(status), n, chance, NOW)).toBeNull();
        expect(retryDelay(notFound, n, chance, NOW)).toBeNull();
      }),
    );
  });

  test.each([
    [1, 2_000, 2_500],
    [2, 4_000, 5_000],
    [3, 8_000, 10_000],
  ])('number %d after a 5xx or no answer comes in %d to %d ms', (n, least, most) => {
    fc.assert(
      fc.property(fc.constantFrom(http(500), http(503), network), random, (error, chance) => {
        const delay = retryDelay(error, n, chance, NOW);
        expect(delay).toBeGreaterThanOrEqual(least);
        expect(delay).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('is the last when it is the third', () => {
    expect(retryDelay(http(500), 4, 0, NOW)).toBeNull();
    expect(retryDelay(http(429), 4, 0, NOW)).toBeNull();
  });

  test('after HTTP 429 waits as long as it says, or a minute, and up to a quarter more', () => {
    const waits = fc.option(fc.integer({ min: 0, max: 3_600 }));
    fc.assert(
      fc.property(waits, retries, random, (wait, n, chance) => {
        const error = http(429, wait === null ? null : String(wait));
        const delay = retryDelay(error, n, chance, NOW);
        expect(delay).toBeGreaterThanOrEqual((wait ?? 60) * 1_000);
        expect(delay).toBeLessThanOrEqual((wait ?? 60) * 1_250);
      }),
    );
  });

  test('after a 5xx that says how long waits as long, by the clock where it says a date', () => {
    expect(retryDelay(http(503, '45'), 1, 0, NOW)).toBe(45_000);
    expect(retryDelay(http(503, 'Fri, 20 Nov 2026 12:01:30 GMT'), 1, 0, NOW)).toBe(90_000);
  });
});

describe('the copy is asked first', () => {
  let now = NOW;
  beforeEach(() => {
    now = NOW;
    sessionStorage.clear();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });

  test('for two minutes after two failures in a row, or until an answer', () => {
    countFailure();
    expect(hasFailedLately()).toBe(false);
    now += 60_000;
    countFailure();
    now += 120_000 - 1;
    expect(hasFailedLately()).toBe(true);
    now += 1;
    expect(hasFailedLately()).toBe(false);
    countFailure();
    expect(hasFailedLately()).toBe(true);
    forgetFailures();
    expect(hasFailedLately()).toBe(false);
  });

  test('never for what is stored by a clock that is ahead, nor for anything else that is stored', () => {
    const ahead = fc
      .tuple(fc.integer({ min: NOW + 1, max: 2 * NOW }), fc.nat())
      .map((pair) => pair.join(' '));
    const damaged = fc.string().filter((text) => !/^\s*[\d.]+\s+[\d.]+/.test(text));
    fc.assert(
      fc.property(fc.oneof(ahead, damaged), (text) => {
        sessionStorage.setItem(FAILURES_KEY, text);
        expect(hasFailedLately()).toBe(false);
      }),
    );
  });
});
