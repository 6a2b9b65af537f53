import type { Page } from '@playwright/test';
import { ANA, AS_ANA, actionButton, anasLoan, expectProfile, seed } from './support/borrowers';
import { workerAtHand } from '../scripts/support/changing-host';
import { BOOK, bookOf, cards, openCatalogue, searchField } from './support/library';
import { HOSTS, type HostName } from './support/sites';
import { expect, test } from './support/changing-test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const host of Object.keys(HOSTS) as HostName[]) {
  test.describe(host, () => {
    test.use({ host });

    test('after one visit every address opens offline', async ({ page, context, changing }) => {
      const loan = anasLoan({ bookId: BOOK.id, thumbnail: changing.coverOf(BOOK.id) });
      await seed(context, { ...AS_ANA, loans: [loan] });
      await openCatalogue(page);
      await workerAtHand(page);
      await changing.goOffline(page);

      await page.goto('?q=eça&page=2');
      await expect(heading(page, 'Explorar Livros')).toBeVisible();
      await page.goto('profile');
      await expectProfile(page, ANA.name);
      await expect(page.getByRole('button', { name: 'Exportar meus dados' })).toBeVisible();
      for (const address of [`book/${BOOK.id}`, `book/${BOOK.id}/`]) {
        await page.goto(address);
        await expect(page.getByText('Erro ao carregar:')).toBeVisible();
      }
      await page.goto('portugues/');
      await expect(heading(page, 'Livros em português, de A a Z')).toBeVisible();
      const answer = await page.goto('estante');
      expect(answer?.status()).toBe(404);
      await expect(heading(page, 'Página não encontrada')).toBeVisible();
      await page
        .getByRole('button', { name: 'Sair' })
        .or(heading(page, 'Página'))
        .first()
        .waitFor();
    });
  });
}

test('a book is borrowed and returned offline, and the data exported', async ({
  page,
  context,
  changing,
}) => {
  await seed(context, AS_ANA);
  await openCatalogue(page);
  await workerAtHand(page);
  await changing.goOffline(page);

  await page.getByRole('link', { name: BOOK.link }).click();
  await expect(bookOf(page)).toBeVisible();
  await actionButton(page, 'Emprestar').click();
  await expect(page.getByText('Livro emprestado com sucesso!')).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Perfil', exact: true }).click();
  await expectProfile(page, ANA.name);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar meus dados' }).click();
  expect((await download).suggestedFilename()).toMatch(/^bookshelfs-.*\.json$/);
  await page.getByRole('button', { name: 'Devolver' }).click();
  await expect(page.getByText(/^Devolvido em/)).toBeVisible();

  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(heading(page, 'Conta')).toBeVisible();
});

test('covers that were shown are there offline; the catalogue’s answers are not kept', async ({
  page,
  context,
  changing,
}) => {
  const loan = anasLoan({ bookId: BOOK.id, thumbnail: changing.coverOf(BOOK.id) });
  await seed(context, { ...AS_ANA, loans: [loan] });
  await openCatalogue(page);
  await workerAtHand(page);
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('bookshelfs-'));
      const lists = names.map(async (name) => await (await caches.open(name)).keys());
      return (await Promise.all(lists)).flat().map(({ url }) => url);
    });
  await expect.poll(kept).toContain(changing.coverOf(BOOK.id));
  expect((await kept()).filter((url) => url.includes('/catalogue/'))).toEqual([]);
  await changing.goOffline(page);

  await page.goto('profile/');
  const cover = page.getByRole('main').locator('img').first();
  await expect(cover).toBeVisible();
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // Transparent until it has loaded.
  await expect(cover).toHaveCSS('opacity', '1');
  await expect(cards(page)).toHaveCount(1);
});

test('the site can be installed', async ({ page, context }) => {
  await openCatalogue(page);
  await workerAtHand(page);
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Playwright's contexts are private windows, which install nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { data, errors, url } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);

  const manifest = JSON.parse(data ?? '') as {
    shortcuts: { name: string; url: string }[];
    screenshots: { src: string; sizes: string }[];
  };
  for (const { src } of manifest.screenshots) {
    const picture = await page.request.get(new URL(src, url).href);
    expect(picture.headers()['content-type']).toBe('image/webp');
  }
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Meus empréstimos', 'Buscar']);
  await page.goto(new URL(manifest.shortcuts[1]?.url ?? '', url).href);
  await expect(searchField(page)).toBeFocused();
});
