import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureBrowser } from '../scripts/support/browser';
import { HOSTS } from './apps';
import { installProbes } from './probes';
import type { Servers } from './servers';

const KBIT_PER_S = 1000 / 8;

/** `slowdown`: how many times slower than this machine's the processor is. */
const PROFILES = {
  phone: {
    options: {
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    },
    slowdown: 4,
    network: {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600 * KBIT_PER_S,
      uploadThroughput: 750 * KBIT_PER_S,
    },
  },
  desktop: { options: { viewport: { width: 1280, height: 740 } }, slowdown: 1, network: null },
};

export type ProfileName = keyof typeof PROFILES;

/** Chromium, in which the bench's names lead to its own servers and every other name nowhere. */
export function launchBrowser({ port, fingerprint }: Servers): Promise<Browser> {
  const rules = Object.values(HOSTS).map((host) => `MAP ${host}:443 127.0.0.1:${port}`);
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      ...CHROMIUM_ARGS,
      `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND'].join(', ')}`,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
  });
}

/** Opens a page with an empty cache, does the work in it, and closes it. */
export async function withVisitor<Result>(
  browser: Browser,
  profile: ProfileName,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { options, slowdown, network } = PROFILES[profile];
  const context = await browser.newContext({ ...options, locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    // This slows down requests to other origins as well.
    if (network) await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await installProbes(page);
    return await work(page);
  } finally {
    await context.close();
  }
}

/*
 * What a visitor does, without Playwright's locators, checks and polls: they run in the page, and
 * would be measured as the app's.
 */

/**
 * Does what makes a text appear in an element, or the element itself, and waits until it is on the
 * screen; gives the time since the last key or click, in ms.
 */
export async function actUntil(
  page: Page,
  selector: string,
  text: string,
  act: () => Promise<unknown>,
): Promise<number> {
  // Before the act: what is evaluated takes the page's time too.
  const shown = page.evaluate(
    ([selector, text]) =>
      window.bench.sinceInput(() =>
        [...document.querySelectorAll(selector)].some(({ textContent }) =>
          textContent.includes(text),
        ),
      ),
    [selector, text] as const,
  );
  await act();
  return shown;
}

/** The pause before a tap, in ms: two taps within half a second would be a double tap. */
const LOOK_MS = 1000;

/** Taps the element of that whole text, if one is given, once it is in sight and the page is at rest. */
export async function tap(page: Page, selector: string, text?: string): Promise<void> {
  const { x, y } = await page.evaluate(
    async ([lookMs, selector, text]) => {
      const element = [...document.querySelectorAll(selector)].find(
        ({ textContent }) => text === undefined || textContent === text,
      );
      if (!element) throw new Error(`Nothing in the page is ${selector} ${text ?? ''}`);
      element.scrollIntoView({ block: 'center' });
      await new Promise((resolve) => setTimeout(resolve, lookMs));
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      await new Promise<unknown>((resolve) => requestIdleCallback(resolve));
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    [LOOK_MS, selector, text] as const,
  );
  await page.touchscreen.tap(x, y);
}
