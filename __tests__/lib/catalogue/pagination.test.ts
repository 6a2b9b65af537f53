/** @jest-environment node */
import fc from 'fast-check';
import {
  DEFAULT_PAGE_SIZE,
  PAGE_JUMP,
  canJumpBack,
  canJumpForward,
  clampPage,
  pageNumbers,
  parsePageInput,
  totalPages,
} from '@/lib/catalogue/pagination';

const pages = fc
  .integer({ min: 1, max: 5000 })
  .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));

test('the constants are those of the specification', () => {
  expect([DEFAULT_PAGE_SIZE, PAGE_JUMP]).toEqual([32, 5]);
});

describe('how many pages there are', () => {
  test.each([
    [0, 32, 1],
    [1, 32, 1],
    [31, 32, 1],
    [32, 32, 1],
    [33, 32, 2],
    [64, 32, 2],
    [65, 32, 3],
    [78_765, 32, 2462],
    [705, 32, 23],
    [10, 3, 4],
  ])('%d books, %d to a page, take %d', (count, size, total) => {
    expect(totalPages(count, size)).toBe(total);
  });

  test('all books have a page, and no page is empty', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e9 }), fc.integer({ min: 1, max: 1000 }), (count, size) => {
        const total = totalPages(count, size);
        expect(total * size).toBeGreaterThanOrEqual(count);
        if (count > 0) expect((total - 1) * size).toBeLessThan(count);
      }),
    );
  });
});

describe('the numbers shown', () => {
  const gap = 'ellipsis' as const;

  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 2, [1, 2]],
    [1, 3, [1, 2, 3]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 5, [1, 2, 3, gap, 5]],
    [5, 5, [1, gap, 3, 4, 5]],
    [1, 23, [1, 2, 3, gap, 23]],
    [2, 23, [1, 2, 3, 4, gap, 23]],
    [3, 23, [1, 2, 3, 4, 5, gap, 23]],
    [4, 23, [1, 2, 3, 4, 5, 6, gap, 23]],
    [5, 23, [1, gap, 3, 4, 5, 6, 7, gap, 23]],
    [12, 23, [1, gap, 10, 11, 12, 13, 14, gap, 23]],
    [19, 23, [1, gap, 17, 18, 19, 20, 21, gap, 23]],
    [20, 23, [1, gap, 18, 19, 20, 21, 22, 23]],
    [21, 23, [1, gap, 19, 20, 21, 22, 23]],
    [22, 23, [1, gap, 20, 21, 22, 23]],
    [23, 23, [1, gap, 21, 22, 23]],
    [1231, 2462, [1, gap, 1229, 1230, 1231, 1232, 1233, gap, 2462]],
  ])('on page %d of %d', (page, total, numbers) => {
    expect(pageNumbers(page, total)).toEqual(numbers);
  });

  test.each([
    [99, 3, [1, gap, 3]],
    [4, 3, [1, 2, 3]],
  ])('on page %d, past the last of %d, all exist', (page, total, numbers) => {
    expect(pageNumbers(page, total)).toEqual(numbers);
  });

  test('are the first, the last and those within two, in order, with an ellipsis in each gap', () => {
    fc.assert(
      fc.property(pages, ([page, total]) => {
        const shown = pageNumbers(page, total);
        const numbers = shown.filter((item) => item !== gap);
        const expected = new Set<number>();
        for (let n = Math.max(1, page - 2); n <= Math.min(total, page + 2); n++) expected.add(n);
        expected.add(1).add(total);
        expect(numbers).toEqual([...expected].sort((a, b) => a - b));
        for (const [index, item] of shown.entries()) {
          if (item !== gap) continue;
          const [before, after] = [shown[index - 1], shown[index + 1]];
          expect(Number(after) - Number(before)).toBeGreaterThan(1);
        }
        const gaps = numbers.filter((n, index) => n - (numbers[index - 1] ?? 0) > 1);
        expect(shown.length - numbers.length).toBe(gaps.length);
      }),
    );
  });
});

describe('the jumps', () => {
  test.each([1, 2, 3, 4, 5])('« –5 cannot be used on page %d', (page) => {
    expect(canJumpBack(page)).toBe(false);
  });

  test.each([6, 7, 2462])('« –5 can be used on page %d', (page) => {
    expect(canJumpBack(page)).toBe(true);
  });

  test.each([20, 21, 22, 23])('+5 » cannot be used on page %d of 23', (page) => {
    expect(canJumpForward(page, 23)).toBe(false);
  });

  test.each([1, 18, 19])('+5 » can be used on page %d of 23', (page) => {
    expect(canJumpForward(page, 23)).toBe(true);
  });

  test.each([1, 2, 3, 4])('neither can be used with %d pages', (total) => {
    for (let page = 1; page <= total; page++) {
      expect(canJumpBack(page)).toBe(false);
      expect(canJumpForward(page, total)).toBe(false);
    }
  });
});

describe('the page to go to', () => {
  test.each([
    ['7', 7],
    [' 7 ', 7],
    ['1', 1],
    ['23', 23],
    ['24', 23],
    ['1e3', 23],
    ['0', 1],
    ['-5', 1],
    ['0.9', 1],
    ['7.9', 7],
    ['22.999', 22],
    ['-0.5', 1],
    ['007', 7],
    ['Infinity', 23],
    ['-Infinity', 1],
    ['9'.repeat(400), 23],
  ])('%j is page %d of 23', (typed, page) => {
    expect(parsePageInput(typed, 23)).toBe(page);
  });

  test.each(['', ' ', '\n', 'sete', 'NaN', '7a', '1,5', '7 8', '--1', 'null', '1.2.3'])(
    '%j is ignored',
    (typed) => {
      expect(parsePageInput(typed, 23)).toBeNull();
    },
  );

  test('any text is a page that exists, or null', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 5000 }), (typed, total) => {
        const page = parsePageInput(typed, total);
        if (page === null) return;
        expect(Number.isInteger(page) && page >= 1 && page <= total).toBe(true);
      }),
    );
  });
});

test('clampPage limits a page to 1 to the total', () => {
  expect([-3, 0, 1, 5, 9, 10].map((page) => clampPage(page, 9))).toEqual([1, 1, 1, 5, 9, 9]);
});
