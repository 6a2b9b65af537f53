import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import {
  BOOK,
  alertOf,
  cards,
  expectBook,
  openCatalogue,
  pagination,
  searchField,
} from './support/library';
import { SERVICE, askCatalogue } from './support/service';
import { expect, test } from './support/test';

/** Whether the focused element has an outline: its own, or that of the card it covers. */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    for (let up = 0; element && up < 4; up += 1, element = element.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) return true;
      const after = getComputedStyle(element, '::after');
      if (after.outlineStyle !== 'none' && parseFloat(after.outlineWidth) >= 1) return true;
    }
    return false;
  });

test('with the keyboard alone: skip, search, open, go back', async ({ page, baseURL }) => {
  await openCatalogue(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(searchField(page)).toBeFocused();
  expect(await focusIsSeen(page)).toBe(true);
  await page.keyboard.type('pride austen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=pride\+austen/);
  await expect(cards(page)).toHaveCount(1);

  const link = page.getByRole('link', { name: BOOK.link });
  await tabTo(page, link);
  expect(await focusIsSeen(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expectBook(page, `${baseURL}book/${BOOK.id}/`);

  await tabTo(page, page.getByRole('button', { name: '← Voltar' }));
  expect(await focusIsSeen(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await expect(searchField(page)).toHaveValue('pride austen');
});

test('with the keyboard alone: a language, a page, the first book of it', async ({
  page,
  baseURL,
}) => {
  await openCatalogue(page);
  await tabTo(page, page.getByLabel('Idioma'));
  for (const code of ['en', 'pt']) {
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(`${baseURL}?lang=${code}`);
  }
  await expect(cards(page).first()).toContainText('português');

  await page.getByRole('button', { name: 'Próximo →' }).focus();
  await page.keyboard.press('Enter');
  await expect(pagination(page)).toContainText('Pág. 2 de');
  await expect(page.getByRole('heading', { name: 'Resultados' })).toBeFocused();
  // The page's number comes before its cards where they were in memory.
  const [first] = (await askCatalogue('?languages=pt&page=2')).results;
  await expect(cards(page).first().getByRole('link')).toHaveAttribute(
    'href',
    `/book/${first?.id}/`,
  );
  // From the top of the list the next stop is its first book.
  await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('link')).toBeFocused();
});

test('an error is announced, and its button can be reached', async ({ page, expected }) => {
  expected.allow(/500.*\/catalogue\/books\//);
  // So long that the app does not ask again by itself before the press.
  const headers = { 'Retry-After': '1000' };
  await page.route(SERVICE, (route) => route.fulfill({ status: 500, headers, body: 'x' }));
  await page.goto('./');
  await expect(alertOf(page, 'Erro: HTTP 500 - x')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Tentar de novo' }));
  await page.unroute(SERVICE);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(32);
  // The button is gone; the next stop is the first book.
  await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('link')).toBeFocused();
});
