/** @jest-environment node */
import * as fc from 'fast-check';
import { lastFreeChapter, shareRead, wordsLeft } from '@/lib/reading/progress';
import type { TextDescription } from '@/lib/reading/text';

const bookOf = (...chapters: [name: string, words: number][]) =>
  ({ chapters: chapters.map(([name, words]) => ({ name, words, part: 0 })) }) as TextDescription;

const text = (...words: number[]) => bookOf(...words.map((count): [string, number] => ['', count]));

test.each([
  ['a chapter', text(2000, 3000), 1],
  ['a dedication, a motto', text(20, 150, 3000, 3000), 3],
  ['short chapters', text(335, 730, 1200, 800), 3],
  ['short poems', text(...Array<number>(30).fill(100)), 20],
  ['a few words', text(20, 30), 2],
  ['a preface', bookOf(['PREFACIO DA 2a EDIÇÃO', 1098], ['EXPOSIÇÃO', 2515], ['II', 900]), 2],
  ['notes', bookOf(['CARTA—PREFACIO', 4880], ['Advertência', 340], ['I', 2567], ['II', 9]), 3],
  ['a title like one', bookOf(['Notas de um louco', 2400], ['II', 900]), 1],
])('a book that begins with %s may be read so far without a loan', (_, book, last) => {
  expect(lastFreeChapter(book)).toBe(last);
});

test('what is left of a book is counted in words', () => {
  expect(wordsLeft(text(40_000, 20_000), 0.25)).toBe(45_000);
  expect(wordsLeft(text(40_000), 1)).toBe(0);
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
