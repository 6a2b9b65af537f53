import type { Page } from '@playwright/test';
import { alertOf, askedOf, cards, openCatalogue, pagination, searchField } from './support/library';
import { SERVICE, hold } from './support/service';
import { expect, test } from './support/test';

const language = (page: Page) => page.getByRole('combobox', { name: 'Idioma' });
const category = (page: Page) => page.getByRole('combobox', { name: 'Categoria' });
const control = (page: Page, name: string) =>
  pagination(page).getByRole('button', { name, exact: true });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

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
    // What is left before its answer has come is requested again on the way back.
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
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

test('what is typed before the scripts have come is kept, and searched for', async ({ page }) => {
  const sendScripts = await hold(page, /\.js$/);
  await page.goto('./', { waitUntil: 'commit' });
  await searchField(page).pressSequentially('camões');
  sendScripts();
  await expect(page).toHaveURL(/\?q=cam%C3%B5es$/);
  await expect(searchField(page)).toHaveValue('camões');
  await expect(cards(page).first()).toContainText('Os Lusíadas');
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
  await expect(page.getByText(/O catálogo está demorando… ?Catálogo guardado/)).toBeVisible();
  await expect(cards(page)).toHaveCount(32);
  await expect(alertOf(page, 'Erro')).toHaveCount(0);
  // The last parts of a card, either of which may change its height.
  await expect(cards(page).first().getByText('Ficção')).toBeVisible();
  await page.locator('html[data-title-font]').waitFor();
  const place = await cards(page).first().boundingBox();
  answer();
  await expect(page.getByText('Catálogo guardado')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(32);
  expect(await cards(page).first().boundingBox()).toEqual(place);
  expect(await page.evaluate(() => performance.getEntriesByName('shift'))).toEqual([]);
  expect(await service.queries()).toEqual(['?page=1']);
});
