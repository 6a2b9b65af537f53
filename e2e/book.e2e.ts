import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { BOOK, bookOf, bookPageAtHand } from './support/library';
import { comeToRest } from './support/measure';
import { hold } from './support/service';
import { expect, test } from './support/test';

const ADDRESS = `book/${BOOK.id}/`;

test('the page keeps the book’s name on a slow phone', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  await page.goto(ADDRESS);
  // Twelve times as slow as a machine that may be slow itself.
  await expect(page.getByRole('heading', { level: 1, name: BOOK.title })).toBeVisible({
    timeout: 90_000,
  });
  // Once the browser is idle nothing can change the title any more.
  const idle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await idle();
  await idle();
  await expect(page).toHaveTitle(`${BOOK.title} · BookShelfs`);
});

test('a cover that fails before the page is hydrated is drawn', async ({ page, expected }) => {
  expected.allow(/www\.gutenberg\.org/);
  await page.route('https://www.gutenberg.org/**', (route) => route.abort());
  const sendScripts = await hold(page, /\.js$/);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('3333'));
  // A Portuguese book's page is exported with its cover.
  await page.goto('book/3333/', { waitUntil: 'commit' });
  await failed;
  await expect(page.locator('[data-drawn-cover]')).toHaveCount(0);
  sendScripts();
  await expect(bookOf(page).locator('[data-drawn-cover]')).toContainText('Os Lusíadas');
});

test('forward, before the scripts have come, is forward to the book', async ({ page }) => {
  await page.goto('./?q=pride+prejudice');
  await page.getByRole('link', { name: BOOK.link }).click();
  await expect(bookOf(page)).toBeVisible();
  await page.goBack();
  const sendScripts = await hold(page, /\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Explorar Livros' })).toBeVisible();
  await page.goForward({ waitUntil: 'commit' });
  sendScripts();
  await expect(page.getByRole('heading', { name: 'Ações' })).toBeVisible();
});

test('back in the moment a book opens is back in the list', async ({ page, baseURL }) => {
  // A short list on a small screen: a round costs what is drawn in it.
  await page.setViewportSize({ width: 360, height: 480 });
  await page.goto('./?q=pride+prejudice');
  await expect(page.getByRole('link', { name: BOOK.link })).toBeVisible();
  await bookPageAtHand(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => window.scrollTo(0, 300));
  const wrong = await page.evaluate(
    async ({ id, rounds }) => {
      const found: string[] = [];
      const painted = () =>
        new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      for (let round = 0; round < rounds; round++) {
        const before = location.href;
        document.querySelector<HTMLElement>(`article a[href$="/book/${id}/"]`)?.click();
        // Every other time in the same tick, else as soon as the book is painted.
        if (round % 2) await painted();
        const left = new Promise((resolve) =>
          addEventListener('popstate', resolve, { once: true }),
        );
        history.back();
        await left;
        await painted();
        const heading = [...document.querySelectorAll('h1')].find((h1) => h1.checkVisibility());
        const seen = `${location.href} ${heading?.textContent} ${window.scrollY}`;
        if (seen !== `${before} Explorar Livros 300`) found.push(`${round}: ${seen}`);
      }
      return found;
    },
    { id: BOOK.id, rounds: 20 },
  );
  expect(wrong).toEqual([]);
  await expect(page).toHaveURL(`${baseURL}?q=pride+prejudice`);
});

test('on a phone the way to borrow is in sight, however long the title', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const longest = readBooks(EMBEDDED_BOOKS)
    .map((book) => ({
      ...book,
      words: [book.title, ...book.authors.map(({ name }) => name)].join(),
    }))
    .toSorted((a, b) => b.words.length - a.words.length)
    .slice(0, 5);
  // One list of them, and each opened from there: a page is laid out alike however it is reached.
  const list = { count: longest.length, next: null, previous: null, results: longest };
  await page.route(/books\/\?page=1$/, (route) => route.fulfill({ json: list }));
  await page.goto('./');
  // The font of titles comes late, and is the last to move anything.
  await page.locator('html[data-title-font]').waitFor();
  for (const { id, title } of longest) {
    await page.locator(`article a[href="/book/${id}/"]`).click();
    await expect(page).toHaveURL(new RegExp(`/book/${id}/$`));
    const way = page.getByRole('link', { name: 'Faça login para emprestar.' });
    await expect(way, title).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await comeToRest(page);
    const box = await way.boundingBox();
    expect.soft((box?.y ?? NaN) + (box?.height ?? NaN), title).toBeLessThanOrEqual(740);
    await page.getByRole('button', { name: '← Voltar' }).click();
    await expect(page.getByRole('article')).toHaveCount(longest.length);
  }
});
