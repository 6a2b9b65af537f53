import type { Browser, Page } from '@playwright/test';
import { aLoan, aUser, isoDay } from '@/fixtures/records';
import { KEYS } from '@/fixtures/storage-keys';
import { HOSTS, type AppName } from './apps';
import {
  actUntil,
  scrollToElement,
  tap,
  withVisitor,
  type ProfileName,
  type StorageState,
} from './browser';

export const KINDS = ['html', 'js', 'css', 'font', 'json', 'other'] as const;
type Kind = (typeof KINDS)[number];

const kindOf = ({ name, entryType }: PerformanceEntry): Kind => {
  const { host, pathname } = new URL(name);
  if (entryType === 'navigation') return 'html';
  if (host === HOSTS.catalogue) return 'json';
  const ending = pathname.split('.').at(-1);
  return ending === 'woff2' ? 'font' : (KINDS.find((kind) => kind === ending) ?? 'other');
};

/**
 * Opens an app with nothing cached, and measures until the network is idle. Times are from the start
 * of navigation; bytes, without headers, and requests are those before the first card.
 */
export const measureFirstCard = (
  browser: Browser,
  profile: ProfileName,
  app: AppName,
  storage?: StorageState,
) =>
  withVisitor(browser, { profile, storage }, async (page) => {
    await page.goto(`https://${HOSTS[app]}/`, { waitUntil: 'commit' });
    const firstCardMs = await page.evaluate(() => window.bench.firstCard);
    await page.waitForLoadState('networkidle');
    const { fetched, shifts } = await page.evaluate(() => ({
      fetched: window.bench.fetched().map((entry) => entry.toJSON() as typeof entry),
      shifts: window.bench.shifts,
    }));
    const asked = fetched.filter(
      ({ name, startTime }) => new URL(name).host === HOSTS.catalogue && startTime <= firstCardMs,
    );
    const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
    for (const entry of fetched) {
      if (entry.responseEnd <= firstCardMs) bytes[kindOf(entry)] += entry.encodedBodySize;
    }
    const requestMs = asked[0]?.startTime ?? Number.NaN;
    return { firstCardMs, requestMs, requests: asked.length, bytes, shifts };
  });

export type FirstCard = Awaited<ReturnType<typeof measureFirstCard>>;

/** The time between two keys of a fast typist, in ms. */
const KEY_DELAY_MS = 80;

const focusSearch = (page: Page) =>
  page.getByPlaceholder('Buscar por título, autor ou palavra-chave…').focus();

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
    let lastKey = 0;
    addEventListener('keydown', ({ timeStamp }) => (lastKey = timeStamp), true);
    const { painted, hasCards } = window.bench;
    await painted(() => document.querySelector('[data-skeleton]') !== null);
    return (await painted(hasCards)) - lastKey;
  });
  await act();
  return shown;
}

/** The time from the last key of a search, or from Enter, until its cards are painted, in ms. */
export const measureSearch = (browser: Browser, enter: boolean): Promise<number> =>
  withVisitor(browser, { profile: 'phone' }, async (page) => {
    await openCatalogue(page);
    await focusSearch(page);
    return thenCards(page, async () => {
      await page.keyboard.type('machado de assis', { delay: KEY_DELAY_MS });
      if (enter) await page.keyboard.press('Enter');
    });
  });

const SCROLLED_PX = 600;
const OWN_HOSTS: readonly string[] = [HOSTS.site, HOSTS.catalogue];

/**
 * Opens a book by a tap on its card, and goes back: how long until the whole book, and then the
 * cards, are painted, which requests the tap made, and whether the scroll position was kept.
 */
