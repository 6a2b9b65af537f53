// `npm run bench:copy -- [--books FILE]`: makes the copy of a file of records in a folder of its own,
// and prints its size, and what a search of two words fetches when nothing has been fetched before.
// FILE is as for catalogue:copy, but records; by default all books of Project Gutenberg if the file
// is there, else those of fake-gutendex/.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { readBooks } from '@/fake-gutendex/read-books';
import type { CatalogueRecord } from '@/fake-gutendex/record';
import { cleanTitle } from '@/lib/catalogue/titles';
import { findRecords } from '@/lib/copy/find-records';
import { readCopyMeta } from '@/lib/copy/meta';
import { distinctWords } from '@/lib/copy/words';
import { COPY_META_PATH, COPY_PATH } from '@/lib/paths';
import { buildCopy } from '../scripts/catalogue-copy/run';
import { run } from '../scripts/support/run';
import { defaultBooks, median, pick, randomNumbers, sum, type Random } from './common';

const COLD_SEARCHES = 100;
const MIN_LETTERS = 3;

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Two words of the title and authors of some book, so that the search finds something. */
function wordsOfSomeBook(books: readonly CatalogueRecord[], random: Random): string {
  for (;;) {
    const { title, authors } = pick(random, books);
    const text = [cleanTitle(title), ...authors.map(({ name }) => name)].join(' ');
    const words = distinctWords(text).filter((word) => word.length >= MIN_LETTERS);
    const start = Math.floor(random() * (words.length - 1));
    if (words.length >= 2) return words.slice(start, start + 2).join(' ');
  }
}

/** Searches two words with nothing fetched before. @throws {Error} when one finds nothing */
async function searchCold(books: readonly CatalogueRecord[], folder: string): Promise<void> {
  const random = randomNumbers(20);
  const all: number[][] = [];
  while (all.length < COLD_SEARCHES) {
    const search = wordsOfSomeBook(books, random);
    /** What a host that compresses with gzip sends for each request, in bytes. */
    const sizes: number[] = [];
    const read = async (address: string): Promise<unknown> => {
      const json = readFileSync(path.join(folder, address.replace(COPY_PATH, '')), 'utf8');
      sizes.push(gzipSync(json).length);
      return JSON.parse(json);
    };
    const meta = readCopyMeta(await read(COPY_META_PATH));
    const { count } = await findRecords(meta, { search, language: '', ids: null, page: 1 }, read);
    if (count === 0) throw new Error(`Nothing found: ${search}`);
    all.push(sizes);
  }
  const [bytes, requests] = [all.map(sum), all.map(({ length }) => length)];
  console.log(
    `a cold search of two words (${COLD_SEARCHES}): median ${kb(median(bytes))} and ${median(requests)} requests, ` +
      `largest ${kb(Math.max(...bytes))} and ${Math.max(...requests)}`,
  );
}

run(async () => {
  const { books } = parseArgs({ options: { books: { type: 'string' } } }).values;
  const file = books ?? defaultBooks();
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-copy-'));
  try {
    if ((await buildCopy([file], { folder })) !== 0) throw new Error('The copy was not made.');
    await searchCold(readBooks(file), folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
