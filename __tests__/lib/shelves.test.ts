/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DrawnCover } from '@/components/book-card/cover';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { cleanTitle } from '@/lib/catalogue/titles';
import { SHELF_BOOKS } from '@/lib/shelves/shelf-books';
import { SHELVES } from '@/lib/shelves/shelves';

const keys = SHELVES.map(({ key }) => key);
const embedded = new Map(readBooks(EMBEDDED_BOOKS).map((book) => [book.id, book]));

test.each(keys)('%s has 12 to 32 books, none twice, all of them embedded', (key) => {
  const ids = SHELF_BOOKS[key];
  expect(ids.length).toBeGreaterThanOrEqual(12);
  expect(ids.length).toBeLessThanOrEqual(32);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !embedded.has(id))).toEqual([]);
});

test.each(keys)('%s has no two covers of a like colour side by side', (key) => {
  const hues = SHELF_BOOKS[key].map((id) => {
    const cover = renderToStaticMarkup(createElement(DrawnCover, { id, title: 'A', authors: [] }));
    return Number(/oklch\(\S+ \S+ (\d+)\)/.exec(cover)?.[1]);
  });
  hues.forEach((hue, place) => {
    const apart = Math.abs(hue - (hues.at(place - 1) ?? NaN));
    expect(Math.min(apart, 360 - apart)).toBeGreaterThanOrEqual(40);
  });
});

test.each(keys)('%s begins with books of several authors', (key) => {
  const first = SHELF_BOOKS[key].slice(0, 8).map((id) => embedded.get(id)?.authors[0]?.name);
  first.forEach((author, place) => expect(author).not.toBe(first[place + 1]));
  expect(new Set(first).size).toBeGreaterThanOrEqual(5);
});

describe('beside each number', () => {
  /** As in `31347, // Contos | Queirós, Eça de`. */
  const LINE = /^ {4}(\d+), \/\/ (.+) \| (.+)$/gm;
  const lines = [...readFileSync('lib/shelves/shelf-books.ts', 'utf8').matchAll(LINE)].map(
    ([, id, title = '', author = '']) => ({ id: Number(id), title, author }),
  );

  test('stand a title and an author', () => {
    expect(lines.map(({ id }) => id)).toEqual(keys.flatMap((key) => SHELF_BOOKS[key]));
  });

  test('they are those of the embedded record, which is in Portuguese', () => {
    for (const { id, title, author } of lines) {
      const book = embedded.get(id);
      expect([id, cleanTitle(book?.title ?? '').slice(0, title.length)]).toEqual([id, title]);
      expect(book?.authors[0]?.name ?? '—').toBe(author);
      expect(book?.languages).toContain('pt');
    }
  });
});
