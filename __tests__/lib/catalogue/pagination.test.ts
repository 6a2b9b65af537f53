/** @jest-environment node */
import fc from 'fast-check';
import {
  canJumpBack,
  canJumpForward,
  pageNumbers,
  parsePageInput,
  totalPages,
} from '@/lib/catalogue/pagination';

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

describe('the numbers shown', () => {
  const gap = 'ellipsis' as const;

  test.each([
    [5, 23, [1, gap, 3, 4, 5, 6, 7, gap, 23]],
    // Past the last one all exist.
    [99, 3, [1, gap, 3]],
  ])('on page %d of %d', (page, total, numbers) => {
    expect(pageNumbers(page, total)).toEqual(numbers);
  });

  test('are the first, the last and those within two, in order, with an ellipsis in each gap', () => {
    fc.assert(
      fc.property(pages, ([page, total]) => {
        const expected: (number | 'ellipsis')[] = [];
        for (let n = 1; n <= total; n++) {
          if (n === 1 || n === total || Math.abs(n - page) <= 2) expected.push(n);
          else if (expected.at(-1) !== gap) expected.push(gap);
        }
        expect(pageNumbers(page, total)).toEqual(expected);
      }),
    );
  });
});

test('« –5 cannot be used on the first five pages, nor +5 » on the last four', () => {
  fc.assert(
    fc.property(pages, ([page, total]) => {
      expect(canJumpBack(page)).toBe(page > 5);
      expect(canJumpForward(page, total)).toBe(total - page >= 4);
    }),
  );
});

describe('the page to go to', () => {
  test.each([
    [' 7 ', 7],
    ['7.9', 7],
    ['24', 23],
    ['1e3', 23],
    ['-5', 1],
    ['-Infinity', 1],
  ])('%j is page %d of 23', (typed, page) => {
    expect(parsePageInput(typed, 23)).toBe(page);
  });

  test.each(['', '\n', 'sete', 'NaN', '7a', '1,5', '7 8', '--1'])('%j is ignored', (typed) => {
    expect(parsePageInput(typed, 23)).toBeNull();
  });

  test('is one that exists, or null, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), totals, (typed, total) => {
        const page = parsePageInput(typed, total);
        if (page === null) return;
        expect(Number.isInteger(page) && page >= 1 && page <= total).toBe(true);
      }),
    );
  });
});
