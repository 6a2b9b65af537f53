import type { Page } from '@playwright/test';
import {
  BOOK,
  alertOf,
  cards,
  installClock,
  openCatalogue,
  pagination,
  searchField,
  settle,
  skeletons,
  stopClock,
} from './support/library';
import { pageWidth } from './support/measure';
import { SERVICE, askCatalogue, countPages } from './support/service';
import { expect, test } from './support/test';

const language = (page: Page) => page.getByRole('combobox', { name: 'Idioma' });
const category = (page: Page) => page.getByRole('combobox', { name: 'Categoria' });
const control = (page: Page, name: string) =>
  pagination(page).getByRole('button', { name, exact: true });
const historyLength = (page: Page) => page.evaluate(() => history.length);

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows its controls and 14 skeleton cards', async ({ page, expected }) => {
    expected.allow(/^csp /);
    await page.goto('./');
    await expect(skeletons(page)).toHaveCount(14);
    await expect(skeletons(page).first()).toBeVisible();
    await expect(searchField(page)).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
  });
});

test.describe('loading', () => {
  test('the skeleton shows for 500 ms, however fast the answer comes', async ({ page }) => {
    await installClock(page);
    await stopClock(page);
    const answer = page.waitForResponse(SERVICE);
    await page.goto('./');
    await (await answer).finished();
    await page.clock.runFor(499);
    await expect(skeletons(page)).toHaveCount(14);
    await expect(cards(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(cards(page)).toHaveCount(32);
    await expect(skeletons(page)).toHaveCount(0);
  });

  test('those 500 ms count from when the visitor could first see it', async ({ page }) => {
    await page.addInitScript(() => {
      // Cards are rendered behind the skeleton before they are shown.
      new MutationObserver((_, observer) => {
        const card = document.querySelector('article');
        if (!card?.checkVisibility({ visibilityProperty: true })) return;
        performance.mark('cards');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await openCatalogue(page);
    const seen = await page.evaluate(() => {
      const [cardsShown] = performance.getEntriesByName('cards');
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return (cardsShown?.startTime ?? NaN) - (paint?.startTime ?? NaN);
    });
    // The timer's and the paint's time are both rounded.
    expect(seen).toBeGreaterThanOrEqual(498);
  });

  test('what is in memory is shown at once: no skeleton, no request', async ({ page, service }) => {
    await installClock(page);
    await openCatalogue(page);
    await control(page, '2').click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(pagination(page)).toContainText('Pág. 2 de');
    const asked = await service.queries();
    await stopClock(page);

    // A skeleton would stay: the clock that removes it has stopped.
    await page.goBack();
    await expect(page.getByRole('link', { name: BOOK.link })).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(cards(page)).toHaveCount(32);
    await expect(skeletons(page)).toHaveCount(0);
    await page.clock.runFor(60_000);
    expect(await service.queries()).toEqual(asked);
  });
});

test.describe('search', () => {
  test('a word typed is one request, 400 ms after its last key, and no history entry', async ({
    page,
    service,
  }) => {
    await installClock(page);
    await openCatalogue(page);
    const entries = await historyLength(page);
    await stopClock(page);

    await searchField(page).focus();
    for (const letter of ' machado  ') {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.clock.runFor(399);
    }
    const lastKey = await page.evaluate(() => performance.now() - 399);
    expect(await service.queries()).toEqual(['?page=1']);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(/\/\?q=machado$/);
    await expect(skeletons(page)).toHaveCount(14);
    await page.clock.runFor(500);
    const { count } = await askCatalogue('?search=machado');
    await expect(cards(page)).toHaveCount(Math.min(count, 32));

    const calls = await service.calls();
    expect(calls.map(({ query }) => query)).toEqual(['?page=1', '?page=1&search=machado']);
    // The spaces at the end count as keys, though what is searched is trimmed.
    expect((calls[1]?.at ?? NaN) - lastKey).toBeCloseTo(400, 0);
    expect(await historyLength(page)).toBe(entries);
    await page.clock.runFor(10_000);
    expect(await service.queries()).toHaveLength(2);
  });

  test('Enter searches at once, from page 1, and only once', async ({ page, service }) => {
    await installClock(page);
    await openCatalogue(page, '?page=3');
    await stopClock(page);
    await searchField(page).fill('quixote');
    await searchField(page).press('Enter');
    await expect(page).toHaveURL(/\/\?q=quixote$/);
    await expect.poll(service.queries).toEqual(['?page=3', '?page=1&search=quixote']);
    await page.clock.runFor(10_000);
    expect(await service.queries()).toHaveLength(2);
    await expect(cards(page).first()).toContainText(/quixote/i);
  });

  test('a new search cancels the one in flight, which is neither shown nor cached', async ({
    page,
    service,
  }) => {
    await openCatalogue(page);
    // It is never answered, so only the app can end it.
    const held = /search=wkwkwk/;
    await page.route(held, () => undefined);
    const sent = page.waitForRequest(held);
    await searchField(page).fill('wkwkwk');
    await searchField(page).press('Enter');
    await sent;

    const cancelled = page.waitForEvent('requestfailed', (request) => held.test(request.url()));
    await searchField(page).fill('quixote');
    await searchField(page).press('Enter');
    expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(cards(page).first()).toContainText(/quixote/i);
    await expect(alertOf(page, 'Erro')).toHaveCount(0);

    await page.unroute(held);
    await searchField(page).fill('wkwkwk');
    await searchField(page).press('Enter');
    await expect(page.getByText('Nenhum livro encontrado')).toBeVisible();
    expect(await service.queries()).toEqual([
      '?page=1',
      '?page=1&search=wkwkwk',
      '?page=1&search=quixote',
      '?page=1&search=wkwkwk',
    ]);
    await page.getByRole('button', { name: 'Limpar busca e filtros' }).click();
    await expect(cards(page)).toHaveCount(32);
    await expect(searchField(page)).toHaveValue('');
  });
});

test.describe('filters', () => {
  test('a language is asked of the service, from page 1', async ({ page, service, baseURL }) => {
    await openCatalogue(page, '?page=2');
    await language(page).selectOption({ label: 'Português' });
    await expect(page).toHaveURL(`${baseURL}?lang=pt`);
    await expect(cards(page).first()).toContainText('português');
    expect(await service.queries()).toEqual(['?page=2', '?languages=pt&page=1']);
  });

  test('a category narrows this page, stays while paging, and asks nothing', async ({
    page,
    service,
    baseURL,
  }) => {
    await openCatalogue(page);
    const ofCategory = cards(page).filter({
      has: page.getByRole('listitem').filter({ hasText: /^Fantasia$/ }),
    });
    // The list comes in two steps, and then the labels, all at once.
    await expect(cards(page)).toHaveCount(32);
    await expect(ofCategory.first()).toBeVisible();
    const first = await ofCategory.count();

    await category(page).selectOption({ label: 'Fantasia' });
    await expect(page).toHaveURL(`${baseURL}?cat=fantasy`);
    await expect(cards(page)).toHaveCount(first);
    await expect(
      page.getByText(`Mostrando ${first} de 32 resultados nesta página (categoria Fantasia)`, {
        exact: true,
      }),
    ).toBeVisible();
    await settle(page);
    expect(await service.queries()).toEqual(['?page=1']);

    await control(page, 'Próximo →').click();
    await expect(page).toHaveURL(`${baseURL}?cat=fantasy&page=2`);
    await expect(pagination(page)).toContainText('Pág. 2 de');
    const note = page.getByText(
      /^Mostrando \d+ de 32 resultados nesta página \(categoria Fantasia\)$/,
    );
    const shown = async () => Number(/\d+/.exec(await note.innerText())?.[0]);
    await expect.poll(async () => (await ofCategory.count()) === (await shown())).toBe(true);
    await expect(cards(page)).toHaveCount(await shown());
    expect(await service.queries()).toEqual(['?page=1', '?page=2']);
  });

  test('a copied link, a reload, back and forward each restore the whole screen', async ({
    page,
    baseURL,
  }) => {
    const link = `${baseURL}?q=de&lang=pt&cat=fiction&page=2`;
    const whole = async () => {
      await expect(searchField(page)).toHaveValue('de');
      await expect(language(page)).toHaveValue('pt');
      await expect(category(page)).toHaveValue('fiction');
      await expect(pagination(page)).toContainText('Pág. 2 de');
      await expect(page.getByText(/^Mostrando \d+ de 32 .*\(categoria Ficção\)$/)).toBeVisible();
      await expect(page).toHaveURL(link);
    };
    await page.goto(link);
    await whole();
    await page.reload();
    await whole();
    await language(page).selectOption('en');
    await category(page).selectOption('poetry');
    await expect(page).toHaveURL(`${baseURL}?q=de&lang=en&cat=poetry`);
    await page.goBack();
    await page.goBack();
    await whole();
    await page.goForward();
    await expect(language(page)).toHaveValue('en');
    await expect(category(page)).toHaveValue('fiction');
  });
});

test.describe('pagination', () => {
  test('every control leads where it says', async ({ page, baseURL }) => {
    const last = await countPages();
    await openCatalogue(page);
    for (const name of ['« Início', '« –5', '← Anterior']) {
      await expect(control(page, name)).toBeDisabled();
    }
    for (const [name, to] of [
      ['Próximo →', 2],
      ['+5 »', 7],
      ['9', 9],
      ['← Anterior', 8],
      ['« –5', 3],
      ['Final »', last],
      ['« Início', 1],
    ] as const) {
      await control(page, name).click();
      await expect(page).toHaveURL(to === 1 ? (baseURL ?? '') : `${baseURL}?page=${to}`);
      await expect(pagination(page)).toContainText(`Pág. ${to} de ${last}`);
      await expect(pagination(page).locator('[aria-current=page]')).toHaveText(String(to));
    }
  });

  test('going to a page puts screen and focus at the top of the list', async ({
    page,
    service,
    baseURL,
  }) => {
    const last = await countPages();
    await openCatalogue(page);
    const goTo = page.getByLabel('Ir para a página');
    for (const [typed, to] of [
      ['3.9', 3],
      ['9999', last],
    ] as const) {
      await goTo.fill(typed);
      await page.getByRole('button', { name: 'Ir', exact: true }).click();
      await expect(page).toHaveURL(`${baseURL}?page=${to}`);
      await expect(pagination(page)).toContainText(`Pág. ${to} de ${last}`);
      await expect(page.getByRole('heading', { name: 'Resultados' })).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
    await goTo.press('Enter');
    await settle(page);
    await expect(page).toHaveURL(`${baseURL}?page=${last}`);
    expect(await service.queries()).toEqual(['?page=1', '?page=3', `?page=${last}`]);
  });

  test('a page that does not exist offers the last one', async ({ page, service, expected }) => {
    expected.allow(/404.*page=999/);
    const last = await countPages();
    await page.goto('./?page=999');
    await expect(alertOf(page, 'A página 999 não existe')).toBeVisible();
    await page.getByRole('button', { name: `Ir para a última página (${last})` }).click();
    await expect(pagination(page)).toContainText(`Pág. ${last} de ${last}`);
    expect(await service.queries()).toEqual(['?page=999', '?page=1', `?page=${last}`]);
  });
});

test.describe('failures', () => {
  const fail = (page: Page, status: number, headers?: Record<string, string>) =>
    page.route(SERVICE, (route) => route.fulfill({ status, body: 'não deu', headers }));
  const fault = (status: number) => new RegExp(`${status}.*/catalogue/books/`);

  test('an error of the service is shown, and ‘Tentar de novo’ tries again', async ({
    page,
    service,
    expected,
  }) => {
    expected.allow(fault(500));
    // So long that the button, not the app's own retry, asks again.
    await fail(page, 500, { 'Retry-After': '100' });
    await page.goto('./');
    await expect(alertOf(page, 'Erro: HTTP 500 - não deu')).toBeVisible();
    await page.unroute(SERVICE);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(cards(page)).toHaveCount(32);
    await expect(alertOf(page, 'Erro')).toHaveCount(0);
    expect(await service.queries()).toHaveLength(2);
  });

  test('too many requests: it waits for the time given, then tries again', async ({
    page,
    service,
    expected,
  }) => {
    expected.allow(fault(429));
    await fail(page, 429, { 'Retry-After': '60' });
    await installClock(page);
    await page.goto('./');
    await expect(alertOf(page, 'Erro: HTTP 429 - não deu')).toBeVisible();
    await page.unroute(SERVICE);
    await page.clock.fastForward(59_000);
    // A quarter more at most, so that many pages do not come back at once. By the second, or the clock
    // would pass the time limit of the request itself.
    for (let seconds = 59; seconds < 75 && (await service.calls()).length < 2; seconds++) {
      await page.clock.runFor(1_000);
    }
    await expect(alertOf(page, 'Erro')).toHaveCount(0);
    await expect(cards(page)).toHaveCount(32);
    const [first, second, ...more] = await service.calls();
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(60_000);
    expect(more).toEqual([]);
  });

  for (const status of [400, 404]) {
    test(`HTTP ${status} is not asked again`, async ({ page, service, expected }) => {
      expected.allow(fault(status));
      await fail(page, status);
      await installClock(page);
      await page.goto('./');
      await expect(alertOf(page, `Erro: HTTP ${status} - não deu`)).toBeVisible();
      await page.clock.runFor(600_000);
      expect(await service.queries()).toHaveLength(1);
      await expect(alertOf(page, `Erro: HTTP ${status} - não deu`)).toBeVisible();
    });
  }

  test('offline says so, and goes on by itself when the connection is back', async ({
    page,
    context,
    expected,
  }) => {
    expected.allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
    await openCatalogue(page);
    await context.setOffline(true);
    await control(page, '2').click();
    await expect(alertOf(page, 'Erro: Você está sem conexão com a internet.')).toBeVisible();
    await context.setOffline(false);
    await expect(pagination(page)).toContainText('Pág. 2 de');
    await expect(alertOf(page, 'Erro')).toHaveCount(0);
  });

  test('a cover that fails to load is drawn', async ({ page, expected }) => {
    const cover = new RegExp(`www\\.gutenberg\\.org/.*\\b(pg)?${BOOK.id}\\b`);
    expected.allow(cover);
    await page.route(cover, (route) => route.abort());
    await openCatalogue(page);
    const card = cards(page).filter({ has: page.getByRole('link', { name: BOOK.link }) });
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('[data-drawn-cover]')).toContainText(BOOK.title);
    await expect(card.locator('img')).toHaveCount(0);
    // The others have theirs.
    await expect(cards(page).locator('[data-drawn-cover]')).toHaveCount(1);
  });
});

test.describe('on a screen of 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const address = async (query: string) => {
    const { results } = await askCatalogue(query);
    const longest = results.toSorted((a, b) => b.title.length - a.title.length)[0];
    return `book/${longest?.id ?? BOOK.id}/`;
  };

  // accessibility.e2e.ts checks it in every state.
  test('nothing needs to be scrolled sideways', async ({ page }) => {
    const middle = Math.ceil((await countPages()) / 2);
    for (const [path, sign] of [
      [`./?page=${middle}&cat=fiction`, `Pág. ${middle} de`],
      [await address('?languages=en'), 'Autor(es):'],
      [await address('?languages=pt'), 'Autor(es):'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(sign).first()).toBeVisible();
      expect(await pageWidth(page), path).toBeLessThanOrEqual(360);
    }
  });
});
