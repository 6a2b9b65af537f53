import type { Browser, Page } from '@playwright/test';
import { APP_URLS } from './addresses';
import { withVisitor } from './browser';

/** Between two keys of somebody who knows what to type, in ms. */
export const KEY_DELAY_MS = 80;

export const searchField = (page: Page) =>
  page.getByPlaceholder('Buscar por título, autor ou palavra-chave…');

/** Opens the catalogue, and waits until it stands still: the titles' font and the service worker come last. */
export async function openCatalogue(page: Page): Promise<void> {
  await page.goto(APP_URLS.site, { waitUntil: 'commit' });
  await page.evaluate(() => window.bench.firstCard);
  await page.locator('html[data-title-font]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** Does what a skeleton and cards follow, and gives the moment at which the cards are on the screen. */
export async function thenCards(page: Page, act: () => Promise<unknown>): Promise<number> {
  // Before the act: what is evaluated takes the page's time too.
  const shown = page.evaluate(async () => {
    const { painted, hasCards } = window.bench;
    await painted(() => document.querySelector('[data-skeleton]') !== null);
    return painted(hasCards);
  });
  await act();
  return shown;
}

/** Types a search in the field, and measures from its last key until its cards are on the screen, in ms. */
export async function typeSearch(page: Page, text: string, enter: boolean): Promise<number> {
  await page.evaluate(() =>
    addEventListener('keydown', ({ timeStamp }) => (window.benchLastKey = timeStamp), true),
  );
  await searchField(page).focus();
  const shown = await thenCards(page, async () => {
    await page.keyboard.type(text, { delay: KEY_DELAY_MS });
    if (enter) await page.keyboard.press('Enter');
  });
  return shown - (await page.evaluate(() => window.benchLastKey));
}

/** From the last key of a search, or from Enter, until its cards are on the screen, in ms. */
export const measureSearch = (browser: Browser, enter: boolean): Promise<number> =>
  withVisitor(browser, 'phone', async (page) => {
    await openCatalogue(page);
    return typeSearch(page, 'machado de assis', enter);
  });

declare global {
  interface Window {
    benchLastKey: number;
  }
}
