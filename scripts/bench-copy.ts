/**
 * `npm run bench:copy -- [--books FILE]`: makes the copy of a file of records in a folder of its own
 * and prints its sizes, what making it took, whether 100 mixed questions are answered as the service
 * would, what a cold search of two words fetches, and how long a phone waits for it when the
 * service is silent. FILE is as for catalogue:copy, but records; by default all books of Project
 * Gutenberg if the file is there, else those of fake-gutendex/. Ends with 1 when an answer is wrong,
 * or a cold search of two words takes more than 120 KB.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import type { CatalogueRecord } from '@/fake-gutendex/record';
import { pageUrl } from '@/lib/catalogue/requests';
import { askCopy } from '@/lib/copy/ask-copy';
import { CopyFiles } from '@/lib/copy/copy-files';
import { readJson } from '@/lib/copy/fetch-json';
import { findRecords } from '@/lib/copy/find-records';
import { fetchCopyMeta } from '@/lib/copy/meta';
import { readQuestion } from '@/lib/copy/question';
import { expectedFor } from './copy-bench/expected';
import { serveCopy, type Traffic } from './copy-bench/file-host';
import { measurePhone } from './copy-bench/phone';
import { makeQuestions, makeRandom, wordsOfSomeBook } from './copy-bench/questions';
import { run } from './support/run';

const ALL_BOOKS = '../shared/data/gutenberg-2026-06.ndjson.gz';
const COLD_SEARCHES = 100;
const COLD_BUDGET = 120_000;

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The median and the largest. */
function spread(numbers: readonly number[]): [median: number, largest: number] {
  const sorted = numbers.toSorted((a, b) => a - b);
  return [sorted[Math.floor(sorted.length / 2)] ?? NaN, sorted.at(-1) ?? NaN];
}

function make(file: string, folder: string): void {
  const script = path.join(__dirname, 'copy-bench', 'make.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, file, folder], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The copy was not made.');
}

function printSizes(folder: string): void {
  const [version = ''] = readdirSync(folder).filter((name) => name !== 'meta.json');
  for (const kind of readdirSync(path.join(folder, version))) {
    const files = readdirSync(path.join(folder, version, kind));
    const sizes = files.map(
      (file) => gzipSync(readFileSync(path.join(folder, version, kind, file))).length,
    );
    const [median, largest] = spread(sizes);
    console.log(
      `${kind.padEnd(14)} ${String(files.length).padStart(5)} files, ${kb(sum(sizes)).padStart(9)} compressed; median ${kb(median)}, largest ${kb(largest)}`,
    );
  }
  console.log(
    `meta.json ${kb(gzipSync(readFileSync(path.join(folder, 'meta.json'))).length)} compressed`,
  );
}

const same = (one: readonly number[] | null, other: readonly number[] | null) =>
  JSON.stringify(one) === JSON.stringify(other);

async function idsOf(address: string): Promise<readonly number[] | null> {
  const status = (error: unknown) =>
    error instanceof Error && 'status' in error ? error.status : null;
  try {
    return (await askCopy(address)).page.results.map(({ id }) => id);
  } catch (error) {
    if (status(error) === 404) return null;
    throw error;
  }
}

/** Asks the mixed questions and returns how many answers are wrong. */
async function askQuestions(books: readonly CatalogueRecord[]): Promise<number> {
  const wrong: string[] = [];
  let asService = 0;
  const questions = makeQuestions(books);
  for (const address of questions) {
    const ids = await idsOf(address);
    const expected = expectedFor(books, address);
    if (!same(ids, expected.ids)) wrong.push(address);
    if (same(ids, expected.serviceIds)) asService++;
  }
  console.log(
    `${questions.length - wrong.length} of ${questions.length} questions answered with the right ids in order; ` +
      `${asService} pages are the service's to the letter, the others differ by words inside words or old spelling`,
  );
  wrong.forEach((address) => console.log(`wrong: ${address}`));
  return wrong.length;
}

/** Searches two words with nothing fetched before, and returns the most that one fetched. */
async function searchCold(
  books: readonly CatalogueRecord[],
  metaBytes: number,
  taken: () => Traffic,
): Promise<number> {
  const random = makeRandom(20);
  const all: Traffic[] = [];
  const meta = await fetchCopyMeta();
  for (let count = 0; count < COLD_SEARCHES; count++) {
    const search = wordsOfSomeBook(books, 2, random);
    taken();
    // Not askCopy, which keeps the files that it has read.
    const files = new CopyFiles(meta, (name) => readJson(name, {}));
    await findRecords(files, readQuestion(pageUrl({ search, language: '', page: 1 })));
    const { requests, bytes } = taken();
    // And the description.
    all.push({ requests: requests + 1, bytes: bytes + metaBytes });
  }
  const [median, largest] = spread(all.map(({ bytes }) => bytes));
  const [requests, most] = spread(all.map((one) => one.requests));
  console.log(
    `a cold search of two words (${COLD_SEARCHES}): median ${kb(median)} and ${requests} requests, largest ${kb(largest)} and ${most}`,
  );
  return largest;
}

run(async () => {
  const { values } = parseArgs({ options: { books: { type: 'string' } } });
  const file = values.books ?? (existsSync(ALL_BOOKS) ? ALL_BOOKS : EMBEDDED_BOOKS);
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-copy-'));
  try {
    make(file, folder);
    printSizes(folder);
    const books = readBooks(file).sort((one, other) => other.download_count - one.download_count);
    // Before fetch is the copy's.
    const { firstCardMs, floorMs, coldSearchMs, warmSearchMs, warmAnswerMs } = await measurePhone(
      folder,
      file,
      books,
    );
    const ms = (time: number) => `${time.toFixed(0)} ms`;
    console.log(
      `a phone, the service silent (medians): first cards ${ms(firstCardMs)} (the minimal app, answered at once: ${ms(floorMs)}); a search of two words from Enter: ` +
        `cold ${ms(coldSearchMs)}, warm ${ms(warmSearchMs)}, of both 500 ms a skeleton, behind which the warm answer stands after ${ms(warmAnswerMs)}`,
    );
    const taken = serveCopy(folder);
    const wrong = await askQuestions(books);
    const metaBytes = gzipSync(readFileSync(path.join(folder, 'meta.json'))).length;
    const largest = await searchCold(books, metaBytes, taken);
    if (wrong > 0 || largest > COLD_BUDGET) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
});
