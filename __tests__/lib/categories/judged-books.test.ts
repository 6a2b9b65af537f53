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

test.each(CATEGORIES)('$label keeps 95 in 100 of what readers found right', ({ key }) => {
  const right = BOOKS.filter((book) => book.right.includes(key));
  expect(countLabelled(right, key) / right.length).toBeGreaterThanOrEqual(0.95);
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
