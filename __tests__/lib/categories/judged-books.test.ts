/** @jest-environment node */
import { CATEGORIES, type CategoryKey } from '@/lib/categories/categories';
import { categoriesOf } from '@/lib/categories/classify';
import judgedBooks from './judged-books.json';

interface JudgedBook {
  id: number;
  /** Categories that a reader found right for the book, and those found wrong. */
  right: string[];
  wrong: string[];
  subjects: string[];
  bookshelves: string[];
}
const BOOKS: readonly JudgedBook[] = judgedBooks;
const labels = new Map(BOOKS.map((book) => [book.id, categoriesOf(book)]));

const countLabelled = (books: readonly JudgedBook[], key: CategoryKey): number =>
  books.filter(({ id }) => labels.get(id)?.includes(key)).length;

test('there are 2,080 judgements, 160 of each category', () => {
  for (const { key } of CATEGORIES) {
    const judged = BOOKS.filter(({ right, wrong }) => [...right, ...wrong].includes(key));
    expect(judged).toHaveLength(160);
  }
});

/** How many labels of a category readers found right, and how many of these the books still have. */
function countKept(key: CategoryKey) {
  const right = BOOKS.filter((book) => book.right.includes(key));
  return { kept: countLabelled(right, key), right: right.length };
}

test('95 in 100 of the labels that readers found right are kept', () => {
  const counts = CATEGORIES.map(({ key }) => countKept(key));
  const sum = (name: 'kept' | 'right') => counts.reduce((total, count) => total + count[name], 0);
  expect(sum('kept') / sum('right')).toBeGreaterThanOrEqual(0.95);
});

// Filosofia keeps the least: its shelf holds essays of any kind (docs/categories.md).
test.each(CATEGORIES)('$label keeps nearly all that readers found right', ({ key }) => {
  const { kept, right } = countKept(key);
  expect(kept / right).toBeGreaterThanOrEqual(key === 'philosophy' ? 0.8 : 0.95);
});

// Of the judged books that have the label today, those whose label was found wrong.
test.each(CATEGORIES)('$label is wrong on 5 in 100 of the judged books at most', ({ key }) => {
  const right = countLabelled(
    BOOKS.filter((book) => book.right.includes(key)),
    key,
  );
  const wrong = countLabelled(
    BOOKS.filter((book) => book.wrong.includes(key)),
    key,
  );
  expect(wrong / (right + wrong)).toBeLessThanOrEqual(0.05);
});
