/** @jest-environment node */
import fc from 'fast-check';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { cleanTitle, truncateTitle } from '@/lib/catalogue/text';

const words = (count: number) => Array.from({ length: count }, (_, i) => `w${i + 1}`).join(' ');
const wordList = fc.array(fc.stringMatching(/^[^\s]{1,8}$/), { maxLength: 30 });
const rough = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ' $b ',
        '$b',
        '\n',
        '\r\n',
        ' : ',
        ' ; ',
        ':',
        '  ',
        '\t',
        '\u00a0',
        '$',
        'b',
      ),
      fc.string(),
    ),
  )
  .map((parts) => parts.join(''));

describe('cleaning a title', () => {
  test.each([
    [
      'Biltmore Oswald : $b The diary of a hapless recruit',
      'Biltmore Oswald: The diary of a hapless recruit',
    ],
    ['Os Maias $b episodios da vida romantica', 'Os Maias episodios da vida romantica'],
    ['The Bill of Rights\nThe Ten Amendments', 'The Bill of Rights The Ten Amendments'],
    ['One\r\n\r\n  two', 'One two'],
    ['First ; second : third', 'First; second: third'],
    ['A $b b $b c', 'A b c'],
    ['$b Alone', 'Alone'],
    ['Alone : $b', 'Alone:'],
    ['  Dom\u00a0Casmurro\t', 'Dom Casmurro'],
    ['Memórias póstumas de Brás Cubas', 'Memórias póstumas de Brás Cubas'],
  ])('%j is %j', (raw, title) => {
    expect(cleanTitle(raw)).toBe(title);
  });

  test.each(['Costs $ball', 'US$b1', 'a:b', 'C$', 'Part 1: the end; or not', '$5 : 1'])(
    '%j keeps what is no mark',
    (raw) => {
      expect(cleanTitle(raw)).toBe(raw.replace(' :', ':'));
    },
  );

  test.each(['', ' ', '\n', ' $b '])('%j has no title', (raw) => {
    expect(cleanTitle(raw)).toBe('');
  });

  test('the result is one line without marks, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(rough, (raw) => {
        const title = cleanTitle(raw);
        expect(title).not.toMatch(/[^\S ]|^ | $| {2}| [:;]|\$b\b/);
        expect(cleanTitle(title)).toBe(title);
      }),
    );
  });

  test('only white space and marks are removed', () => {
    fc.assert(
      fc.property(rough, (raw) => {
        const letters = (text: string) => text.replace(/\s/g, '');
        expect(letters(cleanTitle(raw))).toBe(letters(raw.replace(/\$b\b/g, '')));
      }),
    );
  });

  test('every title of the fake Gutendex is clean afterwards', () => {
    const titles = readBooks(EMBEDDED_BOOKS).map((book) => book.title);
    expect(titles.filter((title) => title.includes(' $b ')).length).toBeGreaterThan(0);
    expect(titles.filter((title) => title.includes('\n')).length).toBeGreaterThan(0);
    expect(titles.map(cleanTitle).filter((title) => /\$b\b|\s{2}|\n| :|^$/.test(title))).toEqual(
      [],
    );
  });
});

describe('shortening a title', () => {
  test.each([
    [0, ''],
    [1, 'w1'],
    [11, words(11)],
    [12, words(12)],
    [13, `${words(12)}…`],
    [40, `${words(12)}…`],
  ])('of %d words', (count, shown) => {
    expect(truncateTitle(words(count))).toBe(shown);
  });

  test('white space does not count as a word', () => {
    expect(truncateTitle(`  ${words(12).replaceAll(' ', ' \n ')}  `)).toBe(words(12));
    expect(truncateTitle(' \n ')).toBe('');
  });

  test('the result is the first twelve words at most, with an ellipsis if there are more', () => {
    fc.assert(
      fc.property(wordList, (list) => {
        const shown = truncateTitle(list.join(' '));
        const kept = list.slice(0, 12).join(' ');
        expect(shown).toBe(list.length > 12 ? `${kept}…` : kept);
      }),
    );
  });
});
