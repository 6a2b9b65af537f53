import type { Page } from '@playwright/test';
import { ANA, AS_ANA, anasLoan, expectProfile, seed } from './support/borrowers';
import { waitForWorker } from './support/changing-host';
import { expect, keptOf, test } from './support/changing-test';
import { BOOK, cards, openCatalogue } from './support/library';

// Its header's policy is the worker's too.
test.use({ host: 'Netlify' });

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

test.describe('GitHub Pages, base path', () => {
  test.use({ host: 'GitHub Pages, base path' });

  test('after one visit every address opens offline, with the covers that were shown', async ({
    page,
    context,
    changing,
  }) => {
    const loan = anasLoan({ bookId: BOOK.id, thumbnail: changing.coverOf(BOOK.id) });
    await seed(context, { ...AS_ANA, loans: [loan] });
    await page.goto('book/84/');
    await expect(heading(page, /^Frankenstein/)).toBeVisible();
    await openCatalogue(page);
    await waitForWorker(page);
    await expect.poll(() => keptOf(page)).toContain(changing.coverOf(BOOK.id));
    // The service's answers are not the worker's to keep.
    expect((await keptOf(page)).filter((url) => url.includes('/catalogue/'))).toEqual([]);
    await changing.goOffline(page);

    await page.goto('?q=eça&page=2');
    await expect(heading(page, 'Explorar Livros')).toBeVisible();
    await page.goto('profile');
    await expectProfile(page, ANA.name);
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Exportar meus dados' })).toBeVisible();
    const cover = page.getByRole('main').locator('img').first();
    await expect(cover).not.toHaveJSProperty('naturalWidth', 0);
    // Transparent until it has loaded.
    await expect(cover).toHaveCSS('opacity', '1');
    for (const address of [`book/${BOOK.id}`, `book/${BOOK.id}/`]) {
      await page.goto(address);
      await expect(page.getByText('Você está sem internet.')).toBeVisible();
    }
    // A book that was open before is in the browser's own cache.
    await page.goto('book/84/');
    await expect(heading(page, /^Frankenstein/)).toBeVisible();
    await page.goto('portugues/');
    await expect(heading(page, 'Livros em português, de A a Z')).toBeVisible();
    const answer = await page.goto('estante');
    expect(answer?.status()).toBe(404);
    await expect(heading(page, 'Página não encontrada')).toBeVisible();
  });
});

test('the saved catalogue answers searches offline', async ({ page, context, changing }) => {
  await seed(context, AS_ANA);
  await page.goto('./profile/');
  await waitForWorker(page);
  await page.getByRole('button', { name: /^Guardar o catálogo/ }).click();
  await expect(page.getByText(/^O catálogo de .+ está neste aparelho/)).toBeVisible();
  // Under the policy of this host's header too.
  await openCatalogue(page);
  await expect.poll(() => keptOf(page)).toContain(changing.coverOf(BOOK.id));
  await changing.goOffline(page);

  await page.goto('./?q=dom casmurro');
  await expect(cards(page).first()).toContainText('Dom Casmurro');
});
