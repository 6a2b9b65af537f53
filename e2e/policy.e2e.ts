import type { Page } from '@playwright/test';
import { inlineScriptHashes } from '../scripts/export/policy';
import { cards } from './support/library';
import { BUILDS, pagesOf, readExported } from './support/pages';
import { HOSTS, type HostName } from './support/sites';
import { expect, test } from './support/test';
import { openUnwatched } from './support/unwatched';

const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';

for (const build of BUILDS) {
  test(`the policy of every page (${build}) comes before any script, with the hashes of its own`, () => {
    for (const name of pagesOf(build)) {
      const html = readExported(build, name);
      const policy = policyOf(html);
      expect(html.indexOf(policy), name).toBeLessThan(html.indexOf('<script'));
      expect(policy.match(/'sha256-[^']+'/g), name).toEqual(inlineScriptHashes(html));
      expect(policy, name).not.toMatch(/unsafe|\*|https?:(?!\/\/www\.gutenberg\.org)/);
      expect(html, name).not.toMatch(/<style|\sstyle=|\son\w+=|rel="preconnect"/);
    }
  });
}

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

for (const host of Object.keys(HOSTS) as HostName[]) {
  test(`${host}: what an injection would load or run is refused`, async ({ browser, hosts }) => {
    const page = await openUnwatched(browser);
    await page.goto(`${hosts[host]}/`);
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
    await page.context().close();
  });
}

test('on Netlify every answer has the headers, and no other site can frame the pages', async ({
  browser,
  hosts,
}) => {
  const page = await openUnwatched(browser);
  for (const address of ['/', '/book/84/', '/estante', '/icon.svg']) {
    const headers = (await page.request.get(`${hosts.Netlify}${address}`)).headers();
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
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
  await page.context().close();
});
