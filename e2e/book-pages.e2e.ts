import { actions } from './support/borrowers';
import { askedOf, bookOf, openCatalogue } from './support/library';
import { SERVICE, hold } from './support/service';
import { expect, test } from './support/test';

// The pages of Portuguese books are exported.
test.use({ host: 'GitHub Pages, base path' });

declare global {
  interface Window {
    painted: Set<string>;
  }
}

/** Records every heading, skeleton and alert that is painted, and layout shifts. */
function recordPainted() {
  window.painted = new Set();
  // In frames: nothing is painted before the styles have come, which hide that scripts are missing.
  const look = () => {
    for (const element of document.querySelectorAll('h1, [data-skeleton], [role=alert]')) {
      if (element.checkVisibility()) window.painted.add(element.textContent);
    }
    requestAnimationFrame(look);
  };
  look();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.painted.add(JSON.stringify(entry));
  }).observe({ type: 'layout-shift', buffered: true });
}

test('the page of a book shows it before the service answers, asks once, and is there to go back to', async ({
  page,
  service,
}) => {
  const expectWholeBook = async () => {
    const book = bookOf(page);
    await expect(book.getByRole('heading', { level: 1, name: 'Os Lusíadas' })).toBeVisible();
    const summary = /^A viagem de Vasco da Gama/;
    for (const text of ['Camões, Luís de', summary, 'português', 'Epic poetry, Portuguese']) {
      await expect(book.getByText(text)).toBeVisible();
    }
    await expect(page).toHaveTitle('Os Lusíadas · BookShelfs');
  };
  await page.addInitScript(recordPainted);
  const answer = await hold(page, SERVICE);
  const sendCover = await hold(page, /gutenberg\.org/);
  // Its cover is part of what 'load' waits for.
  const response = await page.goto('book/3333/', { waitUntil: 'domcontentloaded' });
  expect(response?.status()).toBe(200);
  await expectWholeBook();
  await expect(actions(page).getByText('Faça login para emprestar.')).toBeVisible();
  sendCover();
  await expect(page.locator('article img').first()).toHaveJSProperty('complete', true);

  answer();
  await expect.poll(() => askedOf(service)).toEqual(['?ids=3333']);
  await expect.poll(() => page.evaluate(() => window.earlyRequest)).toBeUndefined();
  await expectWholeBook();
  // No skeleton, no other title, no notice that scripts are missing.
  expect(await page.evaluate(() => [...window.painted])).toEqual(['Os Lusíadas']);

  await page.getByRole('link', { name: 'BookShelfs' }).click();
  await expect(page.getByRole('heading', { name: 'Resultados' })).toBeAttached();
  const before = await service.queries();
  await page.goBack();
  await expectWholeBook();
  expect(await service.queries()).toEqual(before);
});

test('from the catalogue to a letter of the list, to a book, and back to its place there', async ({
  page,
}) => {
  await openCatalogue(page);
  await page.getByRole('link', { name: 'De A a Z', exact: true }).click();
  await expect(page).toHaveTitle('Livros em português, de A a Z · BookShelfs');
  await page.getByRole('link', { name: 'Q', exact: true }).click();
  const title = 'A Illustre Casa de Ramires';
  const link = page.getByRole('link', { name: title });
  await expect(link).toBeInViewport();
  await expect(page.getByText('A Ilustre Casa de Ramires', { exact: true })).toBeVisible();
  // The letters and the field stay in sight, above the author that was jumped to.
  await page.getByRole('link', { name: 'C', exact: true }).click();
  const field = page.getByRole('searchbox', { name: 'Buscar autor ou título' });
  await expect(page.getByRole('heading', { name: 'C', exact: true })).toBeInViewport();
  // Two editions of one title are told apart.
  await expect(page.getByText('nº 27236')).toBeVisible();
  await field.fill('ilustre casa de queiroz');
  await expect(link).toBeInViewport();
  await field.clear();
  await page.getByRole('link', { name: 'Q', exact: true }).click();

  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // The exported page shows its buttons before they react.
  await page.locator('html[data-running]').waitFor();
  await page.getByRole('button', { name: '← Voltar' }).click();
  await expect(page).toHaveURL(/\/portugues\/#letra-q$/);
  await expect(link).toBeInViewport();
});
