// How fast the exported site is, beside a minimal app of the same Next, React and SWR (bench/floor).
//
//   npm run bench -- [--runs N] [--books FILE] [--reuse] [--json FILE]
//
// FILE of books is what fake-gutendex/read-books.ts takes; left out, the embedded catalogue answers.
// `--reuse` measures the site as the last run built it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { EMBEDDED_BOOKS } from '@/fake-gutendex/read-books';
import { repositoryRoot } from '../scripts/support/export-site';
import { run } from '../scripts/support/run';
import { buildApps } from './apps';
import { launchBrowser } from './browser';
import { startServers, type Servers } from './servers';
import { comparisonTable, interactionTable, type Comparison, type Interactions } from './tables';
import {
  measureFirstCard,
  measureOpenBook,
  measureSearch,
  measureVisit,
  storedLibrary,
} from './visits';

/** Measures both apps in turn, so that whatever else the machine does slows both alike. */
async function compareFirstCards(browser: Browser, servers: Servers, runs: number) {
  const comparisons: Comparison[] = [];
  for (const profile of ['phone', 'desktop'] as const) {
    for (const delayMs of [0, 1500]) {
      servers.setDelay(delayMs);
      const comparison: Comparison = { profile, delayMs, site: [], floor: [] };
      console.log(`First card on a ${profile}, ${delayMs} ms of delay`);
      // One visit more than is counted: the first of each warms the servers.
      for (let count = 0; count <= runs; count++) {
        for (const app of ['site', 'floor'] as const) {
          const result = await measureFirstCard(browser, profile, app);
          if (count > 0) comparison[app].push(result);
        }
      }
      comparisons.push(comparison);
    }
  }
  servers.setDelay(0);
  return comparisons;
}

/** What visitors do in our app, on a phone whose catalogue answers at once. */
async function measureInteractions(browser: Browser, runs: number): Promise<Interactions> {
  const [manyLoans, noLoans] = [storedLibrary(10_000), storedLibrary(0)];
  const firstCardMs = async (storage: typeof noLoans) =>
    (await measureFirstCard(browser, 'phone', 'site', storage)).firstCardMs;
  const result: Interactions = {
    searchMs: [],
    enterMs: [],
    books: [],
    visits: [],
    manyLoansMs: [],
    noLoansMs: [],
  };
  console.log('What visitors do, on a phone');
  for (let count = 0; count < runs; count++) {
    result.searchMs.push(await measureSearch(browser, false));
    result.enterMs.push(await measureSearch(browser, true));
    result.books.push(await measureOpenBook(browser));
    result.visits.push(await measureVisit(browser, noLoans));
    result.manyLoansMs.push(await firstCardMs(manyLoans));
    result.noLoansMs.push(await firstCardMs(noLoans));
  }
  return result;
}

run(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '7' },
      books: { type: 'string', default: EMBEDDED_BOOKS },
      reuse: { type: 'boolean', default: false },
      json: { type: 'string', default: path.join(repositoryRoot, '.cache', 'bench.json') },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1 up.');

  const servers = await startServers(buildApps(values.reuse), values.books);
  const browser = await launchBrowser(servers);
  const load = () =>
    loadavg()
      .map((average) => average.toFixed(1))
      .join(' ');
  const machine = { cores: cpus().length, browser: browser.version(), loadBefore: load() };
  try {
    const comparisons = await compareFirstCards(browser, servers, runs);
    const interactions = await measureInteractions(browser, runs);
    console.log(
      `\nMedians of ${runs} runs, ours and the floor's in turn; ${machine.cores} cores, ` +
        `Chromium ${machine.browser}, load ${machine.loadBefore} before and ${load()} after.\n`,
    );
    console.log(`${comparisonTable(comparisons)}\n\n${interactionTable(interactions)}`);
    mkdirSync(path.dirname(values.json), { recursive: true });
    const results = { machine: { ...machine, loadAfter: load() }, comparisons, interactions };
    writeFileSync(values.json, JSON.stringify(results, null, 2));
    console.log(`\nEvery run: ${values.json}`);
  } finally {
    await browser.close();
    servers.close();
  }
});
