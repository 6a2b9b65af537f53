import { advanceTime } from '../support/time';

/** Lets whatever comes at once come before time passes, after `freezeTimers`. */
export async function atOnce(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await advanceTime(0);
}

/** Waits for responses and modules without advancing the time; not for ever. */
export async function found<Found>(find: () => Found | null): Promise<Found> {
  for (let turn = 0; turn < 150; turn += 1) {
    const result = find();
    if (result !== null) return result;
    await advanceTime(0);
  }
  throw new Error(`Not found in: ${document.body.textContent}`);
}
