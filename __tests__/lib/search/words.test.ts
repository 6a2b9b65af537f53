/** @jest-environment node */
import fc from 'fast-check';
import { isAlike, makeWord, splitWords } from '@/lib/search/words';

test.each([
  ["A Queda d'um Anjo", 'a queda d um anjo'],
  ['O Guarany: romance, Vol. 1 (of 2)', 'o guarany romance vol 1'],
  ['Orpheu Nº2', 'orpheu n 2'],
  [' «Só»…\n', 'só'],
  ['memo\u0301rias', 'memo\u0301rias'],
  ['a'.repeat(50), `${'a'.repeat(40)} ${'a'.repeat(10)}`],
  ['?!', ''],
])('%j has the words %j', (text, words) => {
  expect(splitWords(text).join(' ')).toBe(words);
});

test.each([
  ['III', { plain: '3', isStop: false, isOptional: true }],
  ['09', { plain: '9', isOptional: true }],
  ['D', { plain: 'd', isOptional: true }],
  ['Às', { isStop: true }],
  ['hum', { isStop: true }],
])('the word %s is read as %j', (written, read) => {
  expect(makeWord(written)).toMatchObject(read);
});

/** The optimal string alignment distance, by its recursive definition. */
function distance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [a, b] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return distance(a, b);
  const isSwap = one[0] === other[1] && one[1] === other[0];
  return (
    1 +
    Math.min(
      distance(a, other),
      distance(one, b),
      distance(a, b),
      isSwap ? distance(one.slice(2), other.slice(2)) : Infinity,
    )
  );
}

test('typos are counted as the optimal string alignment distance', () => {
  const words = fc
    .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 6 })
    .map((letters) => letters.join(''));
  fc.assert(
    fc.property(words, words, fc.nat(2), (one, other, typos) => {
      expect(isAlike(one, other, typos)).toBe(distance(one, other) <= typos);
    }),
  );
});
