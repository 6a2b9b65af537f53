/**
 * `npm run bench:copy -- [--books FILE]`: makes the copy of a file of records in a folder of its own
 * and prints its sizes, what making it took, and what a search of two words fetches when nothing has
 * been fetched before. FILE is as for catalogue:copy, but records; by default all books of Project
 * Gutenberg if the file is there, else those of fake-gutendex/. Ends with 1 when such a search finds
 * nothing, or takes more than 120 KB.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { readBooks } from '@/fake-gutendex/read-books';
import type { CatalogueRecord } from '@/fake-gutendex/record';
import { pageUrl } from '@/lib/catalogue/requests';
import { cleanTitle } from '@/lib/catalogue/book-text';
import { readQuestion } from '@/lib/copy/ask-copy';
import { findRecords } from '@/lib/copy/find-records';
import { fetchCopyMeta, readJson } from '@/lib/copy/meta';
import { splitWords } from '@/lib/copy/words';
import { run as makeCopy } from '../scripts/catalogue-copy/run';
import { run } from '../scripts/support/run';
import { defaultBooks, median, pick, randomNumbers, sum, type Random } from './common';

const COLD_SEARCHES = 100;
const MIN_LETTERS = 3;
const COLD_BUDGET = 120_000;

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const compressed = (file: string) => gzipSync(readFileSync(file)).length;

/** Makes the copy, as the first thing in this process, whose memory is then that of making it. */
async function make(file: string, folder: string): Promise<void> {
  const start = performance.now();
  const code = await makeCopy([file, '--date', '2026-06-25'], { folder });
  if (code !== 0) throw new Error('The copy was not made.');
  const seconds = (performance.now() - start) / 1000;
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const processor = (userCPUTime + systemCPUTime) / 1e6;
  console.log(
    `made in ${seconds.toFixed(0)} s, ${processor.toFixed(0)} s of a processor, ${(maxRSS / 1024).toFixed(0)} MB of memory`,
  );
}

function printSizes(folder: string): void {
  const [version = ''] = readdirSync(folder).filter((name) => name !== 'meta.json');
  for (const kind of readdirSync(path.join(folder, version))) {
    const files = readdirSync(path.join(folder, version, kind));
    const sizes = files.map((file) => compressed(path.join(folder, version, kind, file)));
    console.log(
      `${kind.padEnd(14)} ${String(files.length).padStart(5)} files, ${kb(sum(sizes)).padStart(9)} compressed; ` +
        `median ${kb(median(sizes))}, largest ${kb(Math.max(...sizes))}`,
    );
  }
  console.log(`meta.json ${kb(compressed(path.join(folder, 'meta.json')))} compressed`);
}

/** What was fetched: requests, and bytes as a host that compresses with gzip sends them. */
interface Traffic {
  requests: number;
  bytes: number;
}

/**
 * Replaces the browser's `fetch` and `location`: the addresses below `/copy/` are the files of a
 * folder. Returns a function that returns the traffic since its last call.
 */
function serveCopy(folder: string): () => Traffic {
  let traffic: Traffic = { requests: 0, bytes: 0 };
  const answer = async (address: URL | RequestInfo): Promise<Response> => {
    const { pathname } = new URL(String(address));
    const file = path.join(folder, pathname.replace('/copy/', ''));
    traffic.requests++;
    if (!existsSync(file)) return new Response(null, { status: 404 });
    traffic.bytes += compressed(file);
    return new Response(readFileSync(file));
  };
  const location = { origin: 'http://localhost', href: 'http://localhost/' };
  Object.assign(globalThis, { fetch: answer, location });
  return () => {
    const taken = traffic;
    traffic = { requests: 0, bytes: 0 };
    return taken;
  };
}

/** Words of the title and authors of some book, so that the search finds something. */
function wordsOfSomeBook(books: readonly CatalogueRecord[], count: number, random: Random): string {
  for (;;) {
    const { title, authors } = pick(random, books);
    const text = [cleanTitle(title), ...authors.map(({ name }) => name)].join(' ');
    const words = splitWords(text).filter((word) => word.length >= MIN_LETTERS);
    const start = Math.floor(random() * (words.length - count + 1));
    if (words.length >= count) return words.slice(start, start + count).join(' ');
  }
}

/** Searches two words without a cache; returns whether each search found a book within the budget. */
async function searchCold(books: readonly CatalogueRecord[], folder: string): Promise<boolean> {
  const taken = serveCopy(folder);
  const random = randomNumbers(20);
  const all: Traffic[] = [];
  let isRight = true;
  for (let place = 0; place < COLD_SEARCHES; place++) {
    const search = wordsOfSomeBook(books, 2, random);
    const question = readQuestion(pageUrl({ search, language: '', page: 1 }));
    const { count } = await findRecords(await fetchCopyMeta(), question, (name) =>
      readJson(name, {}),
    );
    all.push(taken());
    if (count > 0) continue;
    console.log(`nothing found: ${search}`);
    isRight = false;
  }
  const [bytes, requests] = [all.map((one) => one.bytes), all.map((one) => one.requests)];
  console.log(
    `a cold search of two words (${COLD_SEARCHES}): median ${kb(median(bytes))} and ${median(requests)} requests, ` +
      `largest ${kb(Math.max(...bytes))} and ${Math.max(...requests)}`,
  );
  return isRight && Math.max(...bytes) <= COLD_BUDGET;
}

run(async () => {
  const { values } = parseArgs({ options: { books: { type: 'string' } } });
  const file = values.books ?? defaultBooks();
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-copy-'));
  try {
    await make(file, folder);
    printSizes(folder);
    if (!(await searchCold(readBooks(file), folder))) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
});
