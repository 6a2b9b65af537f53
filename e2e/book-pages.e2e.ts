import { expect, test } from './support/test';
import { actions } from './support/borrowers';
import { askedOf, bookOf, openCatalogue } from './support/library';
import { SERVICE, hold } from './support/service';

/** A Portuguese book of the embedded catalogue, whose page is exported. */
const PORTUGUESE = {
  id: 3333,
  title: 'Os Lusíadas',
  author: 'Camões, Luís de',
  summary: /^A viagem de Vasco da Gama/,
};

declare global {
  interface Window {
    /** What the visitor would have seen flash. */
    flashes: string[];
  }
}

test.describe('a Portuguese book', () => {
  test.use({ host: 'GitHub Pages, base path' });

  test('its page shows it before the service answers, asks once, and is there to go back to', async ({
    page,
    service,
  }) => {
    const expectWholeBook = async () => {
      const book = bookOf(page);
      await expect(book.getByRole('heading', { level: 1, name: PORTUGUESE.title })).toBeVisible();
      const { author, summary } = PORTUGUESE;
      for (const text of [author, summary, 'português', 'Epic poetry, Portuguese']) {
        await expect(book.getByText(text)).toBeVisible();
      }
      await expect(page).toHaveTitle(`${PORTUGUESE.title} · BookShelfs`);
    };
    // Skeletons, any heading but the first, the notice that scripts are missing, and layout shifts.
    await page.addInitScript(() => {
      window.flashes = [];
      let title = '';
      const look = () => {
        if (document.querySelector('[data-skeleton]')) window.flashes.push('skeleton');
        const heading = document.querySelector('h1')?.textContent ?? title;
        if (title && heading !== title) window.flashes.push(`${title}, then ${heading}`);
        title = heading;
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
      // In frames: before the styles have come nothing is painted.
      const lookForNotices = () => {
        for (const notice of document.querySelectorAll('[role=alert]')) {
          if (notice.checkVisibility() && notice.textContent)
            window.flashes.push(notice.textContent);
        }
        requestAnimationFrame(lookForNotices);
      };
      lookForNotices();
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.flashes.push(JSON.stringify(entry));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const answer = await hold(page, SERVICE);
    const sendCover = await hold(page, /gutenberg\.org/);
    // Its cover is part of what 'load' waits for.
    const response = await page.goto(`book/${PORTUGUESE.id}/`, { waitUntil: 'domcontentloaded' });
    expect(response?.status()).toBe(200);
    await expectWholeBook();
    await expect(actions(page).getByText('Faça login para emprestar.')).toBeVisible();
    sendCover();
    await expect(page.locator('article img').first()).toHaveJSProperty('complete', true);

    answer();
    await expect.poll(() => askedOf(service)).toEqual([`?ids=${PORTUGUESE.id}`]);
    await expect.poll(() => page.evaluate(() => window.earlyRequest)).toBeUndefined();
    await expectWholeBook();
    expect(await page.evaluate(() => window.flashes)).toEqual([]);

    await page.getByRole('link', { name: 'BookShelfs' }).click();
    await expect(page.getByRole('heading', { name: 'Resultados' })).toBeAttached();
    const before = await service.calls();
    await page.goBack();
    await expectWholeBook();
    expect(await service.calls()).toHaveLength(before.length);
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
});
