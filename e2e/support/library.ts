import { expect, type Locator, type Page } from '@playwright/test';
import type { Service } from './service';

/** A book of the catalogue's first page whose record has a plain title and a cover. */
export const BOOK = {
  id: 1342,
  title: 'Pride and Prejudice',
  link: 'Pride and Prejudice, Austen, Jane',
} as const;

/** A book that no catalogue has. */
export const UNKNOWN_ID = 99_999_999;

export const cards = (page: Page): Locator => page.getByRole('article');
export const skeletons = (page: Page): Locator => page.locator('[data-skeleton]');
export const searchField = (page: Page): Locator =>
  page.getByPlaceholder('Buscar por título, autor ou palavra-chave…');
export const pagination = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Paginação' });

/** The part of the page that is about the book itself. */
export const bookOf = (page: Page): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });

const OTHERS_OF_AUTHOR = /search=Austen%2C/;

/** What was asked but for the author's other books, which are asked for at the page's leisure. */
export const askedOf = async (service: Service): Promise<string[]> =>
  (await service.queries()).filter((query) => !OTHERS_OF_AUTHOR.test(query));

/** The alert that says so; Next keeps one of its own in the page, for the names of routes. */
export const alertOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('alert').filter({ hasText: text });

/** Waits until the page that every book opens in has been fetched ahead. */
export async function bookPageAtHand(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => /\/book\/_\/[^?]*__PAGE__\.txt/.test(name)),
  );
  await settle(page);
}

/** Opens the catalogue and waits until the shelf is there, pagination and all. */
export async function openCatalogue(page: Page, query = ''): Promise<void> {
  await page.goto(`./${query}`);
  await expect(pagination(page)).toBeVisible();
}

/** The book's page is shown whole: its name, its facts, its address, its title. */
export async function expectBook(page: Page, address: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: BOOK.title })).toBeVisible();
  await expect(page.getByText('Autor(es):')).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle(`${BOOK.title} · BookShelfs`);
}

/** Two pictures later: what an effect was about to do, it has done. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Gives the page a clock of its own, that runs as time does; call before the page is opened. */
export const installClock = (page: Page): Promise<void> => page.clock.install();

/** Stops it, ten seconds on: from then time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}
