import type { Page } from '@playwright/test';
import { cards, searchField } from './support/library';
import { expect, test } from './support/test';

const shelves = (page: Page) => page.getByRole('navigation', { name: 'Estantes' });
const chip = (page: Page, name: string) => shelves(page).getByRole('link', { name });

test('a shelf is opened from the exported page, shared by its address, and left by going back', async ({
  page,
  service,
}) => {
  await page.goto('./');
  await expect(cards(page)).toHaveCount(32);
  await chip(page, 'Teatro').click();
  await expect(page).toHaveURL(/\/\?shelf=teatro$/);
  await expect(page.getByRole('heading', { name: 'Teatro' })).toBeVisible();
  await expect(cards(page)).toHaveCount(15);
  await expect(page).toHaveTitle('Teatro · BookShelfs');
  await expect(chip(page, 'Teatro')).toHaveAttribute('aria-current', 'true');
  const queries = await service.queries();
  expect(queries).toHaveLength(2);
  expect(queries[1]).toMatch(/^\?ids=17591,24129,[\d,]+$/);

  await page.reload();
  await expect(cards(page)).toHaveCount(15);
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/book\/17591\/$/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(15);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(cards(page)).toHaveCount(32);
});

test('on a phone the chips are one row that scrolls sideways, and the page does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('./?shelf=misterio');
  await expect(page.getByRole('heading', { name: 'Mistério e imaginação' })).toBeVisible();
  // The chip in use is scrolled to, but for a part of a pixel.
  await expect(chip(page, 'Mistério')).toBeInViewport({ ratio: 0.99 });
  const boxes = await shelves(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  expect(boxes.at(-1)?.right).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('with the keyboard: from the filters to a shelf', async ({ page }) => {
  await page.goto('./');
  await expect(cards(page)).toHaveCount(32);
  await page.getByRole('combobox', { name: 'Categoria' }).focus();
  await page.keyboard.press('Tab');
  await expect(chip(page, 'Em português')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?lang=pt$/);
  await expect(cards(page)).toHaveCount(32);
  await expect(chip(page, 'Em português')).toBeFocused();
});

test('a book known by another name is suggested, and shown in place of an empty answer', async ({
  page,
}) => {
  await page.goto('./');
  await searchField(page).pressSequentially('orgulho e pre');
  const option = page.getByRole('option', { name: /Orgulho e Preconceito/ });
  await expect(option).toContainText('em inglês: Pride and Prejudice');
  await page.goto('./?q=o+alienista');
  const hints = page.getByRole('region', { name: 'Talvez você procure' });
  await expect(hints).toContainText('O Alienista · em: Papeis Avulsos');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText('Nenhum livro encontrado')).toHaveCount(0);
});
