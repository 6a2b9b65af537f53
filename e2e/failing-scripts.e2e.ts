import type { Page } from '@playwright/test';
import { headerLink } from './support/borrowers';
import { BOOK, alertOf, cards, expectBook, searchField, skeletons } from './support/library';
import { expect, test } from './support/test';

// A book's address has no file there: what is shown is the 404 page's, if nothing goes wrong.
test.use({ host: 'GitHub Pages, root' });

const notice = (page: Page) => page.getByText('O BookShelfs precisa de JavaScript');
const notFound = (page: Page) => page.getByText('Página não encontrada');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is as it was exported and says what it needs; the first books on the home page lead to theirs, which can be read', async ({
    page,
    expected,
  }) => {
    // How Chromium tells that it does not preload a script then.
    expected.allow(/^csp .*\.js$|404.*\/book\//);
    await page.goto('./');
    await expect(skeletons(page)).toHaveCount(14);
    await expect(skeletons(page).first()).toBeVisible();
    await expect(searchField(page)).toBeVisible();
    const book = page
      .getByRole('region')
      .getByRole('link', { name: /^(?!Ver todos)/ })
      .first();
    await expect(book).toBeInViewport();
    const [address, title = ''] = [await book.getAttribute('href'), await book.innerText()];
    await book.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title.split('\n')[0] ?? '');
    await page.goto('./');
    for (const route of ['', 'auth/', 'profile/', `book/${BOOK.id}/`, 'book/3333/']) {
      if (route) await page.goto(route);
      for (const name of ['Login', 'Perfil'] as const) {
        await expect(headerLink(page, name)).toHaveCount(0);
      }
      await expect(notice(page)).toBeVisible();
      const links = notice(page).getByRole('link');
      await expect(links.first()).toHaveAttribute('href', '');
      await expect(links.last()).toHaveAttribute('href', /gutenberg\.org\/browse\/languages\/pt$/);
      await expect(notFound(page)).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Os Lusíadas' })).toBeVisible();
    await expect(page.getByText(/^A viagem de Vasco da Gama/)).toBeVisible();
    const read = page.getByRole('link', { name: 'Ler no Project Gutenberg' });
    await expect(read).toHaveAttribute('href', 'https://www.gutenberg.org/ebooks/3333');
  });
});

test('whichever script of a page is missing, the page works without it or says so', async ({
  page,
  expected,
}) => {
  // Whatever fails then; what is shown of it is the point.
  expected.allow(/./);
  let missing: string | undefined;
  // One route for all: a request may hang while routes come and go under it.
  await page.route(
    ({ pathname }) => pathname === missing,
    (route) => route.fulfill({ status: 404, body: '' }),
  );
  const tried = new Set<string>();
  let told = 0;
  for (const [address, works] of [
    [`./book/${BOOK.id}/`, page.getByRole('heading', { level: 1, name: BOOK.title })],
    ['./?q=dickens', cards(page)],
  ] as const) {
    const html = await (await page.request.get(address)).text();
    for (const [, script = ''] of html.matchAll(/<script src="([^"]+)"(?! noModule)/g)) {
      if (tried.has(script)) continue;
      tried.add((missing = script));
      await page.goto(address);
      const crash = page.getByRole('button', { name: 'Recarregar' });
      const shown = notice(page).or(crash).or(works).filter({ visible: true });
      await expect(shown, script).not.toHaveCount(0);
      told += await notice(page).filter({ visible: true }).count();
      await expect(notFound(page)).toHaveCount(0);
    }
  }
  expect(tried.size).toBeGreaterThan(6);
  // Not everything that comes with a page is needed for it.
  expect(told).toBeGreaterThanOrEqual(tried.size / 2);
  missing = undefined;
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('when the app itself fails, it says so in Portuguese and recovers', async ({
  page,
  expected,
}) => {
  expected.allow(/número quebrado|404.*\/book\//);
  // Writing the number of downloads throws on every book's page, until `mended` is set.
  await page.addInitScript(() => {
    const replace = Object.getOwnPropertyDescriptor(RegExp.prototype, Symbol.replace);
    Object.defineProperty(RegExp.prototype, Symbol.replace, {
      value(this: RegExp, ...args: [string, string]): unknown {
        const isNumber = this.source.includes('\\d{3}');
        const broken = /\/book\/\d/.test(location.pathname) && !('mended' in window);
        if (isNumber && broken) throw new Error('número quebrado');
        return replace?.value.apply(this, args);
      },
    });
  });
  const alert = alertOf(page, 'Algo deu errado');
  await page.goto(`book/${BOOK.id}/`);
  await expect(alert).toBeVisible();
  await expect(alert).not.toContainText('número quebrado');
  await page.evaluate(() => Object.assign(window, { mended: true }));
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expectBook(page, `./book/${BOOK.id}/`);
  await expect(alert).toHaveCount(0);

  await page.reload();
  await page.getByRole('link', { name: 'Voltar ao catálogo' }).click();
  await expect(cards(page)).toHaveCount(32);
  // Over the catalogue the book is no page of its own: then the whole document is another.
  await page.getByRole('link', { name: BOOK.link }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Algo deu errado' })).toBeVisible();
  await expect(page).toHaveTitle('Algo deu errado · BookShelfs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await page.getByRole('link', { name: 'voltar ao catálogo' }).click();
  await expect(cards(page)).toHaveCount(32);
});
