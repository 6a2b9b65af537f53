import type { Page } from '@playwright/test';
import { headerLink } from './support/borrowers';
import {
  BOOK,
  alertOf,
  askedOf,
  bookPageAtHand,
  cards,
  expectBook,
  openCatalogue,
  pagination,
  searchField,
  skeletons,
} from './support/library';
import { expect, test } from './support/test';

const language = (page: Page) => page.getByRole('combobox', { name: 'Idioma' });
const category = (page: Page) => page.getByRole('combobox', { name: 'Categoria' });
const control = (page: Page, name: string) =>
  pagination(page).getByRole('button', { name, exact: true });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('controls, 14 skeletons, and neither “Login” nor “Perfil”', async ({ page, expected }) => {
    // Chromium reports a blocked script as a failed request.
    expected.allow(/^csp /);
    await page.goto('./');
    await expect(skeletons(page)).toHaveCount(14);
    await expect(skeletons(page).first()).toBeVisible();
    await expect(searchField(page)).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'BookShelfs' })).toBeVisible();
    for (const name of ['Login', 'Perfil'] as const) {
      await expect(headerLink(page, name)).toHaveCount(0);
    }
  });
});

test('the skeleton shows for 500 ms from its first paint', async ({ page }) => {
  await page.addInitScript(() => {
    // Cards are rendered behind the skeleton before they are shown.
    new MutationObserver((_, observer) => {
      const card = document.querySelector('article');
      if (!card?.checkVisibility({ visibilityProperty: true })) return;
      performance.mark('cards');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await openCatalogue(page);
  const seen = await page.evaluate(() => {
    const [cardsShown] = performance.getEntriesByName('cards');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return (cardsShown?.startTime ?? NaN) - (paint?.startTime ?? NaN);
  });
  // The timer's and the paint's time are both rounded.
  expect(seen).toBeGreaterThanOrEqual(498);
});

test('a visit: search, filters, a page, and back', async ({ page, service, baseURL }) => {
  const found = `${baseURL}?q=de`;
  const inPortuguese = `${found}&lang=pt`;
  const ofFiction = `${inPortuguese}&cat=fiction`;
  const secondPage = `${ofFiction}&page=2`;
  const note = page.getByText(/^Mostrando \d+ de 32 .*\(categoria Ficção\)$/);
  const whole = async () => {
    await expect(page).toHaveURL(secondPage);
    await expect(searchField(page)).toHaveValue('de');
    await expect(language(page)).toHaveValue('pt');
    await expect(category(page)).toHaveValue('fiction');
    await expect(pagination(page)).toContainText('Pág. 2 de');
    await expect(note).toBeVisible();
  };

  await openCatalogue(page);
  const entries = await page.evaluate(() => history.length);
  const addedEntries = () => page.evaluate((before) => history.length - before, entries);

  await test.step('each choice is in the address; what is typed adds no entry to the history', async () => {
    await searchField(page).fill('de');
    await expect(page).toHaveURL(found);
    expect(await addedEntries()).toBe(0);
    await language(page).selectOption({ label: 'Português' });
    await expect(page).toHaveURL(inPortuguese);
    await expect(cards(page).first()).toContainText('português');
    await category(page).selectOption({ label: 'Ficção' });
    await expect(page).toHaveURL(ofFiction);
    await expect(note).toBeVisible();
  });

  await test.step('a page begins at its top, with focus there', async () => {
    await control(page, 'Próximo →').click();
    await whole();
    await expect(page.getByRole('heading', { name: 'Resultados' })).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
    expect(await addedEntries()).toBe(3);
  });
  const asked = [
    '?page=1',
    '?page=1&search=de',
    '?languages=pt&page=1&search=de',
    '?languages=pt&page=2&search=de',
  ];
  expect(await askedOf(service)).toEqual(asked);

  await test.step('back and forward show what was there, with no request', async () => {
    for (const address of [ofFiction, inPortuguese, found]) {
      await page.goBack();
      await expect(page).toHaveURL(address);
    }
    await expect(language(page)).toHaveValue('');
    await expect(category(page)).toHaveValue('');
    await expect(cards(page)).toHaveCount(32);
    for (const address of [inPortuguese, ofFiction, secondPage]) {
      await page.goForward();
      await expect(page).toHaveURL(address);
    }
    await whole();
    expect(await askedOf(service)).toEqual(asked);
  });

  await test.step('a reload restores the whole screen by one request', async () => {
    await page.reload();
    await whole();
    expect(await service.queries()).toEqual(asked.slice(-1));
  });
});

test('a new search cancels the request in flight, in the browser too', async ({ page }) => {
  await openCatalogue(page);
  // It is never answered, so only the app can end it.
  const held = /search=wkwkwk/;
  await page.route(held, () => undefined);
  const sent = page.waitForRequest(held);
  await searchField(page).fill('wkwkwk');
  await searchField(page).press('Enter');
  await sent;

  const cancelled = page.waitForEvent('requestfailed', (request) => held.test(request.url()));
  await searchField(page).fill('quixote');
  await searchField(page).press('Enter');
  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(cards(page).first()).toContainText(/quixote/i);
  await expect(alertOf(page, 'Erro')).toHaveCount(0);
});

test('with no connection a book of the list opens, and a page comes when it is back', async ({
  page,
  context,
  service,
  expected,
}) => {
  // Optional data, which the page can do without.
  expected.allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
  await openCatalogue(page);
  await bookPageAtHand(page);
  const asked = await askedOf(service);
  await context.setOffline(true);

  await test.step('the book begins at its top, and ‘← Voltar’ leads to its place in the list', async () => {
    const link = page.getByRole('link', { name: BOOK.link });
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 60));
    const place = await scrollTop(page);
    expect(place).toBeGreaterThan(0);
    await link.evaluate((element: HTMLElement) => element.click());
    await expectBook(page, /\/book\/1342\/$/);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.waitForLoadState('networkidle');
    await expect(alertOf(page, 'Algo deu errado')).toHaveCount(0);
    await page.getByRole('button', { name: '← Voltar' }).click();
    await expect(cards(page)).toHaveCount(32);
    await expect.poll(() => scrollTop(page)).toBe(place);
    expect(await askedOf(service)).toEqual(asked);
  });

  await control(page, '2').click();
  await expect(alertOf(page, 'Erro: Você está sem conexão com a internet.')).toBeVisible();
  await context.setOffline(false);
  await expect(pagination(page)).toContainText('Pág. 2 de');
  await expect(alertOf(page, 'Erro')).toHaveCount(0);
});
