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

describe('the next retry', () => {
  test.each([
    ['a 4xx', http(404)],
    ['a 403', http(403)],
    ['a book that the service does not have', new CatalogueError('not-found', 'x')],
  ])('never comes after %s', (_, error) => expect(retryDelay(error, 1, 0)).toBeNull());

  test.each([
    ['1 after a 5xx', http(500), 1, 2_000],
    ['2 without an answer', network, 2, 4_000],
    ['3 after a 5xx', http(503), 3, 8_000],
    ['1 after a 429', http(429), 1, 60_000],
    ['3 after a 429 that says how long', http(429, '45'), 3, 45_000],
    ['1 after a 5xx that says it in words', http(503, 'soon'), 1, 2_000],
  ])(
    'number %s comes after %i ms, and up to a quarter more; the third is the last',
    (_, error, n, least) => {
      expect([0, 1].map((chance) => retryDelay(error, n, chance))).toEqual([least, least * 1.25]);
      expect(retryDelay(error, 4, 0)).toBeNull();
    },
  );
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

  test.each(['nonsense', '{}', 'x y z'])('never for “%s”, which two failures replace', (text) => {
    sessionStorage.setItem(FAILURES_KEY, text);
    expect(hasFailedLately()).toBe(false);
    countFailure();
    countFailure();
    expect(hasFailedLately()).toBe(true);
  });
});
