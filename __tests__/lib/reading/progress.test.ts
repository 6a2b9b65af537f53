/** @jest-environment node */
import * as fc from 'fast-check';
import { lastFreeChapter, shareRead, timeLeft } from '@/lib/reading/progress';
import type { TextDescription } from '@/lib/reading/text';

const text = (...words: number[]) =>
  ({ chapters: words.map((count) => ({ name: '', words: count, part: 0 })) }) as TextDescription;

test.each([
  [[2000, 3000], 1],
  [[20, 150, 3000, 3000], 3],
  [[20, 30], 2],
])('of chapters of %j words the first %d may be read without a loan', (words, last) => {
  expect(lastFreeChapter(text(...words))).toBe(last);
});

test.each([
  [66_000, 0, 'cerca de 5 h até o fim'],
  [66_000, 0.98, 'cerca de 6 min até o fim'],
  [2_200, 0, 'cerca de 10 min até o fim'],
  [2_200, 1, 'menos de 1 min até o fim'],
])('of %d words %d are read: %s', (words, read, said) => {
  expect(timeLeft(text(words), read)).toBe(said);
});

test('who reads on has read more, from nothing to all', () => {
  const words = fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(words, fc.double({ min: 0, max: 1, noNaN: true }), (counts, share) => {
      const book = text(...counts);
      let before = 0;
      for (let chapter = 1; chapter <= counts.length; chapter += 1) {
        const read = shareRead(book, chapter, share);
        expect(read).toBeGreaterThanOrEqual(before);
        before = shareRead(book, chapter, 1);
        expect(read).toBeLessThanOrEqual(before);
      }
      expect(shareRead(book, 1, 0)).toBe(0);
      expect(before).toBeCloseTo(1);
    }),
  );
});
