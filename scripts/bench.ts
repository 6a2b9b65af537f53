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
import { EMBEDDED_BOOKS } from '@/fake-gutendex/read-books';
import { launchBrowser } from './bench/browser';
import { buildApps } from './bench/build-apps';
import { compareFirstCards } from './bench/compare';
import { measureInteractions } from './bench/interactions';
import { comparisonTable, interactionTable } from './bench/report';
import { startServers } from './bench/servers';
import { repositoryRoot } from './support/export-site';
import { run } from './support/run';

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
