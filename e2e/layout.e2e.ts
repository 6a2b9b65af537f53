import type { Locator, Page } from '@playwright/test';
import { EMBEDDED_BOOKS, OWN_BOOK, readBooks } from '@/fake-gutendex/read-books';
import type { CatalogueRecord } from '@/fake-gutendex/record';
import { AS_ANA, anasLoan, seed, storeAsAnotherTab } from './support/borrowers';
import { alertOf, bookOf, cards, openCatalogue, pagination } from './support/library';
import { comeToRest, enlargeText, pageWidth, usualText, widenText } from './support/measure';
import { SERVICE, askCatalogue } from './support/service';
import { expect, test } from './support/test';

// accessibility.e2e.ts shows of every state that nothing scrolls sideways and no words are cut.

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 740 });

/** Sets all text in the one font that is the site's own: so it is as wide on every machine. */
async function setOwnFont(page: Page) {
  const loaded = await page.evaluate(async () => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { font-family: Fraunces !important; }');
    document.adoptedStyleSheets = [all];
    return (await document.fonts.load('600 1rem Fraunces')).length;
  });
  expect(loaded).toBe(1);
}

test('the header is one row on phones, whatever it says of a loan', async ({ page, context }) => {
  const banner = page.getByRole('banner');
  await seed(context, { ...AS_ANA, loans: [] });
  await setWidth(page, 320);
  await openCatalogue(page);
  await setOwnFont(page);
  const rowHeight = (await banner.boundingBox())?.height;
  for (const [due, short, whole] of [
    [7, '7 dias', '7 dia(s) restantes'],
    [1, '1 dia', '1 dia(s) restantes'],
    [-2, 'atraso', 'ATRASADO (2 dia(s))'],
  ] as const) {
    await test.step(short, async () => {
      const dueAt = new Date(Date.now() + due * 86_400_000 + (due > 0 ? -1_000 : 0)).toISOString();
      await storeAsAnotherTab(page, { loans: [anasLoan({ bookId: OWN_BOOK.id, dueAt })] });
      await setWidth(page, 320);
      await expect(banner.getByText(short, { exact: true })).toBeVisible();
      expect((await banner.boundingBox())?.height).toBe(rowHeight);
      await setWidth(page, 360);
      // An overdue book cannot be read on.
      const readers = banner.getByRole('link', { name: 'Ler agora' });
      await expect(readers).toHaveCount(due > 0 ? 1 : 0);
      expect((await banner.boundingBox())?.height).toBe(rowHeight);
      await setWidth(page, 1280);
      await expect(banner.getByText(short, { exact: true })).toBeHidden();
      await expect(banner.getByText(whole)).toBeVisible();
    });
  }
});

/** Controls that are outside the screen, over another, too small for their text, or a number in two lines. */
const misplacedControls = (group: Locator): Promise<string[]> =>
  group.evaluate((root) => {
    const controls = [...root.querySelectorAll<HTMLElement>('button, input, li > span')];
    const boxes = controls.map((control) => control.getBoundingClientRect());
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
    const misplaced = controls.filter((control, place) => {
      const box = boxes[place] ?? new DOMRect();
      const text = document.createRange();
      text.selectNodeContents(control);
      const lines = new Set([...text.getClientRects()].map(({ top }) => top)).size;
      return (
        box.left < -0.5 ||
        box.right > innerWidth + 0.5 ||
        boxes.some((other) => other !== box && overlap(box, other)) ||
        control.scrollWidth > control.clientWidth + 1 ||
        (/^[\d.]+$/.test(control.textContent) && lines !== 1)
      );
    });
    return misplaced.map(({ textContent }) => textContent);
  });

test('the pagination on a small phone: every control is whole and apart, with numbers of four digits and large text too', async ({
  page,
}) => {
  const { results } = await askCatalogue();
  // As many pages as the public catalogue has.
  await page.route(SERVICE, (route) => {
    const next = 'http://localhost/books/?page=1232';
    return route.fulfill({ json: { count: 78_765, next, previous: null, results } });
  });
  await setWidth(page, 320);
  await openCatalogue(page, '?page=1231');
  for (const number of ['1.231', '5']) {
    if (number === '5') {
      await page.getByLabel('Ir para a página').fill(number);
      await page.keyboard.press('Enter');
    }
    await expect(pagination(page).locator('[aria-current]')).toHaveText(number);
    await expect(pagination(page).getByRole('listitem')).toHaveCount(9);
    await expect(pagination(page).getByText('Ir para a página', { exact: true })).toBeVisible();
    for (const change of [usualText, widenText, enlargeText]) {
      await change(page);
      for (const width of [320, 360]) {
        await setWidth(page, width);
        await comeToRest(page);
        const where = `${number}, ${width} px, ${change.name}`;
        expect(await misplacedControls(pagination(page)), where).toEqual([]);
        expect(await pageWidth(page), where).toBeLessThanOrEqual(width);
      }
    }
    await usualText(page);
  }
});

/** The choices of filters that are wider than their control. */
const cutChoices = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('select')].flatMap((select) => {
      // As wide as one choice asks for, arrow and all.
      const alone = select.cloneNode() as HTMLSelectElement;
      alone.style.inlineSize = 'max-content';
      alone.style.position = 'absolute';
      select.parentElement?.append(alone);
      const room = select.getBoundingClientRect().width + 0.5;
      const tooLong = [...select.options].filter(({ text }) => {
        alone.replaceChildren(new Option(text));
        return alone.getBoundingClientRect().width > room;
      });
      alone.remove();
      return tooLong.map(({ text }) => text);
    }),
  );

