/** @jest-environment node */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import type { Book } from '@/lib/book';
import type { CataloguePage } from '@/lib/catalogue/normalise';
import { CatalogueError } from '@/lib/catalogue/failures';
import { readCataloguePage } from '@/lib/catalogue/normalise';
import { anyText } from '../support/arbitrary-data';

const LISTS = [
  'authors',
  'editors',
  'translators',
  'languages',
  'subjects',
  'bookshelves',
  'summaries',
] as const;
const FIELDS = ['id', 'title', 'formats', 'copyright', 'download_count', ...LISTS] as const;
/** Thousands of values take long on a slow machine. */
jest.setTimeout(120_000);

const real = readBooks(EMBEDDED_BOOKS).slice(0, 50);

/** Any value that a broken or hostile service may send. Its texts never contain 'undefined'. */
const texts = fc
  .oneof(
    anyText(),
    fc.constantFrom('', ' ', '\n', 'javascript:alert(1)', '<script>alert(1)</script>', '84'),
  )
  .filter((text) => !/undefined|NaN|\[object/.test(text));
const anything = fc.anything({
  maxDepth: 1,
  maxKeys: 3,
  withBigInt: true,
  withDate: true,
  withNullPrototype: true,
  withMap: true,
});
const values = fc.oneof(
  texts,
  anything,
  fc.constantFrom(null, undefined, NaN, Infinity, -1, 0, 1.5, 2 ** 60, [], {}, [null], [[]]),
  fc.array(fc.oneof(texts, fc.record({ name: fc.oneof(texts, anything) }), anything), {
    maxLength: 5,
  }),
);
const addresses = fc.oneof(texts, fc.webUrl(), anything);
const formats = fc.dictionary(
  fc.constantFrom('image/jpeg', 'image/png', 'text/html', '__proto__'),
  addresses,
);

/** A real record with some fields missing and others replaced. */
const damaged = fc
  .tuple(
    fc.constantFrom(...real),
    fc.subarray([...FIELDS], { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...FIELDS), values, { maxKeys: 3 }),
    fc.option(formats),
  )
  .map(([record, missing, replaced, links]): unknown => {
    const kept = Object.entries(record).filter(([key]) => !missing.some((field) => field === key));
    return { ...Object.fromEntries(kept), ...replaced, ...(links && { formats: links }) };
  });
const records = fc.array(fc.oneof({ weight: 5, arbitrary: damaged }, values), { maxLength: 4 });
const answers = fc.record(
  { count: values, next: values, previous: values, results: records },
  { requiredKeys: ['results'] },
);

/** Reads a response; undefined when it is refused, which only a CatalogueError may do. */
function readOrRefuse(data: unknown): CataloguePage | undefined {
  try {
    return readCataloguePage(data, 3);
  } catch (error) {
    if (error instanceof CatalogueError && error.kind === 'invalid') return undefined;
    throw error;
  }
}

const isLine = (text: unknown) =>
  typeof text === 'string' && text.trim() !== '' && text.trim() === text && !/\s{2}|\n/.test(text);
const isWeb = (address: unknown) =>
  typeof address === 'string' && ['http:', 'https:'].includes(new URL(address).protocol);

const OWN_FIELDS = FIELDS.filter((field) => field !== 'download_count' && field !== 'copyright');
const BOOK_FIELDS = [...OWN_FIELDS, 'downloadCount', 'publicDomain', 'thumbnail'].sort();

// `assert` instead of `expect`, which takes most of the time of ten thousand cases.
function assertShowable(book: Book) {
  assert(Number.isSafeInteger(book.id) && book.id > 0);
  assert(isLine(book.title));
  assert(Number.isSafeInteger(book.downloadCount) && book.downloadCount >= 0);
  for (const field of LISTS) {
    assert(book[field].every(isLine));
    assert.equal(new Set(book[field]).size, book[field].length);
  }
  assert(Object.values(book.formats).every(isWeb));
  assert(book.thumbnail === null || isWeb(book.thumbnail));
  assert.equal(typeof book.publicDomain, 'boolean');
  assert.deepEqual(Object.keys(book).sort(), BOOK_FIELDS);
}

test('any records give books that can be shown; anything else is refused', () => {
  let shown = 0;
  let refused = 0;
  fc.assert(
    fc.property(answers, (data) => {
      const page = readOrRefuse(data);
      // Refused where there are records and none of them can be read.
      if (!page) return assert(data.results.length > 0);
      shown += page.results.length;
      page.results.forEach(assertShowable);
      assert.equal(new Set(page.results.map(({ id }) => id)).size, page.results.length);
      assert.doesNotMatch(JSON.stringify(page.results), /undefined|NaN|\[object/);
      assert.equal(page.number, 3);
      assert(Number.isSafeInteger(page.count) && page.count >= 0);
      for (const link of [page.next, page.previous]) {
        assert(link === null || typeof link === 'string');
      }
      assert.equal(page.size, page.next === null ? null : data.results.length || null);
    }),
    { numRuns: 10_000 },
  );
  fc.assert(
    fc.property(fc.oneof(values, fc.dictionary(texts, values)), (data) => {
      const page = readOrRefuse(data);
      if (page) page.results.forEach(assertShowable);
      else refused += 1;
    }),
  );
  expect(shown).toBeGreaterThan(10_000);
  expect(refused).toBeGreaterThan(0);
});
