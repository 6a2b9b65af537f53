/** @jest-environment node */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Book } from '@/lib/book';
import { CatalogueError } from '@/lib/catalogue/failures';
import { readCataloguePage, type CataloguePage } from '@/lib/catalogue/normalise';
import { anyText } from '../support/any-text';
import { record } from '../support/records';

// Which field becomes what: ../lib/catalogue/records.test.ts.

const LISTS = [
  ...(['authors', 'editors', 'translators', 'languages', 'subjects'] as const),
  ...(['bookshelves', 'summaries'] as const),
];
const FIELDS = ['id', 'title', 'formats', 'copyright', 'download_count', ...LISTS];

/** Any value that a broken or hostile service may send. Its texts never contain 'undefined'. */
const texts = fc
  .oneof(anyText(), fc.constantFrom('', '\n', 'javascript:alert(1)', '<script>alert(1)</script>'))
  .filter((text) => !/undefined|NaN|\[object/.test(text));
const anything = fc.anything({ maxDepth: 1, maxKeys: 3, withBigInt: true, withDate: true });
const values = fc.oneof(
  texts,
  anything,
  fc.constantFrom(null, undefined, NaN, Infinity, -1, 0, 1.5, 2 ** 60, [null], [[]]),
  fc.array(fc.oneof(texts, fc.record({ name: fc.oneof(texts, anything) }))),
  fc.dictionary(
    fc.constantFrom('image/jpeg', 'text/html', '__proto__'),
    fc.oneof(texts, fc.webUrl()),
  ),
);

/** A record with some fields replaced. */
const damaged = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.dictionary(fc.constantFrom(...FIELDS), values))
  .map(([id, fields]): unknown => record({ id, ...fields }));
const results = fc.array(fc.oneof({ weight: 5, arbitrary: damaged }, values), { maxLength: 4 });
const answers = fc.record(
  {
    count: values,
    next: values,
    previous: values,
    results: fc.oneof({ weight: 9, arbitrary: results }, values),
  },
  { requiredKeys: [] },
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

const isLine = (text: string) => text !== '' && text.trim() === text && !/\s{2}|\n/.test(text);
const isWeb = (address: string) => ['http:', 'https:'].includes(new URL(address).protocol);
const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;

// `assert` instead of `expect`, which takes most of the time of ten thousand cases.
function assertShowable(book: Book) {
  assert(isCount(book.id) && book.id > 0 && isCount(book.downloadCount));
  assert(isLine(book.title));
  for (const field of LISTS) {
    assert(book[field].every(isLine));
    assert.equal(new Set(book[field]).size, book[field].length);
  }
  assert(Object.values(book.formats).every(isWeb));
  assert(book.thumbnail === null || isWeb(book.thumbnail));
  assert.equal(typeof book.publicDomain, 'boolean');
}

test('any answer gives books that can be shown, or is refused', () => {
  let shown = 0;
  let refused = 0;
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: answers }, values), (data) => {
      const page = readOrRefuse(data);
      refused += page ? 0 : 1;
      if (!page) return;
      shown += page.results.length;
      page.results.forEach(assertShowable);
      assert.equal(new Set(page.results.map(({ id }) => id)).size, page.results.length);
      assert.doesNotMatch(JSON.stringify(page.results), /undefined|NaN|\[object/);
      assert(isCount(page.count));
      for (const link of [page.next, page.previous]) {
        assert(link === null || typeof link === 'string');
      }
    }),
    { numRuns: 10_000 },
  );
  expect(shown).toBeGreaterThan(5_000);
  expect(refused).toBeGreaterThan(100);
}, 120_000);
