import type { Page } from '@playwright/test';

/*
 * What a visitor does, without Playwright's own look-ups, checks and polls: they run in the page, as slowed down
 * as the app, and would be measured as the app's.
 */

/** Does what makes a text appear in an element, or the element itself, and waits until it is on the screen. */
export async function actUntil(
  page: Page,
  [selector, text]: readonly [selector: string, text: string],
  act: () => Promise<unknown>,
): Promise<void> {
  // Before the act: what is evaluated takes the page's time too.
  const shown = page.evaluate(
    ([selector, text]) =>
      window.bench.painted(() =>
        [...document.querySelectorAll(selector)].some(({ textContent }) =>
          textContent.includes(text),
        ),
      ),
    [selector, text] as const,
  );
  await act();
  await shown;
}

/**
 * How long a visitor looks before a tap, in ms: the covers that scrolling asked for have come by then. Taps that follow
 * each other within half a second would be one double tap.
 */
const LOOK_MS = 1000;

/**
 * Brings an element into sight, and waits until the visitor has looked at it and the page stands still.
 *
 * @param selector in CSS
 * @param text the element's whole text, where others match too
 * @returns the element's middle, to be tapped
 */
export const bringIntoSight = (
  page: Page,
  selector: string,
  text?: string,
): Promise<{ x: number; y: number }> =>
  page.evaluate(
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

/** Taps an element as `bringIntoSight` finds it. */
export async function tap(page: Page, selector: string, text?: string): Promise<void> {
  const { x, y } = await bringIntoSight(page, selector, text);
  await page.touchscreen.tap(x, y);
}
