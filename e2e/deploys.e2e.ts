import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildWorkerRemoval, type buildWorker } from '../scripts/worker/build-worker';
import { AS_ANA, headerLink, seed } from './support/borrowers';
import { waitForWorker } from './support/changing-host';
import { expect, keptOf, test } from './support/changing-test';
import { openCatalogue } from './support/library';
import { EXPORT, FOOTER, nextRelease } from './support/releases';
import { SITES } from './support/sites';

/** The next version of the site at the root of its host, in a folder of that name. */
async function makeRelease(name: string, worker?: typeof buildWorker): Promise<string> {
  const folder = path.join(SITES, name);
  await nextRelease({ build: path.join(SITES, 'root'), folder, basePath: '' }, worker);
  return folder;
}

const footer = (page: Page) => page.getByRole('contentinfo');
const update = (page: Page) => page.getByRole('button', { name: 'Atualizar', exact: true });
const exportButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a new version waits for the visitor’s word, whole, and then comes to every tab', async ({
  page,
  context,
  changing,
}) => {
  const second = await makeRelease('second');
  const incomplete = path.join(SITES, 'incomplete');
  cpSync(second, incomplete, { recursive: true });
  rmSync(path.join(incomplete, 'manifest.webmanifest'));
  await seed(context, AS_ANA);
  await openCatalogue(page);
  await waitForWorker(page);
  const other = await context.newPage();
  await other.goto('./');
  await expect(update(other)).toHaveCount(0);

  await test.step('as long as one of its files is missing it is given up at once', async () => {
    changing.deploy(incomplete);
    await other.reload();
    const attempts = () =>
      other.evaluate(async () => {
        const sites = (await caches.keys()).filter((name) => name.includes('-site-'));
        const registration = await navigator.serviceWorker.ready;
        return [sites.length, registration.installing, registration.waiting];
      });
    await expect.poll(attempts).toEqual([2, null, null]);
    await expect(update(other)).toHaveCount(0);
  });

  await test.step('the new version waits', async () => {
    // The scripts of the first are gone from the host with it.
    changing.deploy(second);
    await other.reload();
    await expect(other.getByRole('status').filter({ hasText: 'Nova versão' })).toBeVisible();
    await expect(footer(other)).toContainText(FOOTER.first);
    // Parts that neither tab has loaded yet.
    for (const tab of [page, other]) {
      await headerLink(tab, 'Perfil').click();
      await expect(exportButton(tab, EXPORT.first)).toBeVisible();
    }
    await other.getByRole('button', { name: 'Agora não' }).click();
    await expect(update(other)).toHaveCount(0);
  });

  await test.step('it comes to every tab', async () => {
    await expect(update(page)).toBeVisible();
    // A cover that never comes does not hold the new version up.
    await other.evaluate((url) => (new Image().src = url), changing.hangingCover);
    const late = await context.newPage();
    await late.goto('./profile/');
    await expect(exportButton(late, EXPORT.first)).toBeVisible();
    // A request would restart the old worker while it stops. Chrome lets it idle for 30 s then, and as
    // long as it is debugged, as here, for minutes. This is the tab's last one.
    const isLoaded = () =>
      performance.getEntriesByName(`${location.origin}/texts/index.json`).length;
    await late.waitForFunction(isLoaded);
    await update(page).focus();
    await page.keyboard.press('Enter');
    for (const tab of [page, other, late]) {
      await expect(exportButton(tab, EXPORT.second)).toBeVisible();
      await expect(footer(tab)).toContainText(FOOTER.second);
      await expect(update(tab)).toHaveCount(0);
    }
  });
});

test('a page that GitHub’s cache kept for ten minutes is whole and new on the next visit', async ({
  page,
  changing,
}) => {
  const second = await makeRelease('second-of-pages');
  // An earlier visit, too short for a worker: the browser has the page and its scripts.
  await page.goto('robots.txt');
  await page.evaluate(async () => {
    const html = await (await fetch('/')).text();
    const files = new Set(html.match(/\/_next\/static\/[^"\\]+\.(?:js|css)/g));
    await Promise.all([...files].map(async (file) => (await fetch(file)).arrayBuffer()));
  });
  changing.deploy(second);

  await page.goto('./');
  await expect(footer(page)).toContainText(FOOTER.first);
  // Not from the browser's cache, which still has the old page.
  await waitForWorker(page);
  await page.goto('./auth/');
  await page.goto('./');
  await expect(footer(page)).toContainText(FOOTER.second);
  await expect(update(page)).toHaveCount(0);
});

test('the worker can be removed for good', async ({ page, context, changing }) => {
  const without = await makeRelease('without-worker', buildWorkerRemoval);
  await openCatalogue(page);
  await waitForWorker(page);

  changing.deploy(without);
  // Browsers look for a new worker with each visit; this one has no late requests, as above.
  const later = await context.newPage();
  await later.goto('robots.txt');
  await expect(footer(page)).toContainText(FOOTER.second);
  await later.goto('./');
  await expect(footer(later)).toContainText(FOOTER.second);
  const workers = () =>
    later.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  const left = async () => [await workers(), await keptOf(later)];
  await expect.poll(left).toEqual([0, []]);
  await later.reload();
  await later.waitForLoadState('networkidle');
  expect(await left()).toEqual([0, []]);
});
