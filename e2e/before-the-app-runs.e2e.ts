import { cards, searchField } from './support/library';
import { hold } from './support/service';
import { expect, test } from './support/test';

test('what is typed before the scripts have come is kept, and searched for', async ({ page }) => {
  const sendScripts = await hold(page, /\.js$/);
  await page.goto('./', { waitUntil: 'commit' });
  await searchField(page).pressSequentially('camões');
  sendScripts();
  await expect(page).toHaveURL(/\?q=cam%C3%B5es$/);
  await expect(searchField(page)).toHaveValue('camões');
  await expect(cards(page).first()).toContainText('Os Lusíadas');
});
