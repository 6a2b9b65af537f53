import type { Browser, Page } from '@playwright/test';
import { cards } from './support/library';
import { expect, test } from './support/test';

declare global {
  interface Window {
    /** The directives that have refused something. */
    refused: Set<string>;
    injected?: boolean;
  }
}

/** A page that no fixture watches, which would fail these stories: they are about violations. */
async function openUnwatched(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  // No page waits for covers from the network.
  await page.route('https://www.gutenberg.org/**', (route) => route.abort());
  return page;
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

// GitHub Pages sends no headers: here the page's own policy is alone.
test('what an injection would load or run is refused', async ({ browser, hosts }) => {
  const page = await openUnwatched(browser);
  await page.goto(`${hosts['GitHub Pages, base path']}/`);
  await expect(cards(page)).toHaveCount(32);
  await attack(page);
  await expect
    .poll(() => page.evaluate(() => [...window.refused].sort()))
    .toEqual([
      'base-uri',
      'connect-src',
      'frame-src',
      'img-src',
      'object-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-attr',
      'style-src-elem',
    ]);
  expect(await page.evaluate(() => window.injected)).toBeUndefined();
  await page.close();
});

test('on Netlify every answer has the headers, and no other site can frame the pages', async ({
  browser,
  hosts,
}) => {
  const page = await openUnwatched(browser);
  for (const address of ['/', '/book/84/', '/estante', '/icon.svg']) {
    const headers = (await page.request.get(`${hosts.Netlify}${address}`)).headers();
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    // Netlify refuses long headers; the pages carry what would make this one grow with them.
    expect(headers['content-security-policy']?.length).toBeLessThan(500);
  }
  // A page of another origin, and what it has framed.
  const other = `${hosts['GitHub Pages, root']}/other.html`;
  const framed = async (address: string) => {
    await page.route(other, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${address}"></iframe>` }),
    );
    await page.goto(other);
    return page.frameLocator('iframe').getByRole('banner');
  };
  await expect(await framed(hosts['GitHub Pages, root'])).toBeVisible();
  await expect(await framed(hosts.Netlify)).toHaveCount(0);
  expect(page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  await page.close();
});
