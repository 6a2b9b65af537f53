/** @jest-environment node */
import { readingTime } from '@/components/messages/reading-texts';

test.each([
  [66_000, 'cerca de 5 h'],
  [1_320, 'cerca de 6 min'],
  [2_200, 'cerca de 10 min'],
  [0, 'menos de 1 min'],
])('%d words take %s', (words, said) => {
  expect(readingTime(words)).toBe(said);
});
