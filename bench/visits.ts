import type { Browser, Page } from '@playwright/test';
import { aLoan, aUser, isoDay } from '@/fixtures/records';
import { KEYS } from '@/fixtures/storage-keys';
import { HOSTS, type AppName } from './apps';
import {
  actUntil,
  bringIntoSight,
  tap,
  withVisitor,
  type ProfileName,
  type StorageState,
} from './browser';
import type { Shift } from './probes';

export const KINDS = ['html', 'js', 'css', 'font', 'json', 'other'] as const;
type Kind = (typeof KINDS)[number];

export interface FirstCard {
  /** From the start of navigation until the first card is on the screen, in ms. */
  firstCardMs: number;
  /** When the request for the catalogue left, in ms since the same moment. */
  requestMs: number;
  /** How often the catalogue was asked before the first card. */
  requests: number;
  /** What had arrived before the first card, in bytes as they were sent, without headers. */
  bytes: Record<Kind, number>;
  /** Until the page was at rest. */
  shifts: readonly Shift[];
}

const kindOf = ({ name, entryType }: PerformanceEntry): Kind => {
  const { host, pathname } = new URL(name);
  if (entryType === 'navigation') return 'html';
  if (host === HOSTS.catalogue) return 'json';
  const [, ending = ''] = /\.(\w+)$/.exec(pathname) ?? [];
  if (ending === 'woff2') return 'font';
  return KINDS.find((kind) => kind === ending) ?? 'other';
};

/** Opens an app with nothing cached, and measures until it is at rest. */
export const measureFirstCard = (
  browser: Browser,
  profile: ProfileName,
  app: AppName,
  storage?: StorageState,
): Promise<FirstCard> =>
  withVisitor(
    browser,
    profile,
    async (page) => {
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
    },
    storage,
  );

/** Between two keys of somebody who knows what to type, in ms. */
const KEY_DELAY_MS = 80;

const focusSearch = (page: Page) =>
  page.getByPlaceholder('Buscar por título, autor ou palavra-chave…').focus();

