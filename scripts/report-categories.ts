// How the categories fall over a whole catalogue, to be read by a person.
//
//   npm run report:categories -- [--books FILE] [--seed N] [--size N] [ID...]
//
// FILE (the embedded catalogue unless given) is a JSON array or one JSON object a line, .gz or not.
// Without ids: each category's count, share and a random sample, then the same for 'Geral'. With
// ids: a line `ID<tab>label, label` for each. Exits 1 for an id the file lacks, 2 for a bad file or
// option.
import { relative } from 'node:path';
import { parseArgs } from 'node:util';

import { EMBEDDED_BOOKS, readBooks } from '../fake-gutendex/read-books';
import type { CatalogueRecord } from '../fake-gutendex/record';
import { CATEGORIES, GENERAL_LABEL } from '../lib/categories/categories';
import { categoriesOf, categoryLabels } from '../lib/categories/classify';
import { cleanTitle } from '../lib/catalogue/text';

interface Options {
  file: string;
  seed: number;
  size: number;
  ids: number[];
}

function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      books: { type: 'string', default: EMBEDDED_BOOKS },
      seed: { type: 'string', default: '1' },
      size: { type: 'string', default: '15' },
    },
  });
  return {
    file: values.books,
    seed: wholeNumber('--seed', values.seed),
    size: wholeNumber('--size', values.size),
    ids: positionals.map((id) => wholeNumber('An id', id)),
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Error(`${name} is a whole number, not "${text}".`);
  return Number(text);
}

/** The same "random" numbers for the same seed (mulberry32), so that a report can be repeated. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function sample<T>(items: readonly T[], size: number, random: () => number): T[] {
  const rest = [...items];
  const chosen: T[] = [];
  while (chosen.length < size && rest.length > 0) {
    chosen.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return chosen;
}

function line(book: CatalogueRecord): string {
  const labels = `[${categoryLabels(book).join(', ')}]`;
  const subjects = [...book.subjects, ...book.bookshelves.map((shelf) => `(${shelf})`)].join('; ');
  return `${book.id}  ${cleanTitle(book.title)}  ${labels}  ${subjects}`;
}

function reportAll(books: CatalogueRecord[], { file, seed, size }: Options): void {
  const random = randomNumbers(seed);
  const groups = [
    ...CATEGORIES.map(({ key, label }) => ({
      label,
      members: books.filter((book) => categoriesOf(book).includes(key)),
    })),
    { label: GENERAL_LABEL, members: books.filter((book) => categoriesOf(book).length === 0) },
  ];
  console.log(`${books.length} books of ${relative('', file)}, seed ${seed}`);
  for (const { label, members } of groups) {
    const share = books.length > 0 ? (100 * members.length) / books.length : 0;
    console.log(`\n${label}: ${members.length} (${share.toFixed(1)} %)`);
    for (const book of sample(members, size, random)) console.log(`  ${line(book)}`);
  }
}

function reportIds(books: CatalogueRecord[], ids: number[]): void {
  const byId = new Map(books.map((book) => [book.id, book]));
  for (const id of ids) {
    const book = byId.get(id);
    if (book) {
      console.log(`${id}\t${categoryLabels(book).join(', ')}`);
    } else {
      console.error(`No book ${id} in the file.`);
      process.exitCode = 1;
    }
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  const books = readBooks(options.file);
  if (options.ids.length > 0) reportIds(books, options.ids);
  else reportAll(books, options);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
