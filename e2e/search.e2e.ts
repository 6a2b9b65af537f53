import type { Locator, Page } from '@playwright/test';
import { AS_ANA, actionButton, actions, anasLoan, seed } from './support/borrowers';
import {
  BOOK,
  alertOf,
  askedOf,
  cards,
  installClock,
  openCatalogue,
  searchField,
  settle,
  stopClock,
} from './support/library';
import { COPY, SERVICE, hold } from './support/service';
import { expect, test } from './support/test';

const INDEX = /\/search\/titles-/;
const CODE = /\/_next\/static\/.*\.(js|css)/;

const hints = (page: Page) => page.getByRole('region', { name: 'Talvez você procure' });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Sugestões de livros' });
const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

/** Records the matching requests from here on. */
function recordRequests(page: Page, wanted: RegExp): string[] {
  const urls: string[] = [];
  page.on('request', (request) => wanted.test(request.url()) && urls.push(request.url()));
  return urls;
}

/**
 * Types the first letter, and waits for the code of the suggestions, which it loads: while the clock
 * stands still React keeps a list back whose code comes later than its titles.
 */
async function typeFirstLetter(page: Page, letter: string): Promise<void> {
  const style = page.waitForResponse((response) => response.url().endsWith('.css'));
  const code = page.waitForResponse(
    async (response) =>
      response.url().endsWith('.js') && (await response.text()).includes('listbox'),
  );
  await searchField(page).pressSequentially(letter);
  await Promise.all([style, code]);
}

const searchFor = async (page: Page, text: string) => {
  await searchField(page).fill(text);
  await searchField(page).press('Enter');
};

/** Waits for a request and its answer: what a key press asks for has been sent by then. */
const settleByNetwork = (page: Page) => page.evaluate(() => fetch('/icon.svg').then(() => {}));

test('today’s spelling finds the books of old spelling', async ({ page }) => {
  await page.goto('./?q=xyzzy');
  await expect(page.getByText('Nenhum livro encontrado')).toBeVisible();
  for (const [query, ids] of [
    ['memórias póstumas', [54829]],
    ['brás cubas', [54829]],
    ['primo basílio', [42942]],
    ['lusiadas', [3333, 27236, 20149]],
    ['eca de queiroz', [40409, 42942, 31971, 18220, 16384, 17515]],
    ['policarpo quaresma', [67535]],
  ] as const) {
    await searchFor(page, query);
    await expect(hints(page).getByRole('status')).toContainText(`não achou “${query}”`);
    await expect
      .poll(() => hrefsOf(hints(page).getByRole('link')))
      .toEqual(ids.map((id) => `/book/${id}/`));
    await expect(hints(page).getByRole('article')).toHaveCount(ids.length);
  }
});

test('titles are suggested from the second letter, which loads the index', async ({
  page,
  service,
}) => {
  const index = recordRequests(page, INDEX);
  await installClock(page);
  await openCatalogue(page);
  await page.waitForLoadState('networkidle');
  await stopClock(page);
  await typeFirstLetter(page, 'm');
  await settleByNetwork(page);
  expect(index).toEqual([]);
  await searchField(page).pressSequentially('aias');
  // The clock stands still, so the search has not begun.
  await expect(suggestions(page).getByRole('option').first()).toContainText('Os Maias');
  expect(index).toHaveLength(1);
  expect(await service.queries()).toEqual(['?page=1']);
});

test.describe('what the service found never moves', () => {
  /** Searches while such requests are delayed; what arrives later must not move the results. */
  async function expectStill(page: Page, wanted: RegExp) {
    await openCatalogue(page);
    await page.waitForLoadState('networkidle');
    const release = await hold(page, wanted);
    await searchFor(page, 'memorias');
    await expect(page.getByText('5 livros encontrados')).toBeVisible();
    await expect(cards(page)).toHaveCount(5);
    await expect(hints(page)).toHaveCount(0);
    // The last part of a card to come, which may need a second line.
    await expect(cards(page).getByRole('listitem').first()).toBeVisible();
    const before = await cards(page).first().boundingBox();
    release();
    await expect(hints(page)).toBeVisible();
    await settle(page);
    expect(await cards(page).first().boundingBox()).toEqual(before);
    expect(await hrefsOf(hints(page).getByRole('link'))).toEqual(['/book/35762/', '/book/55797/']);
  }

  test('when the index comes late', async ({ page }) => {
    await expectStill(page, INDEX);
  });

  test('when the code of the line comes late', async ({ page }) => {
    await expectStill(page, CODE);
  });

  test('when the visitor comes back to it', async ({ page }) => {
    await page.goto('./?q=os+maias');
    await expect(cards(page)).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    const visitAndReturn = async () => {
      await cards(page).getByRole('link').click();
      await page.getByRole('button', { name: '← Voltar' }).click();
      await expect(page.getByText('1 livro encontrado')).toBeVisible();
      await expect(cards(page).getByRole('listitem').first()).toBeVisible();
      await settle(page);
      return cards(page).first().boundingBox();
    };
    // The first time the index may have arrived after the book, which kept a line free for it.
    const before = await visitAndReturn();
    expect(await visitAndReturn()).toEqual(before);
  });
});

