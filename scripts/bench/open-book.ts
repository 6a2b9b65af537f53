import type { Browser } from '@playwright/test';
import { bringIntoSight } from './act';
import { HOSTS } from './addresses';
import { withVisitor } from './browser';
import { openCatalogue } from './search';

export interface OpenedBook {
  /** From the tap on a card until the whole book's page is on the screen, in ms. */
  tapMs: number;
  /** What the tap cost of the host and the service, until the page stood still. */
  requests: string[];
  /** From going back until the cards are on the screen again, in ms. */
  backMs: number;
  /** Whether the list was then where it had been. */
  scrollKept: boolean;
}

const SCROLLED_PX = 600;
const OWN_HOSTS: readonly string[] = [HOSTS.site, HOSTS.catalogue];

/** Opens a book by a tap on its card, and goes back. */
export const measureOpenBook = (browser: Browser): Promise<OpenedBook> =>
  withVisitor(browser, 'phone', async (page, traffic) => {
    await openCatalogue(page);
    await page.evaluate((top) => scrollTo(0, top), SCROLLED_PX);
    const { x, y } = await bringIntoSight(page, 'li:nth-child(4) > article a[href*="/book/"]');
    const scrolledTo = await page.evaluate(() => scrollY);

    const before = traffic.calls.length;
    await page.evaluate(() => {
      const actions = () =>
        [...document.querySelectorAll('h2')]
          .find(({ textContent }) => textContent === 'Ações')
          ?.parentElement?.querySelector('button, a') ?? null;
      window.benchOpened = new Promise((resolve) =>
        addEventListener(
          'click',
          async ({ timeStamp }) =>
            resolve((await window.bench.painted(() => actions() !== null)) - timeStamp),
          { capture: true, once: true },
        ),
      );
    });
    const shown = page.evaluate(() => window.benchOpened);
    await page.touchscreen.tap(x, y);
    const tapMs = await shown;
    await page.waitForLoadState('networkidle');
    const requests = traffic.calls
      .slice(before)
      .filter(({ fromCache }) => !fromCache)
      .map(({ url }) => url)
      .filter((url) => OWN_HOSTS.includes(new URL(url).host));

    const { backMs, backAt } = await page.evaluate(async () => {
      const start = performance.now();
      const shown = window.bench.painted(
        () =>
          // The list stays in the document while a book is shown over it; `checkVisibility` would have its styles worked out.
          document.querySelector('article a[href*="/book/"]')?.closest('[inert]') === null,
      );
      history.back();
      return { backMs: (await shown) - start, backAt: scrollY };
    });
    return { tapMs, requests, backMs, scrollKept: Math.abs(backAt - scrolledTo) <= 1 };
  });

declare global {
  interface Window {
    benchOpened: Promise<number>;
  }
}
