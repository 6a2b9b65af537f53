import type { Page } from '@playwright/test';
import { BOOK, alertOf, bookOf, cards, pagination, searchField } from './support/library';
import { pageWidth } from './support/measure';
import { SERVICE, hold } from './support/service';
import { expect, test } from './support/test';

// Every kind of failure on every screen is in __tests__/faults; here are the files of the copy.

const copyNote = (page: Page) =>
  page.getByText(/Mostrando a cópia de \d{1,2} de [a-zç]+ de 20\d\d\./);

test('a service that refuses: all books come from the copy', async ({ page, expected }) => {
  expected.allow(/catalogue\/books|ERR_CONNECTION_REFUSED/);
  await page.route(SERVICE, (route) => route.abort('connectionrefused'));
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
});

test('silence: the copy’s books, then its own; nothing moves', async ({ page, service }) => {
  // So low that no title is in sight: their font comes late, and may give them other lines.
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) performance.mark('shift', { detail: shift.startTime });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const answer = await hold(page, SERVICE);
  await page.goto('./');
  await expect(page.getByText(/O catálogo está demorando… Mostrando a cópia/)).toBeVisible();
  await expect(cards(page)).toHaveCount(32);
  await expect(alertOf(page, 'Erro')).toHaveCount(0);
  // The last parts of a card, either of which may change its height.
  await expect(cards(page).first().getByText('Ficção')).toBeVisible();
  await page.locator('html[data-title-font]').waitFor();
  const place = await cards(page).first().boundingBox();
  answer();
  await expect(copyNote(page)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(32);
  expect(await cards(page).first().boundingBox()).toEqual(place);
  expect(await page.evaluate(() => performance.getEntriesByName('shift'))).toEqual([]);
  expect(await service.queries()).toEqual(['?page=1']);
});

test('on a screen of 360 px no record makes the page wider', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
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
  await cards(page).getByRole('link').click();
  await expect(bookOf(page)).toBeVisible();
  expect(await pageWidth(page)).toBeLessThanOrEqual(360);
});
