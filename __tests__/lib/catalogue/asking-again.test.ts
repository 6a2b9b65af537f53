import fc from 'fast-check';
import {
  CatalogueError,
  FAILURES_KEY,
  countFailure,
  forgetFailures,
  hasFailedLately,
  retryDelay,
} from '@/lib/catalogue/failures';

/** @param retryAfter the header of the response */
const http = (status: number, retryAfter: string | null = null) =>
  new CatalogueError('http', 'x', status, retryAfter);
const network = new CatalogueError('network', 'x');
const random = fc.double({ min: 0, max: 1, noNaN: true });
const retries = fc.integer({ min: 1, max: 3 });

describe('the next retry', () => {
  test('never comes for a 4xx but 429, nor for a book that the service does not have', () => {
    const final = fc.constantFrom(300, 400, 401, 403, 404, 418, 428, 430, 499);
    fc.assert(
      fc.property(final, retries, random, (status, n, chance) => {
        expect(retryDelay(http(status), n, chance)).toBeNull();
        expect(retryDelay(new CatalogueError('not-found', 'x'), n, chance)).toBeNull();
      }),
    );
  });

  test.each([
    ['1 after a 5xx', http(500), 1, 2_000],
    ['2 without an answer', network, 2, 4_000],
    ['3 after a 5xx', http(503), 3, 8_000],
    ['1 after a 429', http(429), 1, 60_000],
    ['3 after a 429 that says how long', http(429, '45'), 3, 45_000],
    ['1 after a 5xx that says how long', http(503, '45'), 1, 45_000],
    ['1 after a 5xx that says it in words', http(503, 'soon'), 1, 2_000],
  ])('number %s comes after %i ms, and up to a quarter more', (_, error, n, least) => {
    fc.assert(
      fc.property(random, (chance) => {
        const delay = retryDelay(error, n, chance);
        expect(delay).toBeGreaterThanOrEqual(least);
        expect(delay).toBeLessThanOrEqual(least * 1.25);
      }),
    );
  });

  test.each([http(500), http(429), network])('is the last when it is the third', (error) => {
    expect(retryDelay(error, 4, 0)).toBeNull();
  });
});

describe('the copy is asked first', () => {
  let now = Date.UTC(2026, 10, 20, 12, 0, 0);
  beforeEach(() => {
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

  test('never for anything else that is stored, which two failures replace', () => {
    const damaged = fc.string().filter((text) => !/\d|Infinity/.test(text));
    fc.assert(
      fc.property(damaged, (text) => {
        sessionStorage.setItem(FAILURES_KEY, text);
        expect(hasFailedLately()).toBe(false);
        countFailure();
        countFailure();
        expect(hasFailedLately()).toBe(true);
      }),
    );
  });
});
