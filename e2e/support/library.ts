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

/** The part of a book's page that is about the book itself. */
export const bookOf = (page: Page): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });

const OTHERS_OF_AUTHOR = /search=Austen%2C/;

/** What was asked for, without the author's other books: those are asked for when the page is idle. */
export const askedOf = async (service: Service): Promise<string[]> =>
  (await service.queries()).filter((query) => !OTHERS_OF_AUTHOR.test(query));

/** The alert with that text; Next has an empty one of its own, which announces routes. */
export const alertOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('alert').filter({ hasText: text });

/** Waits until the code that shows a book has been loaded ahead. */
export async function bookPageAtHand(page: Page): Promise<void> {
  await settle(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect
    .poll(() =>
      page.evaluate(() => {
        const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
        const scripts = [...document.scripts].filter(({ noModule }) => !noModule);
        const styles = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
        const files = [...scripts.map(({ src }) => src), ...[...styles].map(({ href }) => href)];
        return files.filter((file) => file && !loaded.has(file)).length;
      }),
    )
    .toBe(0);
  await settle(page);
}

/** Opens the catalogue and waits for its books and its pagination. */
export async function openCatalogue(page: Page, query = ''): Promise<void> {
  await page.goto(`./${query}`);
  await expect(pagination(page)).toBeVisible();
}

/** Expects the book's page: its heading, details, address and title. */
export async function expectBook(page: Page, address: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: BOOK.title })).toBeVisible();
  await expect(page.getByText('Autor(es):')).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle(`${BOOK.title} · BookShelfs`);
}

/** Waits for two frames: pending effects have run by then. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
