import type { Page } from '@playwright/test';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { cards, pagination } from './support/library';
import { comeToRest } from './support/measure';
import { SERVICE } from './support/service';
import { expect, test } from './support/test';

/** As wide as drawn covers are: on the profile, on a book's page and in cards of phones and desks. */
const COVER_WIDTHS = [72, 96, 98, 114, 134, 160, 200, 272];
/** The app reads no more of one answer. */
const PAGE_SIZE = 100;

const BOOKS = readBooks(EMBEDDED_BOOKS).map((book) => ({ ...book, formats: {} }));

/** Covers with a line cut in half, text outside the plate, or a title that touches the author. */
const badCovers = (page: Page, widths: readonly number[]) =>
  page.evaluate((coverWidths) => {
    const covers = [...document.querySelectorAll<HTMLElement>('[data-drawn-cover]')];
    const faultsOf = (cover: HTMLElement, coverWidth: number) => {
      const [title, author] = [...cover.querySelectorAll('span')];
      const plate = title?.parentElement;
      if (!title || !author || !plate) return ['no text'];
      const faults: string[] = [];
      for (const part of [title, author]) {
        const box = part.getBoundingClientRect();
        const line = parseFloat(getComputedStyle(part).lineHeight);
        const lines = box.height / line;
        if (Math.abs(lines - Math.round(lines)) > 0.05) faults.push(`${lines} lines`);
      }
      const { paddingTop, paddingBottom } = getComputedStyle(plate);
      const room = plate.getBoundingClientRect();
      const gap = author.getBoundingClientRect().top - title.getBoundingClientRect().bottom;
      if (author.textContent && gap < 2) faults.push(`gap ${gap}`);
      if (title.getBoundingClientRect().top < room.top + parseFloat(paddingTop) - 1) {
        faults.push('above the plate');
      }
      if (author.getBoundingClientRect().bottom > room.bottom - parseFloat(paddingBottom) + 1) {
        faults.push('below the plate');
      }
      return faults.map((fault) => `${coverWidth} px, ${title.textContent}: ${fault}`);
    };
    return coverWidths.flatMap((coverWidth) => {
      for (const { parentElement: frame } of covers) {
        if (frame) frame.style.inlineSize = `${coverWidth}px`;
      }
      return covers.flatMap((cover) => faultsOf(cover, coverWidth));
    });
  }, widths);

// So little in sight, and so little drawn again for each width.
test.use({ viewport: { width: 360, height: 640 } });

test('no drawn cover cuts a line in half or lets title and author touch', async ({ page }) => {
  test.slow();
  let slice = BOOKS;
  await page.route(SERVICE, (route) =>
    route.fulfill({
      json: { count: BOOKS.length, next: null, previous: null, results: slice },
    }),
  );
  let measured = 0;
  for (let start = 0; start < BOOKS.length; start += PAGE_SIZE) {
    slice = BOOKS.slice(start, start + PAGE_SIZE);
    if (start === 0) await page.goto('./');
    else await pagination(page).getByRole('button', { name: 'Próximo →' }).click();
    await expect(cards(page)).toHaveCount(slice.length);
    await expect(cards(page).last().getByRole('link')).toHaveAttribute(
      'href',
      `/book/${slice.at(-1)?.id}/`,
    );
    await expect(page.locator('[data-drawn-cover]')).toHaveCount(slice.length);
    // Measured in the font that they are read in.
    await page.locator('html[data-title-font]').waitFor();
    await comeToRest(page);
    expect.soft(await badCovers(page, COVER_WIDTHS)).toEqual([]);
    measured += slice.length;
  }
  expect(measured).toBe(705);
});
