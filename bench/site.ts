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
import { median, quantile, spread, sum } from './common';
import type { Shift } from './probes';
import { startServers, type Servers } from './servers';
import {
  KINDS,
  measureFirstCard,
  measureOpenBook,
  measureSearch,
  measureVisit,
  storedLibrary,
  type FirstCard,
} from './visits';

/** Measures both apps in turn, so that the machine's other work slows both alike. */
async function compareFirstCards(browser: Browser, servers: Servers, runs: number) {
  const comparisons = (['phone', 'desktop'] as const).flatMap((profile) =>
    [0, 1500].map((delayMs) => ({
      profile,
      delayMs,
      site: [] as FirstCard[],
      floor: [] as FirstCard[],
    })),
  );
  for (const { profile, delayMs, ...results } of comparisons) {
    servers.setDelay(delayMs);
    console.log(`First card on a ${profile}, ${delayMs} ms of delay`);
    // One visit more than is counted: the first of each warms the servers.
    for (let count = 0; count <= runs; count++) {
      for (const app of ['site', 'floor'] as const) {
        const result = await measureFirstCard(browser, profile, app);
        if (count > 0) results[app].push(result);
      }
    }
  }
  servers.setDelay(0);
  return comparisons;
}

/** What visitors do in our app, on a phone whose catalogue answers at once. */
async function measureInteractions(browser: Browser, runs: number) {
  const [manyLoans, noLoans] = [storedLibrary(10_000), storedLibrary(0)];
  const firstCardMs = async (storage: typeof noLoans) =>
    (await measureFirstCard(browser, 'phone', 'site', storage)).firstCardMs;
  console.log('What visitors do, on a phone');
  const repeat = async <Result>(measure: () => Promise<Result>): Promise<Result[]> => {
    const results: Result[] = [];
    while (results.length < runs) results.push(await measure());
    return results;
  };
  return {
    searchMs: await repeat(() => measureSearch(browser, false)),
    enterMs: await repeat(() => measureSearch(browser, true)),
    books: await repeat(() => measureOpenBook(browser)),
    visits: await repeat(() => measureVisit(browser, noLoans)),
    loansMs: await repeat(async () => [await firstCardMs(manyLoans), await firstCardMs(noLoans)]),
  };
}

/** Results that vary more than this from run to run say nothing; of a comparison, the floor's. */
const TOO_NOISY = 0.15;

const ms = (value: number) => Math.round(value).toLocaleString('en');
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const percent = (share: number) => `${Math.round(share * 100)} %`;
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const shift = (value: number) => value.toFixed(4);
const verdict = (noise: number) => (noise > TOO_NOISY ? ' **too noisy to tell**' : '');
const shiftOf = (shifts: readonly Shift[]) => sum(shifts.map(({ value }) => value));

/** Ours beside the floor's, as a Markdown table: `ours : floor (ratio)` in each situation. */
function comparisonTable(comparisons: Awaited<ReturnType<typeof compareFirstCards>>): string {
  const line = (what: string, print: (value: number) => string, of: (run: FirstCard) => number) =>
    row(
      what,
      ...comparisons.map(({ site, floor }) => {
        const [ours, theirs] = [median(site.map(of)), median(floor.map(of))];
        const ratio = theirs > 0 ? ` (${(ours / theirs).toFixed(2)})` : '';
        return `${print(ours)} : ${print(theirs)}${ratio}`;
      }),
    );
  const noise = comparisons.map(({ site, floor }) => {
    const [ours = 0, theirs = 0] = [site, floor].map((runs) =>
      spread(runs.map(({ firstCardMs }) => firstCardMs)),
    );
    return `${percent(ours)} : ${percent(theirs)}${verdict(theirs)}`;
  });
  return [
    row('ours : floor (ratio)', ...comparisons.map((all) => `${all.profile}, ${all.delayMs} ms`)),
    row('---', ...comparisons.map(() => '--:')),
    line('first card, ms', ms, (run) => run.firstCardMs),
    row('its interquartile range', ...noise),
    line('request left, ms', ms, (run) => run.requestMs),
    line('requests', ms, (run) => run.requests),
    line('KB before the first card', kb, (run) => sum(Object.values(run.bytes))),
    ...KINDS.map((kind) => line(`of it ${kind}`, kb, (run) => run.bytes[kind])),
    line('layout shift', shift, (run) => shiftOf(run.shifts)),
  ].join('\n');
}

function interactionTable(results: Awaited<ReturnType<typeof measureInteractions>>): string {
  const { searchMs, enterMs, books, visits, loansMs } = results;
  const [manyLoans, noLoans] = [0, 1].map((place) => loansMs.map((pair) => pair[place] ?? NaN));
  const timed = (what: string, times: readonly number[], target: string) =>
    row(what, `${ms(median(times))} ms`, percent(spread(times)) + verdict(spread(times)), target);
  const [taps, backs] = [books.map(({ tapMs }) => tapMs), books.map(({ backMs }) => backMs)];
  const kept = books.filter(({ scrollKept }) => scrollKept).length;
  const requests = median(books.map((book) => book.requests.length));
  const worst = visits.toSorted((a, b) => b.inpMs - a.inpMs)[0];
  const inps = visits.map(({ inpMs }) => inpMs);
  const mostShift = Math.max(...visits.map((visit) => shiftOf(visit.shifts))).toFixed(3);
  const largest = visits.flatMap((visit) => visit.shifts).toSorted((a, b) => b.value - a.value)[0];
  const moved = [...new Set(largest?.moved)].join(', ') || 'none';
  const longestTask = Math.max(...visits.map(({ longestTaskMs }) => longestTaskMs));
  const loansRatio = (median(manyLoans ?? []) / median(noLoans ?? [])).toFixed(2);
  const loansNoise = spread(noLoans ?? []);
  return [
    row('phone, 0 ms', 'median', 'spread', 'target'),
    row('---', '--:', '--:', '--:'),
    timed('search: last key to cards', searchMs, '960 ms'),
    timed('search: Enter to cards', enterMs, '560 ms'),
    timed('card tapped to whole book', taps, '100 ms'),
    row('requests of the tap', String(requests), '', '0'),
    timed('back to cards', backs, '50 ms'),
    row('scroll kept', `${kept} of ${books.length}`, '', 'all'),
    row(
      'visit: INP, 75th percentile',
      `${ms(quantile(inps, 0.75))} ms (worst: ${worst?.slowest})`,
      '',
      '100 ms',
    ),
    row('visit: layout shift, the most', `${mostShift} (most of it ${moved})`, '', '0.000'),
    row('visit: longest task after hydration, the most', `${ms(longestTask)} ms`, '', '150 ms'),
    row(
      'first card, 10,000 loans : none',
      loansRatio,
      percent(loansNoise) + verdict(loansNoise),
      '1.05',
    ),
  ].join('\n');
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
  if (!(runs >= 1)) throw new Error('--runs takes a number from 1 up.');
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
    const results = { machine: { ...machine, loadAfter: load() }, comparisons, interactions };
    console.log(
      `\nMedians of ${runs} runs, ours and the floor's in turn; ${machine.cores} cores, ` +
        `Chromium ${machine.browser}, load ${machine.loadBefore} before and ${load()} after.\n`,
    );
    console.log(`${comparisonTable(comparisons)}\n\n${interactionTable(interactions)}`);
    mkdirSync(path.dirname(values.json), { recursive: true });
    writeFileSync(values.json, JSON.stringify(results, null, 2));
    console.log(`\nEvery run: ${values.json}`);
  } finally {
    await browser.close();
    servers.close();
  }
});
