import { AS_ANA, anasLoan, seed } from './support/borrowers';
import { cards, pagination } from './support/library';
import { pageWidth } from './support/measure';
import { hold } from './support/service';
import { expect, test } from './support/test';

declare global {
  interface Window {
    /** Whether a book of the rows, or 'Continuar', was painted. */
    hasSeenBook: boolean;
    shifts: unknown[];
    /** Of each frame, whether the title was in sight, and whether a book. */
    seenInFrames: boolean[][];
  }
}

/** Records, frame by frame, the books that are in sight outside of cards, and what has moved below the header. */
function recordRows() {
  window.hasSeenBook = false;
  window.shifts = [];
  const look = () => {
    for (const link of document.querySelectorAll('main section a[href*="/book/"]')) {
      window.hasSeenBook ||= !link.closest('article') && link.checkVisibility();
    }
    requestAnimationFrame(look);
  };
  look();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      sources: { node?: Node }[];
    })[]) {
      const moved = entry.sources.map(({ node }) => node?.parentElement);
      // The header's links come with the session.
      if (moved.some((element) => element?.closest('main'))) window.shifts.push(entry.toJSON());
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test('no frame shows a row at an address with a query; on the home page nothing moves, for a visitor with a loan too', async ({
  page,
  context,
}) => {
  await page.addInitScript(recordRows);
  const hasSeenBook = () => page.evaluate(() => window.hasSeenBook);
  const rows = page.getByRole('link', { name: /^Ver todos/ });
  const own = page.getByRole('region', { name: 'Continuar' });
  const untilWhole = async () => {
    await expect(pagination(page)).toBeVisible();
    await page.locator('html[data-title-font]').waitFor();
  };

  await page.goto('./?lang=pt');
  await untilWhole();
  expect(await hasSeenBook()).toBe(false);
  await page.getByRole('link', { name: 'BookShelfs' }).click();
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toBeInViewport();
  const lastCard = await cards(page).last().boundingBox();
  const second = await rows.nth(1).boundingBox();
  expect(second?.y).toBeGreaterThan((lastCard?.y ?? 0) + (lastCard?.height ?? 0));
  await rows.first().click();
  await expect(rows).toHaveCount(0);
  await page.goBack();
  await expect(rows).toHaveCount(3);
  await page.getByRole('link', { name: 'Em português', exact: true }).click();
  await expect(rows).toHaveCount(0);
  await page.getByRole('link', { name: 'Em português', exact: true }).click();
  await expect(rows).toHaveCount(3);

  await seed(context, { ...AS_ANA, loans: [anasLoan()] });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const address of ['./', './?page=2']) {
      await page.goto(address);
      await untilWhole();
      const isHome = address === './';
      expect(await hasSeenBook()).toBe(isHome);
      await expect(own).toHaveCount(isHome ? 1 : 0);
      if (isHome) {
        expect(await page.evaluate(() => window.shifts)).toEqual([]);
        await expect(
          page.getByText(
            'Leve um livro por sete dias, de graça. Muitos você lê aqui, até na grafia de hoje.',
          ),
        ).toBeInViewport();
      }
      expect(await pageWidth(page)).toBeLessThanOrEqual(width);
    }
  }
});

test('the first frame is the title’s, and the books follow without a script', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Where the last book of a row is out of sight.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    window.seenInFrames = [];
    const look = () => {
      const seen = ['h1', 'main section li:first-child a', 'main section li:last-child a'].map(
        (selector) => document.querySelector(selector)?.checkVisibility() === true,
      );
      window.seenInFrames.push(seen);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const sendScripts = await hold(page, /\.js$/);
  await page.goto('./', { waitUntil: 'commit' });
  const frames = () => page.evaluate(() => window.seenInFrames.filter(([title]) => title));
  await expect.poll(frames).toContainEqual([true, true, true]);
  expect((await frames())[0]).toEqual([true, false, false]);
  expect(await frames()).toContainEqual([true, true, false]);
  sendScripts();
});

test('at the address of a shelf its books have their place from the first paint on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  const sendScripts = await hold(page, /\.js$/);
  await page.goto('./?shelf=poesia', { waitUntil: 'commit' });
  const list = page.getByRole('region', { name: 'Resultados' });
  const place = async () => (await list.boundingBox())?.y ?? 0;
  await expect(list).toBeVisible();
  const before = await place();
  sendScripts();
  await expect(page.getByRole('heading', { name: 'Poesia', exact: true })).toBeVisible();
  // The shelf's texts are some 132 px high; without their space they would move the books by that.
  expect(Math.abs((await place()) - before)).toBeLessThan(40);
});
