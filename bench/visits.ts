import type { Browser, Page } from '@playwright/test';
import { OWN_BOOK } from '@/fake-gutendex/read-books';
import { AS_ANA, anasLoan, seed } from '../e2e/support/borrowers';
import { HOSTS, LONG_BOOK_ID, type AppName } from './apps';
import { actUntil, tap, withVisitor, type ProfileName } from './browser';
import { sum } from './common';

/**
 * Opens an app with nothing cached, and measures until it is at rest. Times are from the start of
 * navigation; bytes, without headers, are those before the first card.
 */
export const measureFirstCard = (browser: Browser, profile: ProfileName, app: AppName) =>
  withVisitor(browser, profile, async (page) => {
    await page.goto(`https://${HOSTS[app]}/`, { waitUntil: 'commit' });
    const firstCardMs = await page.evaluate(() => window.bench.firstCard);
    await page.waitForLoadState('networkidle');
    const { fetched, ...paints } = await page.evaluate(async () => ({
      firstBookMs: await window.bench.firstBook,
      largestPaintMs: window.bench.largestPaint(),
      fetched: window.bench.fetched().map((entry) => entry.toJSON() as typeof entry),
      shift: window.bench.shift(),
    }));
    const asked = fetched.find(({ name }) => new URL(name).host === HOSTS.catalogue);
    const before = fetched.filter(({ responseEnd }) => responseEnd <= firstCardMs);
    return {
      ...paints,
      firstCardMs,
      requestMs: asked?.startTime ?? Number.NaN,
      bytes: sum(before.map(({ encodedBodySize }) => encodedBodySize)),
    };
  });

export type FirstCard = Awaited<ReturnType<typeof measureFirstCard>>;

/** The time between two keys of a fast typist, in ms. */
const KEY_DELAY_MS = 80;

