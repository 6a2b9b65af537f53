import type { Page, Request } from '@playwright/test';
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

const bookLink = (page: Page) => page.getByRole('link', { name: BOOK.link });
const bookDocument = /404.*\/book\//;

for (const host of Object.keys(HOSTS) as HostName[]) {
  test.describe(host, () => {
    test.use({ host });

    test('the address of any book opens it, and any other address says what is wrong', async ({
      page,
      service,
      expected,
      baseURL,
    }) => {
      // GitHub Pages has no file for a book's address, and no rules.
      if (HOSTS[host].kind === 'github-pages') expected.allow(bookDocument);
      const expectCatalogue = async () => {
        await expect(cards(page)).toHaveCount(32);
        await expect(page).toHaveURL(baseURL ?? '');
      };

      await test.step('a book', async () => {
        await page.goto(`book/${BOOK.id}`);
        await expectBook(page, new RegExp(`${HOSTS[host].basePath}/book/${BOOK.id}/?$`));
        expect(await askedOf(service)).toEqual([`?ids=${BOOK.id}`]);
        await page.getByRole('button', { name: '← Voltar' }).click();
        await expectCatalogue();

        await page.goto(`book/${BOOK.id}/`);
        await expectBook(page, `${baseURL}book/${BOOK.id}/`);
        await page.reload();
        await expectBook(page, `${baseURL}book/${BOOK.id}/`);
        expect(await askedOf(service)).toEqual([`?ids=${BOOK.id}`]);
        await page.goBack();
        await expectCatalogue();
      });

      await test.step('no page, or what Next’s router would take for another site', async () => {
        expected.allow(/404.*(estante|evil)/);
        for (const path of ['estante', '/evil.example/book/84', '%5Cevil.example/']) {
          await page.goto(`${baseURL}${path}`);
          await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
          await expect(page).toHaveTitle('Página não encontrada · BookShelfs');
        }
        await page.getByRole('link', { name: 'Ir para o catálogo' }).click();
        await expectCatalogue();
      });

      await test.step('no book', async () => {
        for (const [id, asked] of [
          ['abc', []],
          [UNKNOWN_ID, [`?ids=${UNKNOWN_ID}`]],
        ] as const) {
          await page.goto(`book/${id}/`);
          await expect(alertOf(page, 'Erro ao carregar: Livro não encontrado')).toBeVisible();
          await settle(page);
          expect(await askedOf(service)).toEqual(asked);
        }
        await page.getByRole('link', { name: 'Ver o catálogo' }).click();
        await expectCatalogue();
      });
    });
  });
}

// Within the app the host matters only by its base path, and by what a reload is answered with.
test.describe('ways through the app', () => {
  test.use({
    host: 'GitHub Pages, base path',
    // With the transition between pages, as most visitors have it.
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('a card opens its book with no reload; back, forward, reload and ‘← Voltar’ keep all', async ({
    page,
    service,
    expected,
    baseURL,
  }) => {
    expected.allow(bookDocument);
    const scrollTop = () => page.evaluate(() => window.scrollY);
    const expectOpened = () => expectBook(page, `${baseURL}book/${BOOK.id}/`);
    await openCatalogue(page);
    await bookPageAtHand(page);
    const asked = await askedOf(service);
    const entries = await page.evaluate(() => history.length);
    // Half a card down: neither the top of the page nor a card's edge.
    const card = cards(page).filter({ has: bookLink(page) });
    await card.evaluate((element) => {
      window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY + 60);
    });
    const place = await scrollTop();
    expect(place).toBeGreaterThan(100);
    const expectList = async () => {
      await expect(cards(page)).toHaveCount(32);
      await expect(page).toHaveURL(baseURL ?? '');
      await expect(page).toHaveTitle(/^Explorar Livros/);
    };

    await test.step('no reload, no request, no failure', async () => {
      const requests: string[] = [];
      const failures: string[] = [];
      // Pages and their data; code may be loaded, and the author's other books.
      const note = (request: Request) => {
        const isPage = ['document', 'fetch', 'xhr'].includes(request.resourceType());
        if (isPage && !request.url().includes('/catalogue/')) requests.push(request.url());
      };
      const noteFailure = (request: Request) => {
        if (request.resourceType() !== 'image') failures.push(request.url());
      };
      page.on('request', note);
      page.on('requestfailed', noteFailure);
      await bookLink(page).evaluate((link: HTMLElement) => link.click());
      await expectOpened();
      await settle(page);
      // The earlier calls are still in the list: this is the same document.
      expect(await askedOf(service)).toEqual(asked);
      expect([...requests, ...failures]).toEqual([]);
      page.off('request', note);
      page.off('requestfailed', noteFailure);
      await expect.poll(scrollTop).toBe(0);
    });

    await test.step('back: the list, where it was; forward: the book', async () => {
      await page.goBack();
      await expectList();
      await expect.poll(scrollTop).toBe(place);
      await page.goForward();
      await expectOpened();
      await page.getByRole('button', { name: '← Voltar' }).click();
      await expectList();
      await settle(page);
      expect(await askedOf(service)).toEqual(asked);
    });

    await test.step('the same after a reload', async () => {
      await page.goForward();
      await expectOpened();
      await page.reload();
      await expectOpened();
      expect(await askedOf(service)).toEqual([`?ids=${BOOK.id}`]);
      await page.getByRole('button', { name: '← Voltar' }).click();
      await expectList();
      // The list and the book: going back added no entry.
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    });
  });

  test('a click with Ctrl opens the book in a new tab', async ({ page, context, expected }) => {
    expected.allow(bookDocument);
    await page.goto('./?q=pride+prejudice');
    const opened = context.waitForEvent('page');
    await bookLink(page).click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expectBook(tab, new RegExp(`/book/${BOOK.id}/$`));
    await expect(cards(page)).toHaveCount(1);

    await tab.getByRole('button', { name: '← Voltar' }).click();
    await expect(cards(tab)).toHaveCount(32);
  });

  test('the site can be installed, with shortcuts and pictures', async ({ page, context }) => {
    await page.goto('./');
    const browser = await context.newCDPSession(page);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // Playwright's contexts are private windows, which install nothing.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const { data, errors, url } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);

    const manifest = JSON.parse(data ?? '') as {
      shortcuts: { name: string; url: string }[];
      screenshots: { src: string }[];
    };
    for (const { src } of manifest.screenshots) {
      const picture = await page.request.get(new URL(src, url).href);
      expect(picture.headers()['content-type']).toBe('image/webp');
    }
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Meus empréstimos', 'Buscar']);
    await page.goto(new URL(manifest.shortcuts[1]?.url ?? '', url).href);
    await expect(searchField(page)).toBeFocused();
  });
});
