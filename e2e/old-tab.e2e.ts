import type { Page } from '@playwright/test';
import { AS_ANA, headerLink, seed } from './support/borrowers';
import { BOOK, cards } from './support/library';
import { expect, test } from './support/test';

/** What is in view: the catalogue behind an opened book may lack a part too. */
const missing = (page: Page) =>
  page.getByText('Parte da página não carregou.').filter({ visible: true });
const reload = (page: Page) =>
  page.getByRole('button', { name: 'Recarregar' }).filter({ visible: true }).first();

/**
 * As after a deployment: of the scripts only those come that the document names which `openOld`
 * opened, until `bringScriptsBack` is called.
 */
async function tabOf(page: Page) {
  let named: string | null = null;
  await page.route('**/_next/static/chunks/*.js', (route) =>
    named?.includes(new URL(route.request().url()).pathname) === false
      ? route.fulfill({ status: 404, body: '' })
      : route.continue(),
  );
  return {
    openOld: async (address: string) => {
      named = await (await page.request.get(address)).text();
      await page.goto(address);
    },
    bringScriptsBack: () => {
      named = null;
    },
  };
}

/** Addresses, what shows there at once, and what is in a part of its own. */
const PARTS = [
  ['./?q=nadaqueexista', 'Explorar Livros', 'Limpar busca e filtros'],
  ['./profile/', 'Perfil', 'Exportar meus dados'],
] as const;

test('without the code for a part the page stands, and reloading brings it', async ({
  page,
  context,
  expected,
}) => {
  expected.allow(/404|ChunkLoadError/);
  await seed(context, AS_ANA);
  const { openOld, bringScriptsBack } = await tabOf(page);
  for (const [address, title, late] of PARTS) {
    await openOld(address);
    await expect(missing(page)).not.toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: late })).toHaveCount(0);
  }
  bringScriptsBack();
  await reload(page).click();
  await expect(page.getByRole('button', { name: 'Exportar meus dados' })).toBeVisible();
  await expect(missing(page)).toHaveCount(0);
});

test('without the code of other pages a card, a shelf and ‘Login’ still lead on', async ({
  page,
  expected,
}) => {
  expected.allow(/404|ChunkLoadError|Failed to load chunk/);
  const { openOld, bringScriptsBack } = await tabOf(page);
  const openOldCatalogue = async () => {
    await openOld('./');
    await expect(cards(page)).toHaveCount(32);
    // The pagination's code is not in the document; the books are there without it.
    await expect(missing(page)).toHaveCount(1);
  };

  await openOldCatalogue();
  await page.getByRole('link', { name: BOOK.link }).click();
  await expect(page).toHaveURL(new RegExp(`/book/${BOOK.id}/$`));
  await expect(cards(page)).toHaveCount(0);
  await expect(missing(page)).toHaveCount(1);
  bringScriptsBack();
  await reload(page).click();
  await expect(page.getByRole('heading', { level: 1, name: BOOK.title })).toBeVisible();

  await openOldCatalogue();
  await page.getByRole('link', { name: 'Poesia', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Algo deu errado' })).toBeVisible();
  bringScriptsBack();
  await reload(page).click();
  await expect(page.getByRole('heading', { name: 'Poesia', exact: true })).toBeVisible();

  await openOldCatalogue();
  await headerLink(page, 'Login').click();
  await expect(page.getByRole('heading', { name: 'Algo deu errado' })).toBeVisible();
  bringScriptsBack();
  await reload(page)
    .or(page.getByRole('link', { name: 'Recarregar' }))
    .click();
  const entrar = page.getByRole('tab', { name: 'Entrar' });
  await expect(cards(page).first().or(entrar)).toBeVisible();
});
