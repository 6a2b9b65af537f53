// How long the embedded catalogue takes to answer, and how much memory it takes.
//
//   npm run bench:catalogue -- [--books FILE]
//
// FILE is a JSON array or one JSON object a line, .gz or not. Exits 1 when the 95th percentile of
// any query, or the memory of the process at its highest, is over budget.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { createCatalogue } from '../catalogue/gutendex';
import { EMBEDDED_BOOKS, readBooks } from '../catalogue/read-books';
import { fillIn } from './bench/fill-in';
import { QUERIES } from './bench-queries';

const ALL_BOOKS = '../shared/data/gutenberg-2026-06.ndjson.gz';
const BUDGET_MS = 100;
const BUDGET_MB = 1024;
const ROUNDS = 40;

const { values } = parseArgs({ options: { books: { type: 'string' } } });
const file = values.books ?? defaultBooks();

const loadStart = performance.now();
const books = readBooks(file).map(fillIn);
const createStart = performance.now();
const answer = createCatalogue(books);
const ready = performance.now();
console.log(
  `${books.length} books of ${file}: read in ${(createStart - loadStart).toFixed(0)} ms, ` +
    `prepared in ${(ready - createStart).toFixed(0)} ms, ${ROUNDS} rounds of ${QUERIES.length} queries`,
);

const times = QUERIES.map((): number[] => []);
for (let round = 0; round < ROUNDS; round += 1) {
  // All queries in each round, not one query 40 times: a visitor's query is never a warm one.
  QUERIES.forEach((query, index) => times[index]?.push(timeOf(query)));
}

const rows = QUERIES.map((query, index) => summary(query, times[index] ?? []));
print(rows);

const slow = rows.filter((row) => row.p95 > BUDGET_MS);
const peakMb = process.resourceUsage().maxRSS / 1024;
const nowMb = process.memoryUsage.rss() / 1024 ** 2;
console.log(
  `slowest p95 ${Math.max(...rows.map((row) => row.p95)).toFixed(1)} ms, ` +
    `slowest answer ${Math.max(...rows.map((row) => row.max)).toFixed(1)} ms; ` +
    `memory ${nowMb.toFixed(0)} MB, at its highest ${peakMb.toFixed(0)} MB`,
);
for (const { query, p95 } of slow)
  console.error(`over ${BUDGET_MS} ms: ${query} (${p95.toFixed(1)} ms)`);
if (peakMb > BUDGET_MB) console.error(`over ${BUDGET_MB} MB: ${peakMb.toFixed(0)} MB`);
process.exitCode = slow.length > 0 || peakMb > BUDGET_MB ? 1 : 0;

function defaultBooks(): string {
  if (existsSync(ALL_BOOKS)) return ALL_BOOKS;
  console.log(`${ALL_BOOKS} is not here; measuring the books that come with the project instead.`);
  return EMBEDDED_BOOKS;
}

function timeOf(query: string): number {
  const start = performance.now();
  answer(`http://localhost:3000/catalogue/books/?${query}`);
  return performance.now() - start;
}

function summary(query: string, all: readonly number[]) {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { query, median: at(0.5), p95: at(0.95), max: at(1) };
}

function print(all: readonly ReturnType<typeof summary>[]) {
  console.log('| query | median ms | p95 ms | max ms |\n| --- | --: | --: | --: |');
  for (const { query, median, p95, max } of all) {
    const name = query.length > 60 ? `${query.slice(0, 57)}...` : query || '(none)';
    console.log(`| \`${name}\` | ${[median, p95, max].map((ms) => ms.toFixed(1)).join(' | ')} |`);
  }
}
