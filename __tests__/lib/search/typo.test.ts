/** @jest-environment node */
import fc from 'fast-check';
import { isOneTypo } from '@/lib/search/typo';

const words = fc
  .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 8 })
  .map((letters) => letters.join(''));

/** The distance by the textbook's table. */
function alignmentDistance(one: string, other: string): number {
  const rows: number[][] = [];
  for (let i = 0; i <= one.length; i++) {
    rows.push([]);
    for (let j = 0; j <= other.length; j++) {
      const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const distance = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        i > 0 && j > 0 ? at(i - 1, j - 1) + change : Infinity,
        isSwap ? at(i - 2, j - 2) + 1 : Infinity,
      );
      rows[i]?.push(i === 0 && j === 0 ? 0 : distance);
    }
  }
  return rows[one.length]?.[other.length] ?? Infinity;
}

test.each([
  ['iracema', 'iracena', true],
  ['iracema', 'iraccema', true],
  ['iracema', 'iacema', true],
  ['iracema', 'iarcema', true],
  ['iracema', 'racema', true],
  ['iracema', 'iracemas', true],
  ['iracema', 'iracema', false],
  ['iracema', 'iarcena', false],
  ['iracema', 'irem', false],
  ['', 'a', true],
])('%s and %s: %s', (one, other, expected) => {
  expect(isOneTypo(one, other)).toBe(expected);
});

test('is an optimal string alignment distance of 1', () => {
  fc.assert(
    fc.property(words, words, (one, other) => {
      expect(isOneTypo(one, other)).toBe(alignmentDistance(one, other) === 1);
    }),
  );
});
