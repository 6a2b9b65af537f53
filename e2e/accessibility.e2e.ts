import type { Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';
import { WALKS, reachState } from './states';
import { violations } from './support/axe';
import {
  comeToRest,
  cutWords,
  enlargeText,
  lostInForcedColours,
  motionSeen,
  pageWidth,
  recordMotion,
  smallFields,
  smallTargets,
  usualText,
  widenText,
} from './support/measure';
import { expect, test } from './support/test';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const SMALL_PHONE = { width: 320, height: 640 };

const ALL_RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** What a page of the same elements may break in other colours and at another width. */
const RULES_OF_STYLE: RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'target-size', 'scrollable-region-focusable'],
};

test.use({ viewport: DESK });

async function expectNoSidewaysScroll(page: Page, name: string) {
  const { width = NaN } = page.viewportSize() ?? {};
  expect.soft(await pageWidth(page), `${name}: sideways at ${width} px`).toBeLessThanOrEqual(width);
}

/** On a desk, in dark colours. */
async function expectDesk(page: Page, name: string) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await comeToRest(page);
  // After the router has opened a page its title comes last.
  await expect.soft(page, name).toHaveTitle(/^\S.* · BookShelfs$/);
  expect.soft(await violations(page, ALL_RULES), `${name}: dark, desk`).toEqual([]);
  await expectNoSidewaysScroll(page, name);
  expect.soft(await page.locator('h1').count(), `${name}: one h1`).toBe(1);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await lostInForcedColours(page), `${name}: forced colours`).toEqual([]);
}

/** On a phone, in light colours: colours do not depend on the width, nor the layout on the colours. */
async function expectPhone(page: Page, name: string) {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await comeToRest(page);
  expect.soft(await violations(page, RULES_OF_STYLE), `${name}: light, phone`).toEqual([]);
  await expectNoSidewaysScroll(page, name);
  expect.soft(await smallTargets(page), `${name}: targets under 44 px`).toEqual([]);
  expect.soft(await smallFields(page), `${name}: fields a phone zooms into`).toEqual([]);
}

/** With the visitor's own text: in a wider font, and at twice the size. */
async function expectRoomForText(page: Page, name: string) {
  for (const [text, change] of [
    ['a wider font', widenText],
    ['text at 200 %', enlargeText],
  ] as const) {
    await change(page);
    for (const phone of [PHONE, SMALL_PHONE]) {
      await page.setViewportSize(phone);
      await comeToRest(page);
      const where = `${name}, ${text}`;
      await expectNoSidewaysScroll(page, where);
      expect.soft(await cutWords(page), `${where}: words cut at ${phone.width} px`).toEqual([]);
    }
    await usualText(page);
  }
  await page.setViewportSize(DESK);
}

for (const walk of WALKS) {
  test(`accessible in every state: ${walk.name}`, async ({ page, expected }) => {
    test.slow(walk.states.length > 2);
    await recordMotion(page);
    for (const state of walk.states) {
      await test.step(state.name, async () => {
        if (state.faults) expected.allow(state.faults);
        await reachState(page, state);
        await expectDesk(page, state.name);
        await expectPhone(page, state.name);
        await expectRoomForText(page, state.name);
        // The configuration asks for reduced motion.
        expect.soft(await motionSeen(page), `${state.name}: motion`).toEqual([]);
      });
    }
  });
}
