import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { startHost } from './changing-host';
import { firstRelease } from './releases';
import { HOSTS, SITES, type HostName } from './sites';

interface Fixtures {
  /** The kind of host that the site stands on. */
  host: HostName;
  changing: Awaited<ReturnType<typeof startHost>>;
}

/**
 * What the console says where there is no network, or no page: these tests are about that. The copy's
 * covers are at Project Gutenberg, which the policy of these sites does not name (releases.ts).
 */
const EXPECTED =
  /Failed to load resource|preloaded using link preload|ERR_|Failed to fetch|Loading the image 'https:\/\/www\.gutenberg\.org/;

/**
 * Stories with a service worker, each on a host of its own. No requests are routed: Playwright would
 * not see the worker's, and turns the browser's cache off.
 */
export const test = base.extend<Fixtures>({
  serviceWorkers: 'allow',
  host: ['GitHub Pages, root', { option: true }],
  changing: async ({ host }, provide, { parallelIndex }) => {
    const { build, kind, basePath } = HOSTS[host];
    const root = path.join(SITES, `first-${parallelIndex}`);
    await firstRelease({ build: path.join(SITES, build), folder: root, basePath });
    const changing = await startHost({ root, kind, basePath });
    await provide(changing);
    changing.close();
  },
  baseURL: async ({ changing }, provide) => provide(changing.address),
  page: async ({ page, context }, provide) => {
    const faults: string[] = [];
    context.on('weberror', (failure) => faults.push(failure.error().message));
    context.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.test(message.text())) faults.push(message.text());
    });
    await provide(page);
    expect(faults).toEqual([]);
  },
});

/** The addresses of all that the site keeps in the browser's caches. */
export const keptOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('bookshelfs-'));
    const lists = names.map(async (name) => await (await caches.open(name)).keys());
    return (await Promise.all(lists)).flat().map(({ url }) => url);
  });

export { expect };
