import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { actions } from './support/borrowers';
import {
  BOOK,
  alertOf,
  askedOf,
  bookOf,
  bookPageAtHand,
  expectBook,
  openCatalogue,
} from './support/library';
import { comeToRest } from './support/measure';
import { SERVICE, askCatalogue } from './support/service';
import { expect, test } from './support/test';

const ADDRESS = `book/${BOOK.id}/`;

test('a book is shown with all its details', async ({ page }) => {
  const [record] = (await askCatalogue(`?ids=${BOOK.id}`)).results;
  await page.goto(ADDRESS);
  await expectBook(page, /\/book\/1342\/$/);
  const book = bookOf(page);
  await expect(book).toContainText('Autor(es):Austen, Jane');
  await expect(book).toContainText('Idioma(s):inglês');
  await expect(book).toContainText(
    `Downloads:${new Intl.NumberFormat('pt-BR').format(record?.download_count ?? NaN)}`,
  );
  await expect(book.getByRole('heading', { name: 'Resumo' })).toBeVisible();
  const [opening = 'uma frase'] = (record?.summaries[0] ?? '').split('.');
  await expect(book.getByRole('region', { name: 'Resumo' })).toContainText(opening);
  await expect(book.getByText('Tradutores:')).toHaveCount(0);
  await expect(book.getByText('Editores:')).toHaveCount(0);
  const subjects = book.getByRole('region', { name: 'Assuntos' }).getByRole('listitem');
  await expect(subjects).toHaveCount(Math.min(record?.subjects.length ?? NaN, 12));
  const action = book.getByRole('link', { name: 'Faça login para emprestar.' });
  await expect(action).toHaveAttribute('href', '/auth/');
});

test('the page keeps the book’s name on a slow phone', async ({ page, context }) => {
  test.slow();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  await page.goto(ADDRESS);
  // Twelve times as slow as a machine that may be slow itself.
  await expect(page.getByRole('heading', { level: 1, name: BOOK.title })).toBeVisible({
    timeout: 90_000,
  });
  // Once the network is idle nothing can change the title any more.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve()));
      }),
  );
  await expect(page).toHaveTitle(`${BOOK.title} · BookShelfs`);
});

test('an error shows its status, and can be retried', async ({ page, expected }) => {
  expected.allow(/404.*\/catalogue\/books\//);
  await page.route(SERVICE, (route) => route.fulfill({ status: 404, body: 'não deu' }), {
    times: 1,
  });
  await page.goto(ADDRESS);
  await expect(alertOf(page, 'Erro ao carregar: HTTP 404')).toBeVisible();
  await expect(alertOf(page, 'não deu')).toHaveCount(0);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expectBook(page, /\/book\/1342\/$/);
  await expect(alertOf(page, 'Erro')).toHaveCount(0);
});

test('a service that answers with other books is not believed', async ({ page }) => {
  const others = await askCatalogue('?ids=84,11');
  await page.route(SERVICE, (route) => route.fulfill({ json: others }));
  await page.goto(ADDRESS);
  await expect(alertOf(page, 'Erro ao carregar: Livro não encontrado')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a cover that fails to load is drawn', async ({ page, expected }) => {
  expected.allow(/www\.gutenberg\.org/);
  await page.route('https://www.gutenberg.org/**', (route) => route.abort());
  await page.goto(ADDRESS);
  await expect(bookOf(page).locator('[data-drawn-cover]')).toContainText(BOOK.title);
});

test('a book opened from its card is shown with no connection', async ({
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
  await page.getByRole('link', { name: BOOK.link }).click();
  await expectBook(page, /\/book\/1342\/$/);
  await page.waitForLoadState('networkidle');
  await expect(alertOf(page, 'Algo deu errado')).toHaveCount(0);
  await page.getByRole('button', { name: '← Voltar' }).click();
  await expect(page.getByRole('article')).toHaveCount(32);
  expect(await askedOf(service)).toEqual(asked);
});

test('whoever goes back in the moment a book opens gets the list, where it was', async ({
  page,
  baseURL,
}) => {
  test.slow();
  // A short list on a small screen: a round of the hundred costs what is drawn in it.
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
    { id: BOOK.id, rounds: 100 },
  );
  expect(wrong).toEqual([]);
  await expect(page).toHaveURL(`${baseURL}?q=pride+prejudice`);
});

test.describe('on a phone of 360 × 740', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what one can do is on the first screen, before the facts', async ({ page }) => {
    await page.goto(ADDRESS);
    const section = actions(page);
    const box = await section.boundingBox();
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(740);
    const author = await page.getByText('Autor(es):').boundingBox();
    const language = await page.getByText('Idioma(s):').boundingBox();
    expect(author?.y).toBeLessThan(box?.y ?? 0);
    expect(language?.y).toBeGreaterThan(box?.y ?? Infinity);
  });

  test('however long titles and authors are, ‘Ações’ and the way to borrow are in sight', async ({
    page,
  }) => {
    const words = ({ title, authors }: { title: string; authors: { name: string }[] }) =>
      [title, ...authors.map(({ name }) => name)].join(' ').length;
    const longest = readBooks(EMBEDDED_BOOKS)
      .toSorted((a, b) => words(b) - words(a))
      .slice(0, 12);
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
});

test('on a desk the frame fits a cover of 200 × 300: nothing is empty above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(ADDRESS);
  const cover = bookOf(page).locator('img').first();
  await expect(cover).toHaveJSProperty('complete', true);
  await comeToRest(page);
  const boxes = await cover.evaluate((image) => {
    const [inner, outer] = [image, image.parentElement ?? image].map((element) =>
      element.getBoundingClientRect(),
    );
    return { inner: inner?.toJSON() as DOMRect, outer: outer?.toJSON() as DOMRect };
  });
  expect(boxes.inner).toEqual(boxes.outer);
  expect([boxes.inner.width, boxes.inner.height]).toEqual([200, 300]);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(Math.abs((heading?.y ?? 0) - boxes.inner.top)).toBeLessThan(4);
});
