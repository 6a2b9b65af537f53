import type { Page } from '@playwright/test';
import { loanOfBook } from './states/loans';
import { AS_ANA, seed } from './support/borrowers';
import { BOOK, bookOf, openCatalogue } from './support/library';
import { motionSeen, recordMotion } from './support/measure';
import { silenceCatalogue } from './support/service';
import { expect, test } from './support/test';

// accessibility.e2e.ts shows of every state what forced colours hide, and that nothing moves under
// prefers-reduced-motion.

test.describe('without that preference', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('skeletons move', async ({ page }) => {
    await silenceCatalogue(page);
    await recordMotion(page);
    await page.goto('./');
    await expect.poll(async () => (await motionSeen(page)).join('\n')).toContain('_skeleton');
  });
});

test.describe('in print', () => {
  test.use({ colorScheme: 'dark' });

  const background = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  test('loans and books are printed dark on white, with their facts and without controls', async ({
    page,
    context,
  }) => {
    await seed(context, { ...AS_ANA, loans: [loanOfBook()] });
    await page.goto('./profile/');
    await page.getByRole('heading', { name: 'Meus dados' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    const loans = page.getByRole('region', { name: 'Meus empréstimos' });
    const link = loans.getByRole('link', { name: BOOK.title });
    await expect(link).toBeVisible();
    await expect(loans.getByText(/^Devolve até /)).toBeVisible();
    await expect(page.locator('button:visible')).toHaveCount(0);
    await expect(page.getByText('ana@exemplo.com')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Meus dados' })).toBeHidden();
    expect(await background(page)).toBe('rgb(255, 255, 255)');

    await page.emulateMedia({ media: 'screen' });
    await link.click();
    const book = bookOf(page);
    await book.getByRole('region', { name: 'Ações' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect(book.getByRole('heading', { level: 1, name: BOOK.title })).toBeVisible();
    for (const text of ['Autor(es):', 'Idioma(s):', 'Resumo', 'Assuntos']) {
      await expect(book.getByText(text, { exact: true })).toBeVisible();
    }
    // The only links left are the product's name and the author's.
    const controls = page.locator('a:visible, button:visible, input:visible, select:visible');
    await expect(controls).toHaveText(['BookShelfs', 'Austen, Jane']);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    expect(await background(page)).toBe('rgb(255, 255, 255)');

    // A shelf is a list: its books below each other, without covers.
    await page.goto('./?shelf=poesia');
    await expect(page).toHaveTitle('Poesia · BookShelfs');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 2, name: 'Poesia' })).toBeVisible();
    const lines = page.getByRole('article');
    await expect(lines).toHaveCount(28);
    await expect(lines.first()).toContainText('Os Lusíadas');
    const edges = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect()));
    expect(new Set(edges.map(({ left }) => left)).size).toBe(1);
    expect(Math.max(...edges.map(({ height }) => height))).toBeLessThan(120);
    await expect(page.locator('article img:visible, select:visible, button:visible')).toHaveCount(
      0,
    );
  });
});

test('covers in view are loaded at once, but not under Save-Data', async ({ page, context }) => {
  await seed(context, { ...AS_ANA, loans: [loanOfBook()] });
  const saving = await context.newPage();
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  for (const tab of [page, saving]) {
    const eager = tab.locator(
      'img[loading=eager], img:not([loading]), link[rel=preload][as=image]',
    );
    for (const address of ['./', `./book/${BOOK.id}/`, './profile/']) {
      await tab.goto(address);
      await expect(tab.getByRole('main').locator('img').first()).toBeAttached();
      if (tab === saving) await expect(eager).toHaveCount(0);
      else await expect(eager).not.toHaveCount(0);
    }
  }
});

test('more contrast: secondary text as dark as the rest; safe areas of a phone: kept free', async ({
  page,
  context,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 80, right: 70 } });
  await openCatalogue(page);

  for (const part of [page.getByRole('link', { name: 'BookShelfs' }), page.getByRole('main')]) {
    const padded = await part.evaluate((element) => {
      const box = element.tagName === 'MAIN' ? element : element.parentElement;
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box ?? element);
      return [parseFloat(paddingInlineStart), parseFloat(paddingInlineEnd)];
    });
    expect(padded).toEqual([80, 70]);
  }

  const inks = () =>
    page.evaluate(() => {
      const colourOf = (element: Element | null) => element && getComputedStyle(element).color;
      const soft = document.querySelector('article p');
      return { soft: colourOf(soft), ink: colourOf(document.body) };
    });
  const usual = await inks();
  expect(usual.soft).not.toBe(usual.ink);
  await page.emulateMedia({ contrast: 'more' });
  const more = await inks();
  expect(more.soft).toBe(more.ink);
});