/** Opens the catalogue, and waits until it is idle: the titles' font and the service worker are last. */
async function openCatalogue(page: Page): Promise<void> {
  await page.goto(`https://${HOSTS.site}/`, { waitUntil: 'commit' });
  await page.evaluate(() => window.bench.firstCard);
  await page.locator('html[data-title-font]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** Does what a skeleton and cards follow; resolves to the time from the last key until the cards are painted. */
async function thenCards(page: Page, act: () => Promise<unknown>): Promise<number> {
  // Before the act, as evaluating takes the page's time too.
  const shown = page.evaluate(async () => {
    const { painted, sinceInput, hasCards } = window.bench;
    await painted(() => document.querySelector('[data-skeleton]') !== null);
    return sinceInput(hasCards);
  });
  await act();
  return shown;
}

/** A whole visit: search, search by Enter, filter, go on a page, open a book, borrow it, return it, go back. */
export const measureVisit = (browser: Browser) =>
  withVisitor(browser, 'phone', async (page) => {
    await seed(page.context(), AS_ANA);
    await openCatalogue(page);
    const search = page.getByPlaceholder('Buscar por título, autor ou palavra-chave…');
    const type = (text: string) => page.keyboard.type(text, { delay: KEY_DELAY_MS });
    await search.focus();
    const searchMs = await thenCards(page, () => type('machado de assis'));
    await search.selectText();
    const enterMs = await thenCards(page, async () => {
      await type('de');
      await page.keyboard.press('Enter');
    });
    // By keys: a choice made by script is no input, and what it moves would count as a shift.
    await page.locator('select').first().focus();
    await thenCards(page, () => page.keyboard.press('P'));
    await page.locator('select').last().focus();
    await actUntil(page, '[role=status]', 'resultados nesta página', () =>
      page.keyboard.press('F'),
    );
    // Later cards move what is tapped next.
    await actUntil(page, 'li:nth-child(32) > article', '', () => page.keyboard.press('Home'));
    // Its books may be cached, and then there is no skeleton.
    await actUntil(page, 'main nav', 'Pág. 2 de', () => tap(page, 'button', 'Próximo →'));
    const actionsSay = (text: string, act: () => Promise<void>) =>
      actUntil(page, '[aria-labelledby=actions-heading]', text, act);
    const tapMs = await actionsSay('Emprestar', () => tap(page, 'li:nth-child(2) > article a'));
    await actionsSay('Livro emprestado com sucesso!', () => tap(page, 'button', 'Emprestar'));
    await actionsSay('Livro devolvido com sucesso!', () => tap(page, 'button', 'Devolver'));
    await page.waitForLoadState('networkidle');

    const rest = await page.evaluate(async () => {
      const { firstCard, painted, interactions, shift, longTasks } = window.bench;
      const hydrated = await firstCard;
      const later = longTasks.filter(({ startTime }) => startTime > hydrated);
      // With fewer than fifty interactions the slowest is the visit's INP.
      const inpMs = Math.max(0, ...interactions().map(({ duration }) => duration));
      const visit = {
        inpMs,
        shift: shift(),
        longestTaskMs: Math.max(0, ...later.map(({ duration }) => duration)),
      };
      const start = performance.now();
      // The list stays in the document behind a book; `checkVisibility` would compute its styles.
      const card = () => document.querySelector('article a[href*="/book/"]');
      const shown = painted(() => card()?.closest('[inert]') === null);
      history.back();
      return { ...visit, backMs: (await shown) - start };
    });
    return { searchMs, enterMs, tapMs, ...rest };
  });

export type Visit = Awaited<ReturnType<typeof measureVisit>>;

const LOAN = anasLoan({ bookId: OWN_BOOK.id, title: OWN_BOOK.title });

const longestTask = (page: Page) =>
  page.evaluate(() => Math.max(0, ...window.bench.longTasks.map(({ duration }) => duration)));

/** Reads the borrowed book: opens it as soon as its page is there, turns a chapter, changes the spelling; later from the device. */
const measureBook = (browser: Browser) =>
  withVisitor(browser, 'phone', async (page) => {
    await seed(page.context(), { ...AS_ANA, loans: [LOAN] });
    const open = async (kept: boolean) => {
      await page.goto(`https://${HOSTS.site}/book/${OWN_BOOK.id}/`, { waitUntil: 'commit' });
      const seen = kept ? 'Já dá para ler sem internet' : 'Ler agora';
      await page.getByRole('main').getByText(seen).waitFor();
      return actUntil(page, 'article[lang] > p', '', () => tap(page, 'main a[href*="/ler/"]'));
    };
    const fetchedMs = await open(false);
    const chapterMs = await actUntil(page, 'main', 'capítulo 2 de', () =>
      tap(page, 'button', 'Próximo →'),
    );
    await tap(page, '[popovertarget=reader-settings]');
    const spellingMs = await actUntil(page, '[data-old]', '', () => tap(page, '[role=switch]'));
    const shift = await page.evaluate(() => window.bench.shift());
    const longestTaskMs = await longestTask(page);
    return { fetchedMs, chapterMs, spellingMs, shift, longestTaskMs, keptMs: await open(true) };
  });

/** Turns to a chapter of 100 KB, and changes its spelling. */
const measureLongChapter = (browser: Browser) =>
  withVisitor(browser, 'phone', async (page) => {
    await seed(page.context(), { ...AS_ANA, loans: [{ ...LOAN, bookId: LONG_BOOK_ID }] });
    await page.goto(`https://${HOSTS.site}/ler/?livro=${LONG_BOOK_ID}&cap=11`);
    await page.locator('article[lang] p').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.bench.longTasks.splice(0));
    await actUntil(page, 'article p:nth-of-type(200)', '', () => tap(page, 'button', 'Próximo →'));
    await tap(page, '[popovertarget=reader-settings]');
    const openTaskMs = await longestTask(page);
    // The first time fetches the words, which are on the device with a borrowed book's text.
    const press = () => tap(page, '[role=switch]');
    await actUntil(page, '[data-old]', '', press);
    await actUntil(page, 'article:not(:has([data-old]))', '', press);
    await page.evaluate(() => window.bench.longTasks.splice(0));
    const longSpellingMs = await actUntil(page, '[data-old]', '', press);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return { openTaskMs, longSpellingMs, spellingTaskMs: await longestTask(page) };
  });

export const measureReading = async (browser: Browser) => ({
  ...(await measureBook(browser)),
  ...(await measureLongChapter(browser)),
});

export type Reading = Awaited<ReturnType<typeof measureReading>>;
