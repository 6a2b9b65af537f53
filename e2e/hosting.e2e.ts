import type { Page } from '@playwright/test';
import {
  BOOK,
  UNKNOWN_ID,
  alertOf,
  askedOf,
  bookPageAtHand,
  cards,
  expectBook,
  openCatalogue,
  searchField,
  settle,
} from './support/library';
import { HOSTS, type HostName } from './support/sites';
import { expect, test } from './support/test';

// Within the app a host matters only by its base path, and by what a reload is answered with.
test.use({ host: 'GitHub Pages, base path' });

const ADDRESS = `./book/${BOOK.id}/`;
const back = (page: Page) => page.getByRole('button', { name: '← Voltar' });

async function expectCatalogue(page: Page) {
  await expect(cards(page)).toHaveCount(32);
  await expect(page).toHaveURL('./');
  await expect(page).toHaveTitle(/^Explorar Livros/);
}

for (const host of Object.keys(HOSTS) as HostName[]) {
  test.describe(host, () => {
    test.use({ host });

    test('the address of any book opens it, and any other address says what is wrong', async ({
      page,
      service,
      expected,
    }) => {
      // GitHub Pages has no file for a book's address, and no rules.
      if (HOSTS[host].kind === 'github-pages') expected.allow(/404.*\/book\//);
      expected.allow(/404.*(estante|evil)/);

      await test.step('a book', async () => {
        await page.goto(`book/${BOOK.id}`);
        await expectBook(page, new RegExp(`${HOSTS[host].basePath}/book/${BOOK.id}/?$`));
        expect(await askedOf(service)).toEqual([`?ids=${BOOK.id}`]);
        await back(page).click();
        await expectCatalogue(page);
        await page.goto(ADDRESS);
        await expectBook(page, ADDRESS);
        expect(await askedOf(service)).toEqual([`?ids=${BOOK.id}`]);
      });

      await test.step('no book', async () => {
        for (const id of ['abc', UNKNOWN_ID]) {
          await page.goto(`book/${id}/`);
          await expect(alertOf(page, 'Erro ao carregar: Livro não encontrado')).toBeVisible();
          await settle(page);
          expect(await askedOf(service)).toEqual(id === UNKNOWN_ID ? [`?ids=${id}`] : []);
        }
      });

      await test.step('no page, or what Next’s router would take for another site', async () => {
        for (const path of ['./estante', './/evil.example/book/84', './%5Cevil.example/']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
          await expect(page).toHaveTitle('Página não encontrada · BookShelfs');
        }
        await page.getByRole('link', { name: 'Ver o catálogo' }).click();
        await expectCatalogue(page);
      });
    });
  });
}

test('a card opens its book with no reload; back, forward, reload and ‘← Voltar’ keep all', async ({
  page,
  context,
  service,
  expected,
}) => {
  expected.allow(/404.*\/book\//);
  // With the transition between pages, as most visitors have it.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const link = page.getByRole('link', { name: BOOK.link });
  const scrollTop = () => page.evaluate(() => window.scrollY);
  await openCatalogue(page);
  await bookPageAtHand(page);
  const asked = await askedOf(service);
  const entries = await page.evaluate(() => history.length);

  await test.step('Ctrl: in a new tab', async () => {
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expectBook(tab, ADDRESS);
    await tab.close();
    await expectCatalogue(page);
  });

  // Half a card down: neither the top of the page nor a card's edge.
  await cards(page)
    .filter({ has: link })
    .evaluate((card) => scrollBy(0, card.getBoundingClientRect().top + 60));
  const place = await scrollTop();
  expect(place).toBeGreaterThan(100);

  await test.step('no reload, and no request for a page or its data', async () => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const isPage = ['document', 'fetch', 'xhr'].includes(request.resourceType());
      // Not of the page: the author's other books, which can be read here, and the names in Portuguese.
      if (isPage && !/\/(catalogue|texts|search)\//.test(request.url()))
        requests.push(request.url());
    });
    await link.evaluate((element: HTMLElement) => element.click());
    await expectBook(page, ADDRESS);
    await settle(page);
    expect(requests).toEqual([]);
    await expect.poll(scrollTop).toBe(0);
  });

  await test.step('back and forward: the list, where it was, and the book', async () => {
    await page.goBack();
    await expectCatalogue(page);
    await expect.poll(scrollTop).toBe(place);
    await page.goForward();
    await expectBook(page, ADDRESS);
    await back(page).click();
    await expectCatalogue(page);
    await settle(page);
    // The earlier calls are still in the list: this is the same document.
    expect(await askedOf(service)).toEqual(asked);
  });

  await test.step('the same after a reload', async () => {
    await page.goForward();
    await expectBook(page, ADDRESS);
    await page.reload();
    await expectBook(page, ADDRESS);
    expect(await askedOf(service)).toEqual([`?ids=${BOOK.id}`]);
    await back(page).click();
    await expectCatalogue(page);
    // The list and the book: going back added no entry.
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });
});

test('the site can be installed, with shortcuts and pictures', async ({ page, context }) => {
  await page.goto('./');
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Playwright's contexts are private windows, which install nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { data, errors, url } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);

  const { shortcuts, screenshots } = JSON.parse(data ?? '') as {
    shortcuts: { name: string; url: string }[];
    screenshots: { src: string }[];
  };
  for (const { src } of screenshots) {
    const picture = await page.request.get(new URL(src, url).href);
    expect(picture.headers()['content-type']).toBe('image/webp');
  }
  const search = shortcuts.find(({ name }) => name === 'Buscar');
  await page.goto(new URL(search?.url ?? '', url).href);
  await expect(searchField(page)).toBeFocused();
});
