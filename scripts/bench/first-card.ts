import type { Browser } from '@playwright/test';
import { APP_URLS, HOSTS, type AppName } from './addresses';
import { withVisitor, type ProfileName, type StorageState } from './browser';
import type { Shift } from './probes';
import type { Kind } from './traffic';

export interface FirstCard {
  /** From the start of navigation until the first card is on the screen, in ms. */
  firstCardMs: number;
  /** When the request for the catalogue left, in ms since the same moment. */
  requestMs: number;
  /** How often the catalogue was asked before the first card. */
  requests: number;
  /** Received before the first card, in bytes on the wire. */
  bytes: Record<Kind, number>;
  /** Until the page stood still. */
  shifts: readonly Shift[];
}

/** Opens an app with nothing cached, and measures until it stands still. */
export const measureFirstCard = (
  browser: Browser,
  profile: ProfileName,
  app: AppName,
  storage?: StorageState,
): Promise<FirstCard> =>
  withVisitor(
    browser,
    profile,
    async (page, traffic) => {
      await page.goto(APP_URLS[app], { waitUntil: 'commit' });
      const { firstCardMs, start } = await page.evaluate(async () => ({
        firstCardMs: await window.bench.firstCard,
        start: performance.timeOrigin,
      }));
      await page.waitForLoadState('networkidle');
      const asked = traffic.calls.filter(
        ({ url, sentAt }) => new URL(url).host === HOSTS.catalogue && sentAt <= start + firstCardMs,
      );
      return {
        firstCardMs,
        requestMs: (asked[0]?.sentAt ?? Number.NaN) - start,
        requests: asked.length,
        bytes: traffic.bytesUntil(start + firstCardMs),
        shifts: await page.evaluate(() => window.bench.shifts),
      };
    },
    storage,
  );
