/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { SHELF_BOOKS } from '@/lib/shelves/shelf-books';
import { SHELVES, isShelfKey } from '@/lib/shelves/shelves';
import { plainText, readWholeCatalogue } from '../support/whole-catalogue';

const keys = SHELVES.map(({ key }) => key);

test('there are eight to twelve shelves, each with an address of its own', () => {
  expect(keys.length).toBeGreaterThanOrEqual(8);
  expect(keys.length).toBeLessThanOrEqual(12);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(encodeURIComponent(key)).toBe(key);
  expect(isShelfKey('poesia')).toBe(true);
  expect([null, '', 'Poesia', 'toString'].some(isShelfKey)).toBe(false);
});

describe.each(keys)('%s', (key) => {
  const { title, why, ids } = SHELF_BOOKS[key];

  test('has 12 to 32 books, none twice, a title and a sentence', () => {
    expect(ids.length).toBeGreaterThanOrEqual(12);
    expect(ids.length).toBeLessThanOrEqual(32);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
    expect(title).not.toBe('');
    expect(why).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('at least half of its books are among the embedded ones', () => {
    const embedded = new Set(readBooks(EMBEDDED_BOOKS).map(({ id }) => id));
    expect(ids.filter((id) => embedded.has(id)).length).toBeGreaterThanOrEqual(ids.length / 2);
  });
});

/** What stands beside the numbers in the file: `31347, // Contos | Queirós, Eça de`. */
const LINE = /^ {6}(\d+), \/\/ (.+) \| (.+)$/gm;
const lines = [...readFileSync('lib/shelves/shelf-books.ts', 'utf8').matchAll(LINE)].map(
  ([, id, title = '', author = '']) => ({ id: Number(id), title, author }),
);

test('beside each number stand a title and an author', () => {
  expect(lines.map(({ id }) => id)).toEqual(keys.flatMap((key) => SHELF_BOOKS[key].ids));
});

const catalogue = readWholeCatalogue();

(catalogue ? test : test.skip)(
  'each book is as the catalogue has it, and in Portuguese (where the catalogue is beside the repository)',
  () => {
    for (const { id, title, author } of lines) {
      const book = catalogue?.get(id);
      expect([id, plainText(book?.title ?? '').startsWith(plainText(title))]).toEqual([id, true]);
      expect(book?.authors[0]?.name ?? '—').toBe(author);
      expect(book?.languages).toContain('pt');
    }
  },
);
