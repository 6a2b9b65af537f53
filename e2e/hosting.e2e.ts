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
  settle,
} from './support/library';
import { HOSTS, type HostName } from './support/sites';
import { expect, test } from './support/test';

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const bookLink = (page: Page) => page.getByRole('link', { name: BOOK.link });

/** A list that is quickly drawn. */
const ONE_BOOK = '?q=pride+prejudice';

async function openBookList(page: Page) {
  await page.goto(`./${ONE_BOOK}`);
  await expect(cards(page)).toHaveCount(1);
}

/** A document without a file on the host: its status is 404, whatever it shows. */
const withoutFile = (host: HostName, path: string) =>
  new RegExp(`404.*${HOSTS[host].basePath}/${path.replace(/\/$/, '')}/?(:\\d+)?\\)?$`);

/** GitHub Pages has no file for a book's address, and no rules. */
const bookDocument = (host: HostName, id: number | string) =>
  HOSTS[host].kind === 'github-pages' ? withoutFile(host, `book/${id}`) : /^never$/;

for (const host of Object.keys(HOSTS) as HostName[]) {
  test.describe(`${host}: addresses`, () => {
    test.use({ host });

    test('a book’s address opens the book, and ‘← Voltar’ leads on to the catalogue', async ({
      page,
      service,
      expected,
      baseURL,
    }) => {
      expected.allow(bookDocument(host, BOOK.id));
      for (const slash of ['/', '']) {
        await page.goto(`book/${BOOK.id}${slash}`);
        await expectBook(page, new RegExp(`${HOSTS[host].basePath}/book/${BOOK.id}/?$`));
        expect(await askedOf(service)).toEqual([`?ids=${BOOK.id}`]);
        if (slash) {
          await page.getByRole('button', { name: '← Voltar' }).click();
          await expect(cards(page)).toHaveCount(32);
          await expect(page).toHaveURL(baseURL ?? '');
        }
      }
    });

    test('an unknown address says so, with a link to the catalogue', async ({
      page,
      expected,
      baseURL,
    }) => {
      for (const path of ['estante', 'livros/84/']) {
        expected.allow(withoutFile(host, path));
        await page.goto(path);
        await expect(heading(page, 'Página não encontrada')).toBeVisible();
        await expect(page).toHaveTitle('Página não encontrada · BookShelfs');
      }
      await page.getByRole('link', { name: 'Ir para o catálogo' }).click();
      await expect(cards(page)).toHaveCount(32);
      await expect(page).toHaveURL(baseURL ?? '');
    });

    test('a book that does not exist is reported as not found', async ({
      page,
      service,
      expected,
    }) => {
      // What is no number the app reads alike with a base path and without.
      const unreadable = host === 'GitHub Pages, root' ? [] : ['abc', '0'];
      for (const id of [...unreadable, UNKNOWN_ID]) {
        expected.allow(bookDocument(host, id));
        await page.goto(`book/${id}/`);
        await expect(alertOf(page, 'Erro ao carregar: Livro não encontrado')).toBeVisible();
        await settle(page);
        expect(await askedOf(service)).toEqual(id === UNKNOWN_ID ? [`?ids=${id}`] : []);
      }
      await page.getByRole('link', { name: 'Ver o catálogo' }).click();
      await expect(cards(page)).toHaveCount(32);
    });
  });
}

