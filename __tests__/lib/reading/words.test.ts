/** @jest-environment node */
import fc from 'fast-check';
import { respell, wordsOf } from '@/lib/reading/words';

test('a word has its apostrophes and hyphens within, and no ordinals or digits', () => {
  expect(wordsOf("«D'elle», amal-o-hei; n’um Ex.ª 2.º — fim-")).toEqual([
    "D'elle",
    'amal-o-hei',
    'n’um',
    'Ex',
    'fim',
  ]);
});

test('each word changes as it is written, and nothing between words does', () => {
  const changes = new Map([
    ['elle', 'ele'],
    ['hade', 'há de'],
  ]);
  expect(respell('Elle, elle… hade! elles', changes)).toBe('Elle, ele… há de! elles');
});

test('whatever the text, respelling looks at the very words that were counted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const marked = new Map(wordsOf(text).map((word) => [word, '']));
      expect(wordsOf(respell(text, marked))).toEqual([]);
      expect(respell(text, new Map())).toBe(text);
    }),
  );
});
