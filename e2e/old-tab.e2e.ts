import type { Page } from '@playwright/test';
import { AS_ANA, headerLink, seed } from './support/borrowers';
import { BOOK, cards, skeletons } from './support/library';
import { expect, test } from './support/test';

const CHUNKS = '**/_next/static/chunks/*.js';

/** What is in view: the catalogue behind an opened book may lack a part too. */
const missing = (page: Page) =>
  page.getByText('Parte da página não carregou.').filter({ visible: true });
const reload = (page: Page) => page.getByRole('button', { name: 'Recarregar' });

/** As after a deployment: of the scripts only those come that the document at the address names. */
async function keepOnlyScriptsOf(page: Page, address: string): Promise<void> {
  const html = await (await page.request.get(address)).text();
  await page.route(CHUNKS, (route) =>
    html.includes(new URL(route.request().url()).pathname)
      ? route.continue()
      : route.fulfill({ status: 404, body: '' }),
  );
}

const PARTS = [
  // What follows a list is another part, and says the same.
  ['nothing found', '?q=nadaqueexista', 2, 'Limpar busca e filtros'],
  ['a page that does not exist', '?page=999', 1, 'Ir para a última página'],
  ['what can be done with a book', `book/${BOOK.id}/`, 1, 'Emprestar'],
  ['one’s own data', 'profile/', 1, 'Exportar meus dados'],
] as const;

for (const [part, address, messages, mended] of PARTS) {
  test(`without the code for ${part} the page stands, and offers to reload`, async ({
    page,
    context,
    expected,
    baseURL,
  }) => {
    expected.allow(/404|ChunkLoadError/);
    await seed(context, AS_ANA);
    await keepOnlyScriptsOf(page, `${baseURL}${address.replace(/\?.*/, '')}`);
    await page.goto(`./${address}`);
    await expect(missing(page)).toHaveCount(messages);
    await page.unroute(CHUNKS);
    await reload(page).first().click();
    await expect(page.getByRole('button', { name: mended })).toBeVisible();
  });
}

/** The pagination's code is not in the document; the books are there without it. */
async function openWithoutPagination(page: Page): Promise<void> {
  await page.goto('./');
  await expect(cards(page)).toHaveCount(32);
  await expect(missing(page)).toHaveCount(1);
}

test('without the code of a book’s page a card still leads on', async ({
  page,
  expected,
  baseURL,
}) => {
  expected.allow(/404|ChunkLoadError/);
  await keepOnlyScriptsOf(page, baseURL ?? '');
  await openWithoutPagination(page);
  await page.getByRole('link', { name: BOOK.link }).click();
  await expect(page).toHaveURL(new RegExp(`/book/${BOOK.id}/$`));
  await expect(cards(page)).toHaveCount(0);
  await expect(missing(page)).toHaveCount(1);
  await page.unroute(CHUNKS);
  await reload(page).click();
  await expect(page.getByRole('heading', { level: 1, name: BOOK.title })).toBeVisible();
});

test('without the code of another page, ‘Login’ says so, and reloading leads there', async ({
  page,
  expected,
  baseURL,
}) => {
  expected.allow(/404|ChunkLoadError|Failed to load chunk/);
  await keepOnlyScriptsOf(page, baseURL ?? '');
  await openWithoutPagination(page);
  await headerLink(page, 'Login').click();
  await expect(page.getByRole('heading', { name: 'Algo deu errado' })).toBeVisible();
  await page.unroute(CHUNKS);
  await reload(page)
    .or(page.getByRole('link', { name: 'Recarregar' }))
    .click();
  await expect(
    cards(page)
      .first()
      .or(page.getByRole('tab', { name: 'Entrar' })),
  ).toBeVisible();
  await expect(skeletons(page)).toHaveCount(0);
});
