import type { Page } from '@playwright/test';
import { cards } from './support/library';
import { expect, test } from './support/test';

declare global {
  interface Window {
    /** The directives that have refused something. */
    refused: Set<string>;
    injected?: boolean;
  }
}

/** Does to a page what an injection would. */
const attack = (page: Page) =>
  page.evaluate(async () => {
    window.refused = new Set();
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      window.refused.add(effectiveDirective),
    );
    const insert = (html: string) =>
      document.body.append(document.createRange().createContextualFragment(html));
    insert('<script>window.injected = true</script>');
    insert('<script src="https://evil.example/a.js"></script>');
    insert('<img src="/icon.svg" onload="window.injected = true">');
    insert('<img src="https://evil.example/pixel.png">');
    insert('<style>body { display: none }</style>');
    insert('<p style="color: red">a</p>');
    insert('<object data="https://evil.example/a.swf"></object>');
    insert('<iframe src="https://evil.example/"></iframe>');
    insert('<base href="https://evil.example/">');
    await fetch('https://evil.example/').catch(() => undefined);
  });

// A page that no fixture watches, which would fail this story: violations are its point.
test('what an injection would load or run is refused, and on Netlify no other site frames the pages', async ({
  browser,
  hosts,
}) => {
  const page = await browser.newPage();
  // No page waits for covers from the network.
  await page.route('https://www.gutenberg.org/**', (route) => route.abort());

  await test.step('injections, where the page’s own policy is alone', async () => {
    await page.goto(`${hosts['GitHub Pages, base path']}/`);
    await expect(cards(page)).toHaveCount(32);
    await attack(page);
    await expect
      .poll(() => page.evaluate(() => [...window.refused].sort().join(' ')))
      .toBe(
        'base-uri connect-src frame-src img-src object-src script-src-attr script-src-elem style-src-attr style-src-elem',
      );
    expect(await page.evaluate(() => window.injected)).toBeUndefined();
  });

  await test.step('frames, which only a header can refuse', async () => {
    // A document of another origin without a policy of its own.
    await page.goto(`${hosts['GitHub Pages, root']}/robots.txt`);
    await page.evaluate(
      (addresses) => {
        for (const src of addresses) {
          document.body.append(Object.assign(document.createElement('iframe'), { src }));
        }
      },
      [`${hosts['GitHub Pages, base path']}/`, `${hosts.Netlify}/`],
    );
    await expect(page.frameLocator('iframe >> nth=0').getByRole('banner')).toBeVisible();
    await expect.poll(() => page.frames()[2]?.url()).toBe('chrome-error://chromewebdata/');
  });
  await page.close();
});
