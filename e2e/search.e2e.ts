import type { Page } from '@playwright/test';
import { AS_ANA, actions, anasLoan, seed } from './support/borrowers';
import { BOOK, cards, openCatalogue, searchField, settle } from './support/library';
import { pageWidth } from './support/measure';
import { hold } from './support/service';
import { expect, test } from './support/test';

const CODE = /\/_next\/static\/.*\.(js|css)/;

const hints = (page: Page) => page.getByRole('region', { name: 'Talvez você procure' });
const option = (page: Page) =>
  page.getByRole('listbox', { name: 'Sugestões de livros' }).getByRole('option');

test('a suggestion by mouse, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCatalogue(page);
  await searchField(page).pressSequentially('lusiadas');
  await expect(option(page).nth(1)).toBeVisible();
  expect(await pageWidth(page)).toBeLessThanOrEqual(360);
  await option(page).nth(1).hover();
  await page.mouse.down();
  // Still there between press and release, with focus in the field.
  await expect(searchField(page)).toBeFocused();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/book\/27236\/$/);
});

test('what the service found never moves: hints come below it, however late', async ({ page }) => {
  await openCatalogue(page);
  await page.waitForLoadState('networkidle');
  const releaseIndex = await hold(page, /\/search\/titles-/);
  const releaseCode = await hold(page, CODE);
  await searchField(page).fill('memorias');
  await searchField(page).press('Enter');
  await expect(page.getByText('5 livros encontrados')).toBeVisible();
  await expect(cards(page)).toHaveCount(5);
  const before = await cards(page).first().boundingBox();
  const expectStill = async () => {
    await settle(page);
    expect(await cards(page).first().boundingBox()).toEqual(before);
  };

  const code = page.waitForResponse(CODE);
  releaseCode();
  await code;
  await expectStill();
  const index = page.waitForResponse(/\/search\/titles-/);
  releaseIndex();
  await index;
  await expect(hints(page).getByRole('article')).toHaveCount(2);
  await expectStill();

  // Nor when the visitor comes back to it. A click by the script does not scroll.
  await cards(page)
    .getByRole('link')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.getByRole('button', { name: '← Voltar' }).click();
  await expect(page.getByText('5 livros encontrados')).toBeVisible();
  await expectStill();
});

test('a book is read in a new tab, told the site alone', async ({ page, context, baseURL }) => {
  await seed(context, { ...AS_ANA, loans: [anasLoan({ bookId: BOOK.id })] });
  await page.goto(`book/${BOOK.id}/`);
  const read = actions(page).getByRole('link', { name: 'Ler no Project Gutenberg' });
  const landing = `https://www.gutenberg.org/ebooks/${BOOK.id}`;
  const asked = context.waitForEvent('request', (request) => request.url() === landing);
  const opened = context.waitForEvent('page');
  await read.click();
  expect(await (await asked).headerValue('referer')).toBe(baseURL);
  expect(await (await opened).evaluate(() => [window.opener, document.referrer])).toEqual([
    null,
    baseURL,
  ]);
});