/** Opens the catalogue, and waits until it is at rest: the titles' font and the service worker come last. */
async function openCatalogue(page: Page): Promise<void> {
  await page.goto(`https://${HOSTS.site}/`, { waitUntil: 'commit' });
  await page.evaluate(() => window.bench.firstCard);
  await page.locator('html[data-title-font]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** Does what a skeleton and cards follow, and gives the moment at which the cards are on the screen. */
async function thenCards(page: Page, act: () => Promise<unknown>): Promise<number> {
  // Before the act: what is evaluated takes the page's time too.
  const shown = page.evaluate(async () => {
    const { painted, hasCards } = window.bench;
    await painted(() => document.querySelector('[data-skeleton]') !== null);
    return painted(hasCards);
  });
  await act();
  return shown;
}

/** From the last key of a search, or from Enter, until its cards are on the screen, in ms. */
export const measureSearch = (browser: Browser, enter: boolean): Promise<number> =>
  withVisitor(browser, 'phone', async (page) => {
    await openCatalogue(page);
    await page.evaluate(() =>
      addEventListener('keydown', ({ timeStamp }) => (window.benchLastKey = timeStamp), true),
    );
    await focusSearch(page);
    const shown = await thenCards(page, async () => {
      await page.keyboard.type('machado de assis', { delay: KEY_DELAY_MS });
      if (enter) await page.keyboard.press('Enter');
    });
    return shown - (await page.evaluate(() => window.benchLastKey));
  });

export interface OpenedBook {
  /** From the tap on a card until the whole book's page is on the screen, in ms. */
  tapMs: number;
  /** What the tap cost of the host and the service, until the page was at rest. */
  requests: string[];
  /** From going back until the cards are on the screen again, in ms. */
  backMs: number;
  /** Whether the list was then where it had been. */
  scrollKept: boolean;
}

const SCROLLED_PX = 600;
const OWN_HOSTS: readonly string[] = [HOSTS.site, HOSTS.catalogue];

/** Opens a book by a tap on its card, and goes back. */
export const measureOpenBook = (browser: Browser): Promise<OpenedBook> =>
  withVisitor(browser, 'phone', async (page) => {
    await openCatalogue(page);
    await page.evaluate((top) => scrollTo(0, top), SCROLLED_PX);
    const { x, y } = await bringIntoSight(page, 'li:nth-child(4) > article a[href*="/book/"]');
    const before = await page.evaluate(() => {
      const actions = () =>
        [...document.querySelectorAll('h2')]
          .find(({ textContent }) => textContent === 'Ações')
          ?.parentElement?.querySelector('button, a') ?? null;
      window.benchOpened = new Promise((resolve) =>
        addEventListener(
          'click',
          async ({ timeStamp }) =>
            resolve((await window.bench.painted(() => actions() !== null)) - timeStamp),
          { capture: true, once: true },
        ),
      );
      return { scrolledTo: scrollY, at: performance.now() };
    });
    const shown = page.evaluate(() => window.benchOpened);
    await page.touchscreen.tap(x, y);
    const tapMs = await shown;
    await page.waitForLoadState('networkidle');
    const fetched = await page.evaluate(
      (from) => window.bench.fetched().flatMap((one) => (one.startTime >= from ? one.name : [])),
      before.at,
    );
    const { backMs, backAt } = await page.evaluate(async () => {
      const start = performance.now();
      const shown = window.bench.painted(
        () =>
          // The list stays in the document while a book is shown over it; `checkVisibility` would have its styles worked out.
          document.querySelector('article a[href*="/book/"]')?.closest('[inert]') === null,
      );
      history.back();
      return { backMs: (await shown) - start, backAt: scrollY };
    });
    return {
      tapMs,
      requests: fetched.filter((url) => OWN_HOSTS.includes(new URL(url).host)),
      backMs,
      scrollKept: Math.abs(backAt - before.scrolledTo) <= 1,
    };
  });

export interface Visit {
  /** The slowest interaction: with fewer than fifty of them that is the visit's INP, in ms. */
  inpMs: number;
  slowest: string;
  shifts: readonly Shift[];
  /** The longest task after hydration, in ms; 0 when none was over 50 ms. */
  longestTaskMs: number;
}

/** A whole visit: type, filter, go on a page, open a book, borrow it and return it. */
export const measureVisit = (browser: Browser, storage: StorageState): Promise<Visit> =>
  withVisitor(
    browser,
    'phone',
    async (page) => {
      await openCatalogue(page);
      await focusSearch(page);
      await thenCards(page, () => page.keyboard.type('de', { delay: KEY_DELAY_MS }));
      // By keys, for a choice made by script counts as no input, and so what it moves as a shift.
      await page.locator('select').first().focus();
      await thenCards(page, () => page.keyboard.press('P'));
      await page.locator('select').last().focus();
      await actUntil(page, '[role=status]', 'resultados nesta página', () =>
        page.keyboard.press('F'),
      );
      // The rest of the cards comes after the first, and moves what is tapped next.
      await actUntil(page, 'li:nth-child(32) > article', '', () => page.keyboard.press('Home'));
      // Its books may be there before the tap is over, and no skeleton then.
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
          inpMs: slowest?.duration ?? 0,
          slowest: slowest ? `${slowest.name} on ${slowest.target}` : 'none over 16 ms',
          shifts,
          longestTaskMs: Math.max(0, ...later.map(({ duration }) => duration)),
        };
      });
    },
    storage,
  );

const USERS = 1_000;

/** What the browser of somebody who is logged in holds, with so many loans of 1,000 users. */
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
  const localStorage = [
    { name: KEYS.users, value: JSON.stringify(users) },
    { name: KEYS.session, value: JSON.stringify({ userId: 'user-0', ts: Date.now() }) },
    { name: KEYS.loans, value: JSON.stringify(loans) },
  ];
  return { cookies: [], origins: [{ origin: `https://${HOSTS.site}`, localStorage }] };
}

declare global {
  interface Window {
    benchLastKey: number;
    benchOpened: Promise<number>;
  }
}
