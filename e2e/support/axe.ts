import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOnly, RunOptions } from 'axe-core';

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
  }
}

/** The cards of a list are alike: of 32 the first eight are enough. */
const CONTEXT = { exclude: [['li:nth-child(n + 9) > article']] };

/**
 * axe's violations of some rules: the rule, and what is wrong with which elements. Axe itself rather
 * than its builder for Playwright, which loads it again for each run, and takes three times as long.
 */
export async function violations(page: Page, runOnly: RunOnly): Promise<string[]> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(SOURCE);
  return page.evaluate(
    async ([context, options]) => {
      if (!window.axe) throw new Error('axe is not loaded');
      const found = await window.axe.run(context, options);
      return found.violations.map(({ id, nodes }) =>
        [id, ...nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`)].join('\n'),
      );
    },
    [CONTEXT, { resultTypes: ['violations'], runOnly }] satisfies [ElementContext, RunOptions],
  );
}
