import { act } from 'react';
import { TODAY } from '@/fixtures/records';

const TIMERS = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

/** Fixes the date, in ms, while timers run as usual, until the end of the test. */
export const freezeDate = (now: number = TODAY): void =>
  void jest.useFakeTimers({ now, doNotFake: [...TIMERS] });

/** Stops date and timers, but not what msw needs to answer, until the end of the test. */
export const freezeTimers = (now: number = Date.now()): void =>
  void jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });

/** Runs the timers of the next `ms` milliseconds, after `freezeTimers`. */
export const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Waits for a response or a module after `freezeTimers`, without advancing the time; not for ever. */
export async function found<Found>(find: () => Found | null): Promise<Found> {
  for (let turn = 0; turn < 1_000; turn += 1) {
    const result = find();
    if (result !== null) return result;
    await advanceTime(0);
  }
  throw new Error(`Not found in: ${document.body.textContent}`);
}
