/** @jest-environment node */
import fc from 'fast-check';
import { parseRetryAfter } from '@/lib/catalogue/retries';

const NOW = Date.UTC(2026, 10, 20, 12, 0, 0);

test.each([
  ['0', 0],
  ['5', 5_000],
  [' 120 ', 120_000],
  ['Fri, 20 Nov 2026 12:01:30 GMT', 90_000],
  ['Fri, 20 Nov 2026 12:00:00 GMT', 0],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['2026-11-20T12:00:01Z', 1_000],
])('%j is %d ms from now', (value, wait) => {
  expect(parseRetryAfter(value, NOW)).toBe(wait);
});

test.each([null, '', '  ', 'soon', 'Fri, 99 Nov 2026', 'NaN'])('%j is null', (value) => {
  expect(parseRetryAfter(value, NOW)).toBeNull();
});

test('any number of seconds and any date is read', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000 }), (seconds) => {
      expect(parseRetryAfter(String(seconds), NOW)).toBe(seconds * 1000);
      const moment = new Date(NOW + seconds * 1000).toUTCString();
      expect(parseRetryAfter(moment, NOW)).toBe(seconds * 1000);
    }),
  );
});

test('any header gives null or a wait that is not negative', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const wait = parseRetryAfter(value, NOW);
      expect(wait === null || wait >= 0).toBe(true);
    }),
  );
});
