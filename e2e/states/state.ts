import type { Locator, Page } from '@playwright/test';

/** A screen in one of the states it can have. */
export interface State {
  name: string;
  /** Opens the address in a page that has shown nothing yet, and does what leads to the state. */
  open: (page: Page, baseURL: string) => Promise<void>;
  /** A shorter way, in a page that is in the other state of that name. */
  after?: { state: string; lead: (page: Page) => Promise<void> };
  /** What is in sight once the state is reached, and not before. */
  shows: (page: Page) => Locator;
  /** The failures that the state is about, as the browser reports them. */
  faults?: RegExp;
}

export const go = async (page: Page, address: string, baseURL: string): Promise<void> => {
  await page.goto(new URL(address, baseURL).href);
};

/** Brings a page into the state; fails when what the state shows does not become visible. */
export async function openState(
  page: Page,
  { open, shows }: State,
  baseURL: string,
): Promise<void> {
  await open(page, baseURL);
  await shows(page).waitFor();
}