export const measureOpenBook = (browser: Browser) =>
  withVisitor(browser, { profile: 'phone' }, async (page) => {
    await openCatalogue(page);
    await page.evaluate((top) => scrollTo(0, top), SCROLLED_PX);
    const { x, y } = await scrollToElement(page, 'li:nth-child(4) > article a[href*="/book/"]');
    const opened = page.evaluate(async () => {
      const { tappedAt, scrolledTo } = await new Promise<{ tappedAt: number; scrolledTo: number }>(
        (resolve) =>
          addEventListener(
            'click',
            ({ timeStamp }) => resolve({ tappedAt: timeStamp, scrolledTo: scrollY }),
            { capture: true, once: true },
          ),
      );
      const actions = '[aria-labelledby=actions-heading] :is(button, a)';
      const shownAt = await window.bench.painted(() => document.querySelector(actions) !== null);
      return { tappedAt, scrolledTo, tapMs: shownAt - tappedAt };
    });
    await page.touchscreen.tap(x, y);
    const { tappedAt, scrolledTo, tapMs } = await opened;
    await page.waitForLoadState('networkidle');
    const fetched = await page.evaluate(
      (from) => window.bench.fetched().flatMap((one) => (one.startTime >= from ? one.name : [])),
      tappedAt,
    );
    const { backMs, backAt } = await page.evaluate(async () => {
      const start = performance.now();
      // The list stays in the document behind a book; `checkVisibility` would compute its styles.
      const card = () => document.querySelector('article a[href*="/book/"]');
      const shown = window.bench.painted(() => card()?.closest('[inert]') === null);
      history.back();
      return { backMs: (await shown) - start, backAt: scrollY };
    });
    const requests = fetched.filter((url) => OWN_HOSTS.includes(new URL(url).host));
    return { tapMs, requests, backMs, scrollKept: Math.abs(backAt - scrolledTo) <= 1 };
  });

/** A whole visit: type, filter, go on a page, open a book, borrow it and return it. */
export const measureVisit = (browser: Browser, storage: StorageState) =>
  withVisitor(browser, { profile: 'phone', storage }, async (page) => {
    await openCatalogue(page);
    await focusSearch(page);
    await thenCards(page, () => page.keyboard.type('de', { delay: KEY_DELAY_MS }));
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
    await actionsSay('Emprestar', () => tap(page, 'li:nth-child(2) > article a'));
    await actionsSay('Livro emprestado com sucesso!', () => tap(page, 'button', 'Emprestar'));
    await actionsSay('Livro devolvido com sucesso!', () => tap(page, 'button', 'Devolver'));
    await page.waitForLoadState('networkidle');

    return page.evaluate(async () => {
      const { firstCard, interactions, shifts, longTasks } = window.bench;
      const hydrated = await firstCard;
      const [slowest] = [...interactions.values()].sort((a, b) => b.duration - a.duration);
      const later = longTasks.filter(({ start }) => start > hydrated);
      return {
        // With fewer than fifty interactions the slowest is the visit's INP.
        inpMs: slowest?.duration ?? 0,
        slowest: slowest ? `${slowest.name} on ${slowest.target}` : 'none over 16 ms',
        shifts,
        longestTaskMs: Math.max(0, ...later.map(({ duration }) => duration)),
      };
    });
  });

const USERS = 1_000;

/** The storage of a logged-in visitor's browser, with this many loans of 1,000 users. */
export function storedLibrary(loanCount: number): StorageState {
  const users = Array.from({ length: USERS }, (_, n) =>
    aUser({ id: `user-${n}`, name: `Leitor ${n}`, email: `leitor${n}@exemplo.com` }),
  );
  const loans = Array.from({ length: loanCount }, (_, n) =>
    aLoan({
      id: crypto.randomUUID(),
      userId: `user-${n % USERS}`,
      bookId: n + 1,
      title: `Um título de comprimento mediano, volume ${n}`,
      thumbnail: `https://www.gutenberg.org/cache/epub/${n}/pg${n}.cover.medium.jpg`,
      returnedAt: isoDay(3),
    }),
  );
  const session = { userId: 'user-0', ts: Date.now() };
  const localStorage = Object.entries({ users, session, loans }).map(([name, value]) => ({
    name: KEYS[name as keyof typeof KEYS],
    value: JSON.stringify(value),
  }));
  return { cookies: [], origins: [{ origin: `https://${HOSTS.site}`, localStorage }] };
}