// Within the app the host matters only by its base path, and by what a reload is answered with.
for (const host of ['GitHub Pages, base path', 'Netlify'] as const) {
  test.describe(`${host}: ways through the app`, () => {
    // With the transition between pages, as most visitors have it.
    test.use({ host, contextOptions: { reducedMotion: 'no-preference' } });

    test('a card opens its book with no reload, and back, forward and reload keep all', async ({
      page,
      service,
      expected,
      baseURL,
    }) => {
      expected.allow(bookDocument(host, BOOK.id));
      await openCatalogue(page);
      await bookPageAtHand(page);
      const asked = await askedOf(service);
      // Half a card down: neither the top of the page nor a card's edge.
      await bookLink(page).scrollIntoViewIfNeeded();
      const card = cards(page).filter({ has: bookLink(page) });
      await card.evaluate((element) => {
        window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY + 60);
      });
      const place = await scrollTop(page);
      expect(place).toBeGreaterThan(100);

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
        await expectBook(page, `${baseURL}book/${BOOK.id}/`);
        await settle(page);
        // The earlier calls are still in the list: this is the same document.
        expect(await askedOf(service)).toEqual(asked);
        expect(failures).toEqual([]);
        expect(requests).toEqual([]);
        page.off('request', note);
        page.off('requestfailed', noteFailure);
        await expect.poll(() => scrollTop(page)).toBe(0);
      });

      await test.step('back: the list, where it was', async () => {
        await page.goBack();
        await expect(cards(page)).toHaveCount(32);
        await expect(page).toHaveURL(baseURL ?? '');
        await expect(page).toHaveTitle(/^Explorar Livros/);
        await expect.poll(() => scrollTop(page)).toBe(place);
      });

      await test.step('forward and reload: the book', async () => {
        await page.goForward();
        await expectBook(page, `${baseURL}book/${BOOK.id}/`);
        await settle(page);
        expect(await askedOf(service)).toEqual(asked);
        await page.reload();
        await expectBook(page, `${baseURL}book/${BOOK.id}/`);
        expect(await askedOf(service)).toEqual([`?ids=${BOOK.id}`]);
      });

      await page.goBack();
      await expect(cards(page)).toHaveCount(32);
    });

    test('a click with Ctrl opens the book in a new tab', async ({ page, context, expected }) => {
      expected.allow(bookDocument(host, BOOK.id));
      // Cross-Origin-Opener-Policy gives the tab a process of its own, whose covers Playwright may intercept too late.
      if (HOSTS[host].kind === 'netlify') expected.allow(/https:\/\/www\.gutenberg\.org\//);
      await openBookList(page);
      const opened = context.waitForEvent('page');
      await bookLink(page).click({ modifiers: ['ControlOrMeta'] });
      const tab = await opened;
      await expectBook(tab, new RegExp(`${HOSTS[host].basePath}/book/${BOOK.id}/$`));
      await expect(cards(page)).toHaveCount(1);

      await tab.getByRole('button', { name: '← Voltar' }).click();
      await expect(cards(tab)).toHaveCount(32);
    });

    test('‘← Voltar’ goes back to the list, after a reload too', async ({
      page,
      service,
      expected,
      baseURL,
    }) => {
      expected.allow(bookDocument(host, BOOK.id));
      const list = `${baseURL}${ONE_BOOK}`;
      await openBookList(page);
      const asked = await askedOf(service);
      const entries = await page.evaluate(() => history.length);
      await bookLink(page).click();
      await expectBook(page, `${baseURL}book/${BOOK.id}/`);
      await page.getByRole('button', { name: '← Voltar' }).click();
      await expect(cards(page)).toHaveCount(1);
      await expect(page).toHaveURL(list);
      await settle(page);
      expect(await askedOf(service)).toEqual(asked);

      await bookLink(page).click();
      await expectBook(page, `${baseURL}book/${BOOK.id}/`);
      await page.reload();
      await expectBook(page, `${baseURL}book/${BOOK.id}/`);
      await page.getByRole('button', { name: '← Voltar' }).click();
      await expect(cards(page)).toHaveCount(1);
      await expect(page).toHaveURL(list);
      // The list and the book: going back added no entry.
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    });
  });
}

test('when the app itself fails, it says so in Portuguese and recovers', async ({
  page,
  expected,
  baseURL,
}) => {
  expected.allow(/número quebrado/);
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
  await page.evaluate(() => Object.assign(window, { mended: true }));
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expectBook(page, `${baseURL}book/${BOOK.id}/`);
  await expect(alert).toHaveCount(0);

  await page.reload();
  await expect(alert).toBeVisible();
  await page.getByRole('link', { name: 'Voltar ao catálogo' }).click();
  await expect(cards(page)).toHaveCount(32);
  await expect(page).toHaveURL(baseURL ?? '');
});
