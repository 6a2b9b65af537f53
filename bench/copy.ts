// `npm run bench:copy -- [--books FILE]`: makes the copy of a file of records in a folder of its own,
// and prints its sizes, and what a search of two words fetches when nothing has been fetched before.
// FILE is as for catalogue:copy, but records; by default all books of Project Gutenberg if the file
// is there, else those of fake-gutendex/.
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

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const compressed = (file: string) => gzipSync(readFileSync(file)).length;

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

/**
 * Stands in for the browser's `fetch` and `location`: the addresses below `/copy/` are the files of
 * a folder. Returns what tells how many bytes each request since it was asked last has brought, as a
 * host that compresses with gzip sends them.
 */
function serveCopy(folder: string): () => number[] {
  let traffic: number[] = [];
  const answer = async (address: URL | RequestInfo): Promise<Response> => {
    const { pathname } = new URL(String(address));
    const file = path.join(folder, pathname.replace('/copy/', ''));
    const isThere = existsSync(file);
    traffic.push(isThere ? compressed(file) : 0);
    if (!isThere) return new Response(null, { status: 404 });
    return new Response(readFileSync(file));
  };
  const location = { origin: 'http://localhost', href: 'http://localhost/' };
  Object.assign(globalThis, { fetch: answer, location });
  return () => {
    const taken = traffic;
    traffic = [];
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

/** Searches two words with nothing fetched before. @throws {Error} when one finds nothing */
async function searchCold(books: readonly CatalogueRecord[], folder: string): Promise<void> {
  const taken = serveCopy(folder);
  const random = randomNumbers(20);
  const all: number[][] = [];
  for (let place = 0; place < COLD_SEARCHES; place++) {
    const search = wordsOfSomeBook(books, 2, random);
    const question = readQuestion(pageUrl({ search, language: '', page: 1 }));
    const { count } = await findRecords(await fetchCopyMeta(), question, (name) =>
      readJson(name, {}),
    );
    all.push(taken());
    if (count === 0) throw new Error(`Nothing found: ${search}`);
  }
  const [bytes, requests] = [all.map(sum), all.map(({ length }) => length)];
  console.log(
    `a cold search of two words (${COLD_SEARCHES}): median ${kb(median(bytes))} and ${median(requests)} requests, ` +
      `largest ${kb(Math.max(...bytes))} and ${Math.max(...requests)}`,
  );
}

run(async () => {
  const { values } = parseArgs({ options: { books: { type: 'string' } } });
  const file = values.books ?? defaultBooks();
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-copy-'));
  try {
    const code = await makeCopy([file, '--date', '2026-06-25'], { folder });
    if (code !== 0) throw new Error('The copy was not made.');
    printSizes(folder);
    await searchCold(readBooks(file), folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
