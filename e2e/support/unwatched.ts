import type { Browser, Page } from '@playwright/test';

/** A page of a context that no fixture watches, for stories whose point is what fails. */
export async function openUnwatched(browser: Browser, options = {}): Promise<Page> {
  const context = await browser.newContext(options);
  // No page waits for covers from the network.
  await context.route('https://www.gutenberg.org/**', (route) => route.abort());
  return context.newPage();
}
