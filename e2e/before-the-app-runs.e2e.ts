import type { Page } from '@playwright/test';
import { cards, searchField } from './support/library';
import { hold } from './support/service';
import { expect, test } from './support/test';

/** Keeps the scripts of the next pages back until the function that it returns is called. */
const holdScripts = (page: Page) => hold(page, /\.js$/);

test('a search is typed', async ({ page }) => {
  const sendScripts = await holdScripts(page);
  await page.goto('', { waitUntil: 'commit' });
  await searchField(page).pressSequentially('camões');
  sendScripts();
  await expect(page).toHaveURL(/\?q=cam%C3%B5es$/);
  await expect(searchField(page)).toHaveValue('camões');
  await expect(cards(page).first()).toContainText('Os Lusíadas');
});

for (const [name, key, address] of [
  ['Idioma', 'p', /\?lang=pt$/],
  ['Categoria', 'p', /\?cat=poetry$/],
] as const) {
  test(`${name} is chosen with the keyboard`, async ({ page }) => {
    const sendScripts = await holdScripts(page);
    await page.goto('', { waitUntil: 'commit' });
    await page.getByRole('combobox', { name }).press(key);
    sendScripts();
    await expect(page).toHaveURL(address);
  });
}
