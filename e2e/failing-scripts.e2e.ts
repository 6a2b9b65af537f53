import type { Page } from '@playwright/test';
import { BOOK, bookPageAtHand, cards } from './support/library';
import { HOSTS, type HostName } from './support/sites';
import { expect, test } from './support/test';
import { openUnwatched } from './support/unwatched';

const ROUTES = ['', 'auth/', 'profile/', `book/${BOOK.id}/`] as const;
const HOST_NAMES = Object.keys(HOSTS) as HostName[];

/** The catalogue with few books: what a page costs is mostly its cards. */
const FEW = '?q=dickens';

const notice = (page: Page) => page.getByText('O BookShelfs precisa de JavaScript');

/**
 * Where the notice leads on to, and the page's own address, if it is shown. Read at once: an app that
 * runs without the missing script hides it.
 */
const waysOn = (page: Page) =>
  notice(page).evaluateAll((notices) =>
    notices
      .filter((shown) => shown.checkVisibility())
      .map((shown) => ({
        here: location.href,
        links: Array.from(shown.querySelectorAll('a'), ({ href }) => href),
      })),
  );

for (const host of HOST_NAMES) {
  test(`${host}: without JavaScript every route says what it needs`, async ({ browser, hosts }) => {
    const page = await openUnwatched(browser, { javaScriptEnabled: false });
    for (const route of ROUTES) {
      await page.goto(`${hosts[host]}/${route}`);
      await expect(notice(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Recarregue a página' })).toHaveAttribute(
        'href',
        '',
      );
      await expect(page.getByText('Página não encontrada')).toHaveCount(0);
    }
    await page.context().close();
  });
}

/** The scripts that a page's HTML names, as it names them. */
const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/<script src="([^"]+)"(?! noModule)/g)].map(([, url = '']) => url);

for (const [route, works] of [
  ['', (page: Page) => cards(page)],
  ['auth/', (page: Page) => page.getByRole('tab', { name: 'Entrar' })],
  // An anonymous visitor is sent on.
  ['profile/', (page: Page) => page.getByRole('tab', { name: 'Entrar' })],
  [`book/${BOOK.id}/`, (page: Page) => page.getByRole('heading', { level: 1, name: BOOK.title })],
] as const) {
  test(`/${route}: whichever script of the page is missing, it says so`, async ({
    browser,
    hosts,
  }) => {
    const address = `${hosts['GitHub Pages, root']}/${route || FEW}`;
    const page = await openUnwatched(browser);
    const scriptsOf = async (url: string) => scriptsIn(await (await page.request.get(url)).text());
    // What the catalogue needs as well is tried there; a book's page, which its address alone names, tries all.
    const isTried = route === 'auth/' || route === 'profile/';
    const tried = !isTried ? [] : await scriptsOf(`${hosts['GitHub Pages, root']}/`);
    const scripts = (await scriptsOf(address)).filter((script) => !tried.includes(script));
    expect(scripts.length).toBeGreaterThan(isTried ? 0 : 5);
    let told = 0;
    let missing: string | null = null;
    // One route for all: a request may hang while routes come and go under it.
    await page.route(
      ({ pathname }) => pathname === missing,
      (request) => request.fulfill({ status: 404, body: '' }),
    );
    for (const script of scripts) {
      missing = script;
      await page.goto(address);
      const crash = page.getByRole('button', { name: 'Recarregar' });
      // Not everything that comes with a page is needed for it: the rest works without.
      await expect(
        notice(page).or(crash).or(works(page)).filter({ visible: true }),
        script,
      ).not.toHaveCount(0);
      for (const { here, links } of await waysOn(page)) {
        expect(links).toEqual([here, 'https://www.gutenberg.org/browse/languages/pt']);
        told += 1;
      }
      await expect(page.getByText('Página não encontrada')).toHaveCount(0);
    }
    missing = null;
    expect(told).toBeGreaterThanOrEqual(scripts.length / 2);
    await page.reload();
    await expect(works(page).first()).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await page.context().close();
  });
}

test('the notice never shows while the page loads as it should', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const found = [...document.querySelectorAll('p')].some(
        (element) =>
          element.textContent.includes('precisa de JavaScript') && element.checkVisibility(),
      );
      if (found) Object.assign(window, { flashed: true });
      requestAnimationFrame(look);
    };
    look();
  });
  for (const route of ['', 'auth/', `book/${BOOK.id}/`]) {
    await page.goto(route);
    await bookPageAtHand(page);
    expect(await page.evaluate(() => 'flashed' in window)).toBe(false);
    await expect(page.getByRole('main')).not.toMatchAriaSnapshot('- text: /JavaScript/');
  }
});

for (const host of HOST_NAMES) {
  test(`${host}: the address of another site within ours is our 404 page`, async ({
    browser,
    hosts,
  }) => {
    const page = await openUnwatched(browser);
    for (const path of ['//evil.example/book/84', '//evil.example//a', '/%5Cevil.example/']) {
      await page.goto(`${hosts[host]}${path}`);
      await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Ir para o catálogo' }).click();
    await expect(cards(page)).toHaveCount(32);
    await page.context().close();
  });
}

test('when what is around the pages fails, the document says so and leads on', async ({
  browser,
  hosts,
}) => {
  const page = await openUnwatched(browser);
  // Read where a book may be shown over any page; no browser fails so.
  await page.addInitScript(() => {
    Object.defineProperty(performance, 'timeOrigin', {
      get() {
        throw new Error('o que ninguém previu');
      },
    });
  });
  await page.goto(`${hosts.Netlify}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Algo deu errado' })).toBeVisible();
  await expect(page).toHaveTitle('Algo deu errado · BookShelfs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('link', { name: 'voltar ao catálogo' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Recarregar' })).toBeVisible();
  await page.context().close();
});