test('no choice of a filter is cut at any width; the shelves are one row, which scrolls where it is longer', async ({
  page,
}) => {
  await setWidth(page, 320);
  await page.goto('./?shelf=misterio');
  const chips = page.getByRole('navigation', { name: 'Estantes' }).getByRole('link');
  // The chip in use is scrolled to, but for a part of a pixel.
  await expect(chips.filter({ hasText: 'Mistério' })).toBeInViewport({ ratio: 0.99 });
  for (const width of [320, 360, 412, 1280]) {
    await setWidth(page, width);
    expect(await cutChoices(page), `${width} px`).toEqual([]);
    const tops = await chips.evaluateAll((all) => all.map((a) => a.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  }
});

/** The books with the largest of something. */
const most = (books: readonly CatalogueRecord[], sizeOf: (book: CatalogueRecord) => number) =>
  books.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 12);
const longestWord = (text: string) => Math.max(...text.split(/\s+/).map((word) => word.length));
const authorsOf = ({ authors }: CatalogueRecord) => authors.map(({ name }) => name).join(', ');

/** Titles of drawn covers, made so wide, that are cut in half, leave their plate, or touch the author. */
const badCovers = (page: Page, coverWidth: number): Promise<string[]> =>
  page.evaluate((width) => {
    const covers = [...document.querySelectorAll<HTMLElement>('[data-drawn-cover]')];
    for (const { parentElement: frame } of covers) {
      if (frame) frame.style.inlineSize = `${width}px`;
    }
    const isWhole = (text: Element) => {
      const lines =
        text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight);
      return Math.abs(lines - Math.round(lines)) <= 0.05;
    };
    return covers.flatMap((cover) => {
      const [title, author] = [...cover.querySelectorAll('span')];
      const plate = title?.parentElement;
      if (!title || !author || !plate) return ['no text'];
      const gap = author.getBoundingClientRect().top - title.getBoundingClientRect().bottom;
      const isApart = !author.textContent || gap >= 2;
      const isInside = plate.scrollHeight <= plate.clientHeight + 1;
      const isGood = isWhole(title) && isWhole(author) && isApart && isInside;
      return isGood ? [] : [`${width} px: ${title.textContent}`];
    });
  }, coverWidth);

test('on a phone the books are in sight below what is said of a failing service', async ({
  page,
  expected,
}) => {
  expected.allow(/503/);
  await page.route(SERVICE, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
  await setWidth(page, 360);
  await page.goto('./?page=2');
  await setOwnFont(page);
  await expect(alertOf(page, /Service Unavailable Catálogo guardado em /)).toBeVisible();
  await expect
    .poll(async () => (await cards(page).first().boundingBox())?.y)
    .toBeLessThanOrEqual(420);
});

test('no drawn cover cuts a line in half or lets title and author touch', async ({ page }) => {
  const all = readBooks(EMBEDDED_BOOKS);
  const hardest = new Set([
    ...most(all, ({ title }) => title.length),
    ...most(all, ({ title }) => longestWord(title)),
    ...most(all, (book) => authorsOf(book).length),
    ...most(all, (book) => longestWord(authorsOf(book))),
    // At most as long as the titles that are set large.
    ...most(all, ({ title }) => (title.length > 42 ? 0 : title.length)),
  ]);
  const results = [...hardest].map((book) => ({ ...book, formats: {} }));
  await page.route(SERVICE, (route) =>
    route.fulfill({ json: { count: results.length, next: null, previous: null, results } }),
  );
  await page.goto('./');
  await expect(cards(page).locator('[data-drawn-cover]')).toHaveCount(results.length);
  // Measured in the font that they are read in.
  await page.locator('html[data-title-font]').waitFor();
  await comeToRest(page);
  // As wide as drawn covers are: on the profile, on a book's page and in cards of phones and desks.
  for (const width of [72, 98, 134, 272]) expect(await badCovers(page, width)).toEqual([]);
});

test('on a screen of 360 px no record makes the page wider, and a long name does not read as two', async ({
  page,
}) => {
  await setWidth(page, 360);
  // As long as an answer may be, in all.
  const long = 'x'.repeat(25_000);
  const record = {
    id: 84,
    title: long,
    authors: Array.from({ length: 60 }, (_, i) => ({ name: `${i}${long}` })),
    editors: [{ name: long }],
    translators: [{ name: long }],
    languages: [long, 'pt'],
    subjects: [long],
    bookshelves: [long],
    summaries: [long],
    formats: {},
    download_count: 9_007_199_254_740_991,
  };
  const body = { count: 1e15, next: null, previous: null, results: [record] };
  await page.route(SERVICE, (route) => route.fulfill({ json: body }));
  await page.goto('./');
  await expect(cards(page)).toHaveCount(1);
  expect(await pageWidth(page)).toBeLessThanOrEqual(360);
  const [first = 0, second = 0] = await cards(page)
    .getByText(/^1x/)
    .evaluate((name) => {
      const text = document.createRange();
      text.selectNodeContents(name);
      return [...text.getClientRects()].map(({ left }) => left);
    });
  expect(second).toBeGreaterThan(first);
  await cards(page).getByRole('link').click();
  await expect(bookOf(page)).toBeVisible();
  expect(await pageWidth(page)).toBeLessThanOrEqual(360);
});
