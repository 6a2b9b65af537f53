/** @jest-environment node */
import fc from 'fast-check';
import { pageNumbers, parsePageInput, totalPages } from '@/lib/catalogue/pagination';

const totals = fc.integer({ min: 1, max: 5000 });
const pages = totals.chain((total) =>
  fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)),
);

test('all books have a page, and no page is empty; there is always one', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1e9 }), fc.integer({ min: 1, max: 1000 }), (count, size) => {
      const total = totalPages(count, size);
      expect(total * size).toBeGreaterThanOrEqual(count);
      if (count > 0) expect((total - 1) * size).toBeLessThan(count);
    }),
  );
  expect(totalPages(0, 32)).toBe(1);
});

test('the numbers shown are the first, the last and those within two, in order, with an ellipsis in each gap', () => {
  fc.assert(
    fc.property(pages, ([page, total]) => {
      const expected: (number | 'ellipsis')[] = [];
      for (let n = 1; n <= total; n++) {
        if (n === 1 || n === total || Math.abs(n - page) <= 2) expected.push(n);
        else if (expected.at(-1) !== 'ellipsis') expected.push('ellipsis');
      }
      expect(pageNumbers(page, total)).toEqual(expected);
    }),
  );
  // Past the last one all exist.
  expect(pageNumbers(99, 3)).toEqual([1, 'ellipsis', 3]);
});

test.each([
  [' 7 ', 7],
  ['7.9', 7],
  ['24', 23],
  ['1e3', 23],
  ['-Infinity', 1],
  ['', null],
  ['sete', null],
  ['1,5', null],
])('to whoever enters %j the page %j of 23 is shown', (typed, page) => {
  expect(parsePageInput(typed, 23)).toBe(page);
});
