/** @jest-environment node */
import { readFileSync } from 'node:fs';

import * as v from 'valibot';

import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';

/** An https address of Project Gutenberg. */
const address = v.pipe(v.string(), v.startsWith('https://www.gutenberg.org/'), v.url());
const text = v.pipe(v.string(), v.minLength(1));
const person = v.strictObject({
  name: text,
  birth_year: v.nullable(v.pipe(v.number(), v.integer())),
  death_year: v.nullable(v.pipe(v.number(), v.integer())),
});

/** Exactly the fields of Gutendex. */
const gutendexBook = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: text,
  authors: v.array(person),
  summaries: v.array(text),
  editors: v.array(person),
  translators: v.array(person),
  subjects: v.array(text),
  bookshelves: v.array(text),
  languages: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))), v.minLength(1)),
  copyright: v.nullable(v.boolean()),
  media_type: v.picklist(['Text', 'Sound']),
  formats: v.record(v.pipe(v.string(), v.regex(/^[a-z]+\/[\w.+-]+(; charset=[\w-]+)?$/)), address),
  download_count: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const raw = JSON.parse(readFileSync(EMBEDDED_BOOKS, 'utf8')) as unknown[];
const books = readBooks(EMBEDDED_BOOKS);

const inLanguage = (code: string) => books.filter((book) => book.languages.includes(code));

test('every book has Gutendex’s shape', () => {
  const wrong = raw.flatMap((item) => {
    const result = v.safeParse(gutendexBook, item);
    return result.success ? [] : [v.flatten(result.issues)];
  });
  expect(wrong).toEqual([]);
  expect(books).toEqual(raw);
});

test('every id is unique', () => {
  expect(new Set(books.map((book) => book.id)).size).toBe(books.length);
});

test('the books are sorted by downloads, as in Gutendex', () => {
  const sorted = books.toSorted((a, b) => b.download_count - a.download_count || a.id - b.id);
  expect(books.map((book) => book.id)).toEqual(sorted.map((book) => book.id));
});

test('every address has the id of its book', () => {
  const strange = books.flatMap((book) =>
    Object.values(book.formats).filter((url) => !new RegExp(`\\b(pg)?${book.id}\\b`).test(url)),
  );
  expect(strange).toEqual([]);
});

test('there are enough books', () => {
  expect(books.length).toBeGreaterThanOrEqual(420);
  expect(inLanguage('pt').length).toBeGreaterThanOrEqual(150);
});

test.each(['en', 'pt', 'es', 'fr', 'de', 'it', 'la'])('15 books or more in %s', (code) => {
  expect(inLanguage(code).length).toBeGreaterThanOrEqual(15);
});

test('every Portuguese book has a summary', () => {
  const without = inLanguage('pt').filter((book) => !book.summaries.some((each) => each.trim()));
  expect(without.map((book) => book.id)).toEqual([]);
});

test.each<[string, (book: (typeof books)[number]) => boolean]>([
  ['the mark $b in the title', (book) => book.title.includes(' $b ')],
  ['a line break in the title', (book) => /[\r\n]/.test(book.title)],
  ['a title of more than 12 words', (book) => book.title.trim().split(/\s+/).length > 12],
  ['no author', (book) => book.authors.length === 0],
  ['several authors', (book) => book.authors.length > 1],
  ['no cover', (book) => !('image/jpeg' in book.formats || 'image/png' in book.formats)],
  ['editors', (book) => book.editors.length > 0],
  ['translators', (book) => book.translators.length > 0],
  ['several languages', (book) => book.languages.length > 1],
])('some books have %s', (_, has) => {
  expect(books.filter(has)).not.toEqual([]);
});
