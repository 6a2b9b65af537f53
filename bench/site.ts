// `npm run bench -- [--runs N] [--books FILE]`: how fast the exported site is, beside a minimal app of the
// same Next, React and SWR (bench/floor). FILE is what fake-gutendex/read-books.ts takes; left out, the
// embedded catalogue answers.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { EMBEDDED_BOOKS } from '@/fake-gutendex/read-books';
import { run } from '../scripts/support/run';
import { buildApps } from './apps';
import { launchBrowser } from './browser';
import { median, quantile } from './common';
import { startServers, type Servers } from './servers';
import {
  measureFirstCard,
  measureReading,
  measureVisit,
  type FirstCard,
  type Reading,
  type Visit,
} from './visits';

const SITUATIONS = (['phone', 'desktop'] as const).flatMap((profile) =>
  [0, 1500].map((delayMs) => ({ profile, delayMs })),
);

/** Measures both apps in turn, so that whatever else the machine does slows both alike. */
async function compareFirstCards(browser: Browser, servers: Servers, runs: number) {
  const comparisons = [];
  for (const { profile, delayMs } of SITUATIONS) {
    const results = { site: [] as FirstCard[], floor: [] as FirstCard[] };
    servers.setDelay(delayMs);
    console.log(`First card on a ${profile}, ${delayMs} ms of delay`);
    // One visit more than is counted: the first of each warms the servers.
    for (let count = 0; count <= runs; count++) {
      for (const app of ['site', 'floor'] as const) {
        const result = await measureFirstCard(browser, profile, app);
        if (count > 0) results[app].push(result);
      }
    }
    comparisons.push(results);
  }
  servers.setDelay(0);
  return comparisons;
}

/** Visits to our app, on a phone whose catalogue answers at once. */
async function repeat<Result>(what: string, runs: number, measure: () => Promise<Result>) {
  console.log(`${what}, on a phone`);
  const results: Result[] = [];
  while (results.length < runs) results.push(await measure());
  return results;
}

const ms = (value: number) => Math.round(value).toLocaleString('en');
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const shift = (value: number) => value.toFixed(4);
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

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
  return [
    row('ours : floor (ratio)', ...SITUATIONS.map((one) => `${one.profile}, ${one.delayMs} ms`)),
    row('---', ...SITUATIONS.map(() => '--:')),
    line('first book, ms', ms, (run) => run.firstBookMs),
    line('largest paint, ms', ms, (run) => run.largestPaintMs),
    line('first card, ms', ms, (run) => run.firstCardMs),
    line('request left, ms', ms, (run) => run.requestMs),
    line('KB before the first card', kb, (run) => run.bytes),
    line('layout shift', shift, (run) => run.shift),
  ].join('\n');
}

function visitTable(visits: readonly Visit[], readings: readonly Reading[]): string {
  const medianOf = (of: (visit: Visit) => number) => ms(median(visits.map(of)));
  const ofReading = (of: (reading: Reading) => number) => ms(median(readings.map(of)));
  const most = (of: (visit: Visit) => number) => Math.max(...visits.map(of));
  const mostOf = (of: (reading: Reading) => number) => Math.max(...readings.map(of));
  const inps = visits.map(({ inpMs }) => inpMs);
  return [
    row('phone, 0 ms', 'median'),
    row('---', '--:'),
    row('visit: INP, 75th percentile', `${ms(quantile(inps, 0.75))} ms`),
    row('visit: layout shift, the most', shift(most((visit) => visit.shift))),
    row(
      'visit: longest task after hydration, the most',
      `${ms(most(({ longestTaskMs }) => longestTaskMs))} ms`,
    ),
    row(
      'search: last key, Enter to cards',
      `${medianOf(({ searchMs }) => searchMs)}, ${medianOf(({ enterMs }) => enterMs)} ms`,
    ),
    row(
      'card tapped to whole book, back to cards',
      `${medianOf(({ tapMs }) => tapMs)}, ${medianOf(({ backMs }) => backMs)} ms`,
    ),
    row(
      '‘Ler agora’ to text: fetched, from the device',
      `${ofReading(({ fetchedMs }) => fetchedMs)}, ${ofReading(({ keptMs }) => keptMs)} ms`,
    ),
    row(
      'next chapter, today’s spelling',
      `${ofReading(({ chapterMs }) => chapterMs)}, ${ofReading(({ spellingMs }) => spellingMs)} ms`,
    ),
    row(
      'reading: layout shift, longest task, the most',
      `${shift(mostOf((one) => one.shift))}, ${ms(mostOf((one) => one.longestTaskMs))} ms`,
    ),
    row(
      'chapter of 100 KB: longest task when it opens, and when today’s spelling comes, the most',
      `${ms(mostOf((one) => one.openTaskMs))}, ${ms(mostOf((one) => one.spellingTaskMs))} ms`,
    ),
    row('its switch of spelling', `${ofReading(({ longSpellingMs }) => longSpellingMs)} ms`),
  ].join('\n');
}

run(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '7' },
      books: { type: 'string', default: EMBEDDED_BOOKS },
    },
  });
  const runs = Number(values.runs);
  if (!(runs >= 1)) throw new Error('--runs takes a number from 1 up.');
  const servers = await startServers(buildApps(), values.books);
  const browser = await launchBrowser(servers);
  try {
    const comparisons = await compareFirstCards(browser, servers, runs);
    const visits = await repeat('Visits', runs, () => measureVisit(browser));
    const readings = await repeat('Reading', runs, () => measureReading(browser));
    console.log(
      `\nMedians of ${runs} runs; ${cpus().length} cores, Chromium ${browser.version()}\n`,
    );
    console.log(`${comparisonTable(comparisons)}\n\n${visitTable(visits, readings)}`);
  } finally {
    await browser.close();
    servers.close();
  }
});
