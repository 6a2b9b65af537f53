// How the books of a whole catalogue are distributed over the categories.
//   npm run report:categories -- [--books FILE] [ID...]
//
// FILE (the embedded catalogue unless given) is a JSON array or one JSON object a line, .gz or not.
// Without ids: each category's count, share and a random sample, then the same for 'Geral'. With
// ids: a line `ID<tab>label, label` for each. Exits 1 for an id that the file lacks, or a bad file.
import { parseArgs } from 'node:util';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import type { CatalogueRecord } from '@/fake-gutendex/record';
import { CATEGORIES, categoriesOf, categoryLabels } from '@/lib/categories/categories';
import { cleanTitle } from '@/lib/catalogue/titles';
import { run } from '../scripts/support/run';
import { randomNumbers, type Random } from './common';

function sample<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  return Array.from({ length: 20 }, () => rest.splice(random() * rest.length, 1)).flat();
}

function lineOf(book: CatalogueRecord): string {
  const subjects = [...book.subjects, ...book.bookshelves.map((shelf) => `(${shelf})`)].join('; ');
  return `${book.id}  ${cleanTitle(book.title)}  [${categoryLabels(book).join(', ')}]  ${subjects}`;
}

function reportAll(books: readonly CatalogueRecord[], random: Random): void {
  const placed = books.map((book) => ({ book, keys: categoriesOf(book) }));
  for (const { key, label } of [...CATEGORIES, { key: null, label: 'Geral' }]) {
    const members = placed.filter(({ keys }) => (key ? keys.includes(key) : keys.length === 0));
    const share = (100 * members.length) / books.length;
    console.log(`\n${label}: ${members.length} (${share.toFixed(1)} %)`);
    for (const { book } of sample(members, random)) console.log(`  ${lineOf(book)}`);
  }
}

run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { books: { type: 'string', default: EMBEDDED_BOOKS } },
  });
  const books = readBooks(values.books);
  if (positionals.length === 0) {
    console.log(`${books.length} books of ${values.books}`);
    return reportAll(books, randomNumbers(1));
  }
  for (const id of positionals) {
    const book = books.find((one) => String(one.id) === id);
    if (!book) throw new Error(`No book ${id} in the file.`);
    console.log(`${id}\t${categoryLabels(book).join(', ')}`);
  }
});
