/** @jest-environment node */
import fc from 'fast-check';
import {
  CLOSED,
  MAX_PAUSE_MS,
  afterAsking,
  afterFailure,
  isPaused,
  mayAsk,
  type Breaker,
} from '@/lib/catalogue/breaker';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

test('one failure changes nothing, two in a row give two minutes to the copy', () => {
  const once = afterFailure(CLOSED, NOW, null);
  expect(isPaused(once, NOW)).toBe(false);
  const twice = afterFailure(once, NOW, null);
  expect(isPaused(twice, NOW + 2 * MINUTE - 1)).toBe(true);
  expect(isPaused(twice, NOW + 2 * MINUTE)).toBe(false);
});

test('meanwhile one quiet request may leave in half a minute', () => {
  const paused = afterFailure(afterFailure(CLOSED, NOW, null), NOW, null);
  expect(mayAsk(paused, NOW)).toBe(true);
  const asked = afterAsking(paused, NOW);
  expect(mayAsk(asked, NOW + 29_999)).toBe(false);
  expect(mayAsk(asked, NOW + 30_000)).toBe(true);
});

test('a failure after the pause gives another one at once', () => {
  const paused = afterFailure(afterFailure(CLOSED, NOW, null), NOW, null);
  expect(isPaused(afterFailure(paused, NOW + 5 * MINUTE, null), NOW + 6 * MINUTE)).toBe(true);
});

test('a wait that the service asks for is kept whole, from the first failure', () => {
  const asked = afterFailure(CLOSED, NOW, 90_000);
  expect(mayAsk(asked, NOW + 89_999)).toBe(false);
  expect(mayAsk(asked, NOW + 90_000)).toBe(true);
});

const breakers = fc.record<Breaker>({
  pausedUntil: fc.maxSafeInteger(),
  nextAttempt: fc.maxSafeInteger(),
  failures: fc.maxSafeInteger(),
});

test('whatever is stored, the service is asked again within an hour', () => {
  fc.assert(
    fc.property(breakers, fc.nat(), (breaker, ahead) => {
      const now = NOW + ahead;
      // As long as nothing else happens.
      expect(isPaused(breaker, Math.max(now, breaker.pausedUntil))).toBe(false);
      if (isPaused(breaker, now))
        expect(breaker.pausedUntil - now).toBeLessThanOrEqual(MAX_PAUSE_MS);
      else expect(mayAsk(breaker, now)).toBe(true);
    }),
  );
});

test('however failures come, tabs that ask quietly ask no more than each half minute', () => {
  const steps = fc.array(fc.tuple(fc.nat(20_000), fc.boolean()), { maxLength: 200 });
  fc.assert(
    fc.property(steps, (events) => {
      let now = NOW;
      let breaker = afterFailure(afterFailure(CLOSED, now, null), now, null);
      let last = -Infinity;
      for (const [wait, fails] of events) {
        now += wait;
        if (!isPaused(breaker, now)) return;
        if (mayAsk(breaker, now)) {
          expect(now - last).toBeGreaterThanOrEqual(30_000);
          last = now;
          breaker = afterAsking(breaker, now);
        }
        if (fails) breaker = afterFailure(breaker, now, null);
      }
    }),
  );
});
