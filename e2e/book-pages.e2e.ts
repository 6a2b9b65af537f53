import type { APIRequestContext, Page } from '@playwright/test';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { actions } from './support/borrowers';
import { alertOf, askedOf, bookOf, openCatalogue } from './support/library';
import { SERVICE, hold } from './support/service';
import { HOSTS, type HostName } from './support/sites';
import { expect, test } from './support/test';

/** A Portuguese book of the embedded catalogue, whose page is exported. */
const PORTUGUESE = {
  id: 3333,
  title: 'Os Lusíadas',
  author: 'Camões, Luís de',
  summary: /^A viagem de Vasco da Gama/,
};

async function expectWholeBook(page: Page) {
  const book = bookOf(page);
  await expect(book.getByRole('heading', { level: 1, name: PORTUGUESE.title })).toBeVisible();
  for (const text of [
    PORTUGUESE.author,
    PORTUGUESE.summary,
    'português',
    'Epic poetry, Portuguese',
  ])
    await expect(book.getByText(text)).toBeVisible();
  await expect(page).toHaveTitle(`${PORTUGUESE.title} · BookShelfs`);
}

declare global {
  interface Window {
    /** What the visitor would have seen flash: skeletons, and any heading but the first. */
    flashes: string[];
  }
}

/** Notes every skeleton that the page shows, every change of its heading, and every layout shift. */
const recordFlashes = (page: Page) =>
  page.addInitScript(() => {
    window.flashes = [];
    let title = '';
    const look = () => {
      if (document.querySelector('[data-skeleton]')) window.flashes.push('skeleton');
      const heading = document.querySelector('h1')?.textContent ?? title;
      if (title && heading !== title) window.flashes.push(`${title}, then ${heading}`);
      title = heading;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.flashes.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  });

const EMBEDDED = readBooks(EMBEDDED_BOOKS).filter(({ languages }) => languages.includes('pt'));

const HREF = /<a [^>]*href="([^"#]+)"/g;

/** The addresses of the site that a page links to, as a crawler without scripts reads them. */
async function linksOf(request: APIRequestContext, address: string): Promise<string[]> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  const { origin } = new URL(address);
  const urls = [...(await response.text()).matchAll(HREF)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), address),
  );
  return urls.filter((url) => url.origin === origin).map(({ href }) => href);
}

for (const host of Object.keys(HOSTS) as HostName[]) {
  test.describe(host, () => {
    test.use({ host });

    test('the page of a Portuguese book shows it before the service answers, and asks once', async ({
      page,
      service,
    }) => {
      await recordFlashes(page);
      const answer = await hold(page, SERVICE);
      const sendCover = await hold(page, /gutenberg\.org/);
      // Its cover is part of what 'load' waits for.
      const response = await page.goto(`book/${PORTUGUESE.id}/`, { waitUntil: 'domcontentloaded' });
      expect(response?.status()).toBe(200);
      await expectWholeBook(page);
      await expect(actions(page).getByText('Faça login para emprestar.')).toBeVisible();
      sendCover();
      await expect(page.locator('article img').first()).toHaveJSProperty('complete', true);

      answer();
      await expect.poll(() => askedOf(service)).toEqual([`?ids=${PORTUGUESE.id}`]);
      await expect.poll(() => page.evaluate(() => window.earlyRequest)).toBeUndefined();
      await expectWholeBook(page);
      expect(await page.evaluate(() => window.flashes)).toEqual([]);
    });

    test('a crawler reaches every Portuguese book in three steps', async ({ request, baseURL }) => {
      const home = baseURL ?? '';
      const seen = new Set([home]);
      // The third step: the pages that the list of all books links to.
      for (const address of [home, ...(await linksOf(request, home))]) {
        for (const link of await linksOf(request, address)) seen.add(link);
      }
      for (const { id } of EMBEDDED) {
        expect(seen).toContain(`${home}book/${id}/`);
        expect((await request.get(`${home}book/${id}/`)).status()).toBe(200);
      }
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('the page of a Portuguese book can be read', async ({ page, expected }) => {
        // How Chromium tells that it does not preload a script then.
        expected.allow(/^csp .*\.js$/);
        const response = await page.goto(`book/${PORTUGUESE.id}/`);
        expect(response?.status()).toBe(200);
        await expectWholeBook(page);
        await expect(page.getByRole('link', { name: 'Ler no Project Gutenberg' })).toHaveAttribute(
          'href',
          `https://www.gutenberg.org/ebooks/${PORTUGUESE.id}`,
        );
      });
    });
  });
}

test('the service has the last word on a book: one that it has no more is not shown', async ({
  page,
}) => {
  await page.route(SERVICE, (route) =>
    route.fulfill({ json: { count: 0, next: null, previous: null, results: [] } }),
  );
  await page.goto(`book/${PORTUGUESE.id}/`);
  await expect(alertOf(page, 'Livro não encontrado')).toBeVisible();
});

test('going back to the page that the visit began with shows the book, with no request for it', async ({
  page,
  service,
}) => {
  await page.goto(`book/${PORTUGUESE.id}/`);
  await expect(actions(page).getByRole('button', { name: 'Compartilhar' })).toBeVisible();
  await page.getByRole('link', { name: 'BookShelfs' }).click();
  await expect(page.getByRole('heading', { name: 'Resultados' })).toBeAttached();
  const before = (await service.calls()).length;
  await page.goBack();
  await expectWholeBook(page);
  expect(await service.calls()).toHaveLength(before);
});

test('from the catalogue to a letter of the list, to a book, and back to its place there', async ({
  page,
}) => {
  await openCatalogue(page);
  await page.getByRole('link', { name: 'De A a Z', exact: true }).click();
  await expect(page).toHaveTitle('Livros em português, de A a Z · BookShelfs');
  await page.getByRole('link', { name: 'Q', exact: true }).click();
  const link = page.getByRole('link', { name: 'A Illustre Casa de Ramires' });
  await expect(link).toBeInViewport();
  await expect(page.getByText('A Ilustre Casa de Ramires', { exact: true })).toBeVisible();

  await link.click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'A Illustre Casa de Ramires' }),
  ).toBeVisible();
  await page.getByRole('button', { name: '← Voltar' }).click();
  await expect(page).toHaveURL(/\/portugues\/#letra-q$/);
  await expect(link).toBeInViewport();
});
