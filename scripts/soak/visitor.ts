import { errors, type Page } from '@playwright/test';
import { ACTIONS } from './actions';
import { pickWeighted, randomNumbers } from './random';

interface Visit {
  page: Page;
  seed: number;
  /** Whether it also loads documents anew. */
  reloads: boolean;
  /** In ms of `Date.now()`. */
  until: number;
  /** Called between two actions. */
  onStep: () => Promise<void>;
}

/** A step's numbers do not depend on what the steps before have met. */
const STEPS = 1_000_000;

/** Uses a tab by chance until the time is over; gives how often each action was done. */
export async function visit({ page, seed, reloads, until, onStep }: Visit) {
  const done = new Map<string, number>();
  const actions = ACTIONS.filter((action) => reloads || !action.reloads);
  for (let step = 0; Date.now() < until; step += 1) {
    const random = randomNumbers(seed * STEPS + step);
    const { name, act } = pickWeighted(random, actions);
    let acted = true;
    try {
      acted = await act(page, random);
      if (acted) done.set(name, (done.get(name) ?? 0) + 1);
    } catch (error) {
      // What was there is gone, or the document with it: another tab, the service, a new version.
      const isGone =
        error instanceof errors.TimeoutError ||
        /context was destroyed|not attached|ERR_|interrupted by another/.test(String(error));
      if (!isGone) throw error;
    }
    await onStep();
    // People pause, and not for anything that could be waited for.
    if (acted) await page.waitForTimeout(50 + 400 * random());
  }
  return done;
}
