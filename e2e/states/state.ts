import type { Locator, Page } from '@playwright/test';

/** Leads a page there: to the first state of a walk from nothing, to any other from the one before. */
export type Way = (page: Page) => Promise<unknown>;

/** For what follows by itself, or is already there. */
export const stay: Way = () => Promise.resolve();

/** A screen in one of the states it can have. */
export interface State {
  name: string;
  reach: Way;
  /** What is in sight once the state is reached, and not before. */
  shows: (page: Page) => Locator;
  /** The failures that the state is about, as the browser reports them. */
  faults?: RegExp;
}

/** States that one page passes through, in this order: loading a page is most of a visit's time. */
export interface Walk {
  name: string;
  states: readonly State[];
}

/** @param sign the element that is in sight in this state, or the beginning of its text */
export const state = (
  name: string,
  reach: Way,
  sign: string | RegExp | State['shows'],
  faults?: RegExp,
): State => ({
  name,
  reach,
  shows: typeof sign === 'function' ? sign : (page) => page.getByText(sign).first(),
  ...(faults && { faults }),
});

export const goTo =
  (address: string): Way =>
  (page) =>
    page.goto(address);

/** Leads a page on to the state; fails when what the state shows does not become visible. */
export async function reachState(page: Page, { reach, shows }: State): Promise<void> {
  await reach(page);
  await shows(page).waitFor({ timeout: 30_000 });
}
