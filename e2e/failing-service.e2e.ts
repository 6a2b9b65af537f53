import type { Page, Route } from '@playwright/test';
import {
  BOOK,
  alertOf,
  bookOf,
  cards,
  installClock,
  pagination,
  searchField,
  stopClock,
} from './support/library';
import { pageWidth } from './support/measure';
import { COPY as COPY_FILES, SERVICE, hold, recordCalls } from './support/service';
import { expect, test } from './support/test';

const COPY = /Mostrando a cópia de \d{1,2} de [a-zç]+ de 20\d\d\./;
const copyNote = (page: Page) => page.getByText(COPY);

/** What only a browser has, and one ordinary error; all kinds on all screens are in __tests__/faults. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  refused: (route) => route.abort('connectionrefused'),
  'a challenge that cannot be read': (route) =>
    route.fulfill({ status: 403, contentType: 'text/html', body: '<title>Just a moment…</title>' }),
  'HTTP 500': (route) => route.fulfill({ status: 500, body: 'broken' }),
};

/** What is asked of the copy from now on. */
function copyRequestsOf(page: Page): string[] {
  const copied: string[] = [];
  page.on('request', (request) => {
    if (COPY_FILES.test(request.url())) copied.push(request.url());
  });
  return copied;
}

const silent = () => new Promise<void>(() => undefined);

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`${name}: lists, searches and books come from the copy`, async ({ page, expected }) => {
    expected.allow(/catalogue\/books|ERR_CONNECTION_REFUSED/);
    await page.route(SERVICE, fault);
    await page.goto('./');
    await expect(cards(page)).toHaveCount(32);
    await expect(alertOf(page, 'Erro: ')).toBeVisible();
    await expect(copyNote(page)).toBeVisible();
    await pagination(page).getByRole('button', { name: '2', exact: true }).click();
    await expect(pagination(page)).toContainText('Pág. 2 de');
    await expect(cards(page)).toHaveCount(32);
    await searchField(page).fill('pride prejudice');
    await searchField(page).press('Enter');
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('link', { name: BOOK.link })).toBeVisible();
    await page.goto(`./book/${BOOK.id}/`);
    await expect(bookOf(page)).toContainText(BOOK.title);
    await page.unroute(SERVICE);
  });
}

test('a silent service: the copy’s books without an error, then the service’s', async ({
  page,
  service,
}) => {
  const answer = await hold(page, SERVICE);
  await page.goto('./');
  await expect(page.getByText(/O catálogo está demorando… Mostrando a cópia/)).toBeVisible();
  await expect(cards(page)).toHaveCount(32);
  await expect(alertOf(page, 'Erro')).toHaveCount(0);
  // Its last part, which may need a second line.
  await expect(cards(page).first().getByText('Ficção')).toBeVisible();
  const place = await cards(page).first().boundingBox();
  answer();
  await expect(copyNote(page)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(32);
  expect(await cards(page).first().boundingBox()).toEqual(place);
  expect(await service.queries()).toEqual(['?page=1']);
});

test('a service that hangs costs two waits; then the copy answers at once', async ({
  page,
  service,
}) => {
  await page.route(SERVICE, silent);
  await page.goto('./');
  await expect(copyNote(page)).toBeVisible();
  for (const number of ['2', '3', '4', '5']) {
    await pagination(page).getByRole('button', { name: number, exact: true }).click();
    await expect(pagination(page)).toContainText(`Pág. ${number} de`);
    await expect(copyNote(page)).toBeVisible();
  }
  // After the first two only quiet attempts, half a minute apart.
  const quiet = (await service.calls()).slice(2).map(({ at }) => at);
  for (const [index, at] of quiet.slice(1).entries()) {
    expect(at - (quiet[index] ?? NaN)).toBeGreaterThanOrEqual(29_999);
  }
});

test('two failures in one tab: others ask the copy first, all ask seldom, one answer is for all', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  let isSilent = true;
  await context.route(SERVICE, (route) => {
    asked.push(new URL(route.request().url()).search);
    return isSilent ? silent() : route.fallback();
  });
  const goTo = (tab: Page, number: string) =>
    pagination(tab).getByRole('button', { name: number, exact: true }).click();

  await installClock(page);
  // Whole, as that of a browser is.
  await context.addInitScript(() => {
    const { now } = Date;
    Date.now = () => Math.floor(now());
  });
  await page.goto('./');
  await expect(copyNote(page)).toBeVisible();
  await goTo(page, '2');
  await expect(pagination(page)).toContainText('Pág. 2 de');
  await expect(copyNote(page)).toBeVisible();

  // The clock is that of all tabs.
  await stopClock(page);
  asked.length = 0;
  const other = await context.newPage();
  const others = [other, await context.newPage()];
  const service = await recordCalls(other);
  for (const tab of others) {
    // No time passes: it does not wait for the service.
    const copied = tab.waitForRequest(COPY_FILES);
    await tab.goto('./?lang=pt');
    await copied;
  }
  await page.clock.runFor(600);
  for (const tab of others) {
    await expect(cards(tab)).toHaveCount(32);
    await expect(copyNote(tab)).toBeVisible();
  }
  for (let seconds = 0; seconds < 120; seconds += 1) await page.clock.runFor(1_000);
  // One quiet attempt in half a minute.
  expect(asked.length).toBeLessThanOrEqual(5);

  isSilent = false;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await page.clock.runFor(600);
  await expect(copyNote(page)).toHaveCount(0);
  // Of this tab alone: the third one's quiet attempt may fall into the same second.
  const before = (await service.queries()).length;
  const copied = copyRequestsOf(other);
  await goTo(other, '3');
  await page.clock.runFor(600);
  await expect(pagination(other)).toContainText('Pág. 3 de');
  await expect(cards(other)).toHaveCount(32);
  await expect(copyNote(other)).toHaveCount(0);
  expect((await service.queries()).slice(before)).toEqual(['?languages=pt&page=3']);
  expect(copied).toEqual([]);
});

test('a service that answers in time: nothing of the copy is fetched', async ({ page }) => {
  const copied = copyRequestsOf(page);
  // No time passes until the answer is there.
  await installClock(page);
  await stopClock(page);
  await page.goto('./');
  await page.locator('article').first().waitFor({ state: 'attached' });
  await page.clock.resume();
  await expect(pagination(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(copied).toEqual([]);
  await expect(copyNote(page)).toHaveCount(0);
});

test.describe('on a screen of 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('no record makes the page wider', async ({ page }) => {
    // As long as an answer may be, in all.
    const long = 'x'.repeat(25_000);
    const record = {
      id: 84,
      title: long,
      authors: Array.from({ length: 60 }, (_, i) => ({ name: `${i}${long}` })),
      editors: [{ name: long }],
      translators: [{ name: long }],
      languages: [long, 'pt'],
      subjects: [long],
      bookshelves: [long],
      summaries: [long],
      formats: {},
      download_count: 9_007_199_254_740_991,
    };
    const body = { count: 1e15, next: null, previous: null, results: [record] };
    await page.route(SERVICE, (route) => route.fulfill({ json: body }));
    await page.goto('./');
    await expect(cards(page)).toHaveCount(1);
    expect(await pageWidth(page)).toBeLessThanOrEqual(360);
    await page.goto('./book/84/');
    await expect(bookOf(page)).toBeVisible();
    expect(await pageWidth(page)).toBeLessThanOrEqual(360);
  });
});
