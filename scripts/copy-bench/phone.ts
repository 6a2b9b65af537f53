import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { CatalogueRecord } from '@/fake-gutendex/record';
import { APP_URLS } from '../bench/addresses';
import { launchBrowser, withVisitor } from '../bench/browser';
import { buildApps } from '../bench/build-apps';
import { measureFirstCard } from '../bench/first-card';
import { searchField, typeSearch } from '../bench/search';
import { startServers } from '../bench/servers';
import { median } from '../bench/statistics';
import { makeRandom, wordsOfSomeBook } from './questions';

const RUNS = 5;
/** Longer than any request of the app lasts. */
const NEVER_MS = 3_600_000;

/** What the copy takes on a phone whose service never answers; medians, in ms. */
export interface PhoneTimes {
  /** From the start of the visit until the first card. */
  firstCardMs: number;
  /** The same of the minimal app (bench/floor) when its service answers at once: how fast the machine is. */
  floorMs: number;
  /** From Enter until the cards of two words that nothing has been fetched for. */
  coldSearchMs: number;
  /** From Enter until the cards of the same words in another order: the same files again. */
  warmSearchMs: number;
  /** Of the same search, until its cards are in the document, behind the skeleton. */
  warmAnswerMs: number;
}

declare global {
  interface Window {
    benchAnswer: Promise<number>;
  }
}

/** From now on notes when the cards in the document have given way to others. */
const watchForAnswer = (page: Page) =>
  page.evaluate(() => {
    window.benchAnswer = new Promise((resolve) => {
      let areGone = false;
      new MutationObserver((_, observer) => {
        if (document.querySelector('article a[href*="/book/"]') === null) areGone = true;
        else if (areGone) {
          observer.disconnect();
          resolve(performance.now());
        }
      }).observe(document, { childList: true, subtree: true });
    });
  });

/**
 * Opens the site with a copy, on the bench's phone, while the service is silent.
 *
 * @param folder the copy that the site is to have
 * @param file the records that it was made of, for the service
 * @param books the same, for words to search
 */
export async function measurePhone(
  folder: string,
  file: string,
  books: readonly CatalogueRecord[],
): Promise<PhoneTimes> {
  const apps = buildApps(false);
  const site = mkdtempSync(path.join(tmpdir(), 'bench-copy-site-'));
  cpSync(apps.site, site, { recursive: true });
  rmSync(path.join(site, 'copy'), { recursive: true, force: true });
  cpSync(folder, path.join(site, 'copy'), { recursive: true });

  const servers = await startServers({ ...apps, site }, file);
  const browser = await launchBrowser(servers);
  const random = makeRandom(30);
  const times = {
    floor: [] as number[],
    first: [] as number[],
    cold: [] as number[],
    warm: [] as number[],
    answer: [] as number[],
  };
  try {
    for (let run = 0; run < RUNS; run++) {
      const words = wordsOfSomeBook(books, 2, random);
      servers.setDelay(0);
      times.floor.push((await measureFirstCard(browser, 'phone', 'floor')).firstCardMs);
      servers.setDelay(NEVER_MS);
      await withVisitor(browser, 'phone', async (page) => {
        await page.goto(APP_URLS.site, { waitUntil: 'commit' });
        times.first.push(await page.evaluate(() => window.bench.firstCard));
        // Not the network's: the request to the service never ends.
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        times.cold.push(await typeSearch(page, words, true));
        await searchField(page).clear();
        await watchForAnswer(page);
        times.warm.push(await typeSearch(page, words.split(' ').reverse().join(' '), true));
        times.answer.push(
          await page.evaluate(async () => (await window.benchAnswer) - window.benchLastKey),
        );
      });
    }
  } finally {
    await browser.close();
    servers.close();
    rmSync(site, { recursive: true });
  }
  return {
    firstCardMs: median(times.first),
    floorMs: median(times.floor),
    coldSearchMs: median(times.cold),
    warmSearchMs: median(times.warm),
    warmAnswerMs: median(times.answer),
  };
}
