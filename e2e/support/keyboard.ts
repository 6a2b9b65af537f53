import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Far more than any path through a page takes. */
const MAX_TABS = 60;

/** Presses Tab until the element has focus, and expects to see it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
  }
  throw new Error(`${target} was not reached in ${MAX_TABS} tabs`);
}
