/** @jest-environment node */
import * as fc from 'fast-check';
import { commonStarts, filesOfPrefix } from '@/lib/copy/word-files';
import { formsOfWord, readWord } from '@/lib/copy/words';

/** Whether a word that is searched finds a word of a title. */
function finds(typed: string, word: string): boolean {
  const { prefixes, whole } = readWord(typed);
  return formsOfWord(word).some(
    (form) => prefixes.some((prefix) => form.startsWith(prefix)) || whole.includes(form),
  );
}

test.each([
  ['memórias', 'memorias'],
  ['memorias', 'memórias'],
  ['póstumas', 'posthumas'],
  ['camões', 'camoens'],
  ['queirós', 'queiroz'],
  ['relação', 'relaçam'],
  ['relacao', 'relação'],
  ['escrip', 'escripto'],
  ['sci', 'science'],
  ['sc', 'science'],
  ['filosof', 'philosophia'],
  ['philo', 'filosofia'],
  ['eça', 'eca'],
  ['h', 'helena'],
])('%s finds %s', (typed, word) => expect(finds(typed, word)).toBe(true));

test.each([
  ['ana', 'banana'],
  ['casas', 'casa'],
  ['h', 'elena'],
])('%s does not find %s', (typed, word) => expect(finds(typed, word)).toBe(false));

const word = fc.stringMatching(/^[a-zçáéíóúãõâêô]{1,12}$/);

test('any beginning of a word finds it', () => {
  fc.assert(
    fc.property(word, fc.nat(), (whole, cut) => {
      expect(finds(whole.slice(0, 1 + (cut % whole.length)), whole)).toBe(true);
    }),
  );
});

test('a prefix that is not common lies in two files at most', () => {
  const separators = fc.uniqueArray(fc.stringMatching(/^[ab]{1,5}$/), { maxLength: 30 });
  fc.assert(
    fc.property(separators, fc.stringMatching(/^[ab]{1,6}$/), (words, prefix) => {
      const firstWords = ['', ...words.toSorted()];
      const files = filesOfPrefix(firstWords, prefix);
      expect(commonStarts(firstWords).includes(prefix)).toBe(files.length > 2);
    }),
  );
});