test('with the keyboard alone: a suggestion is chosen, and what was typed is not searched', async ({
  page,
  service,
}) => {
  await installClock(page);
  await openCatalogue(page);
  await page.waitForLoadState('networkidle');
  await stopClock(page);
  await typeFirstLetter(page, 'b');
  await searchField(page).pressSequentially('ras cub');
  await expect(suggestions(page).getByRole('option')).toHaveCount(1);
  await searchField(page).press('ArrowDown');
  await expect(suggestions(page).getByRole('option', { selected: true })).toHaveCount(1);
  await searchField(page).press('Enter');
  await expect(page).toHaveURL(/\/book\/54829\/$/);
  await page.clock.runFor(5_000);
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Braz Cubas/);
  expect(await askedOf(service)).toEqual(['?page=1', '?ids=54829']);
});

test('a suggestion is chosen with the mouse, on a narrow screen too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCatalogue(page);
  await searchField(page).pressSequentially('lusiadas');
  const option = suggestions(page).getByRole('option').nth(1);
  await expect(option).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await option.hover();
  await page.mouse.down();
  // Still there between press and release, with focus in the field.
  await expect(searchField(page)).toBeFocused();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/book\/27236\/$/);
});

test('with the service down and no copy titles are still suggested, and the keyboard reaches them', async ({
  page,
  expected,
}) => {
  expected.allow(/500.*\/(catalogue\/books|copy)\//);
  await page.route(COPY, (route) => route.fulfill({ status: 500, body: '' }));
  // So long that the app does not ask again by itself before the press.
  const headers = { 'Retry-After': '1000' };
  await page.route(SERVICE, (route) => route.fulfill({ status: 500, headers, body: 'não deu' }));
  await page.goto('./?q=lusiadas');
  await expect(alertOf(page, 'Erro: HTTP 500 - não deu')).toBeVisible();
  await expect(hints(page)).toContainText('estes livros combinam com a sua busca');
  await page.getByRole('link', { name: 'Mistério' }).focus();
  await page.keyboard.press('Tab');
  await expect(hints(page).getByRole('link').first()).toBeFocused();
  await page.unroute(SERVICE);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/book\/3333\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Os Lusíadas' })).toBeVisible();
});

test('the book is read in a new tab, which is told the site it comes from and no more', async ({
  page,
  context,
  baseURL,
}) => {
  await seed(context, { ...AS_ANA, loans: [anasLoan({ bookId: BOOK.id })] });
  await page.goto(`book/${BOOK.id}/`);
  const read = actions(page).getByRole('link', { name: 'Ler no Project Gutenberg' });
  await expect(read).toHaveText('Ler no Project Gutenberg (abre em nova aba)');
  const landing = `https://www.gutenberg.org/ebooks/${BOOK.id}`;
  // The book's page there, and no file.
  const links = await page
    .locator('article a[href*="gutenberg.org"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual([landing]);
  const asked = context.waitForEvent('request', (request) => request.url() === landing);
  const opened = context.waitForEvent('page');
  await read.click();
  expect(await (await asked).headerValue('referer')).toBe(baseURL);
  expect(await (await opened).evaluate(() => [window.opener, document.referrer])).toEqual([
    null,
    baseURL,
  ]);
  await actionButton(page, 'Devolver').click();
  await expect(actionButton(page, 'Emprestar')).toBeVisible();
  await expect(read).toHaveCount(0);
});

test('other books of the author are requested when they come into view', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('book/55752/');
  await expect(actions(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await service.queries()).toEqual(['?ids=55752']);
  const others = page.getByRole('region', { name: 'Mais deste autor' });
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(others).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(others.getByRole('article')).toHaveCount(6);
  expect(await hrefsOf(others.getByRole('link'))).not.toContain('/book/55752/');
  expect(await service.queries()).toEqual(['?ids=55752', '?page=1&search=Machado+de+Assis']);
});
