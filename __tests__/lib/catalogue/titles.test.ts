/** @jest-environment node */
import fc from 'fast-check';
import { cleanTitle, splitTitle, truncateTitle } from '@/lib/catalogue/titles';
import { readSummary } from '@/lib/catalogue/summary';

/** Titles of what library catalogues put between words, and anything else. */
const rough = fc
  .array(
    fc.oneof(
      fc.constantFrom(' $b ', '$b', '\r\n', ' : ', ' ; ', ':', ';', '  ', '\t', '\u00a0', '$', 'b'),
      fc.string(),
    ),
  )
  .map((parts) => parts.join(''));

describe('a title, cleaned', () => {
  test.each([
    ['Biltmore Oswald : $b The diary\nof a recruit', 'Biltmore Oswald: The diary of a recruit'],
    ['Os Maias $b episodios da vida romantica', 'Os Maias episodios da vida romantica'],
    ['First ; second : third', 'First; second: third'],
    ['Alone : $b', 'Alone:'],
    ['US$b1, Costs $ball, C$ a:b', 'US$b1, Costs $ball, C$ a:b'],
    [' $b ', ''],
  ])('%j is %j', (raw, title) => {
    expect(cleanTitle(raw)).toBe(title);
  });

  test('is one line without marks, has lost no letter, and is clean', () => {
    const letters = (text: string) => text.replace(/\s/g, '');
    fc.assert(
      fc.property(rough, (raw) => {
        const title = cleanTitle(raw);
        expect(title).not.toMatch(/[^\S ]|^ | $| {2}| [:;]|\$b\b/);
        expect(letters(title)).toBe(letters(raw.replace(/\$b\b/g, '')));
        expect(cleanTitle(title)).toBe(title);
      }),
    );
  });
});

test('a title, cut, is its first twelve words, with an ellipsis if there are more', () => {
  const words = fc.array(fc.stringMatching(/^[^\s]{1,8}$/), { maxLength: 30, size: 'max' });
  fc.assert(
    fc.property(words, (list) => {
      const kept = list.slice(0, 12).join(' ');
      expect(truncateTitle(` ${list.join(' \n ')} `)).toBe(list.length > 12 ? `${kept}…` : kept);
    }),
  );
});

describe('a title, divided', () => {
  test.each([
    ['Frankenstein; or, the modern prometheus', 'Frankenstein', ';', 'or, the modern prometheus'],
    ['Vidas: um romance; segunda parte', 'Vidas', ':', 'um romance; segunda parte'],
    ['Às 10:15 da noite', 'Às 10:15 da noite', '', ''],
    ['Sem fim:', 'Sem fim:', '', ''],
    [': só o resto', ': só o resto', '', ''],
  ])('%s', (title, main, mark, subtitle) => {
    expect(splitTitle(title)).toEqual({ main, mark, subtitle });
  });

  test('is the same when put together, and its main part is never empty', () => {
    fc.assert(
      fc.property(rough.map(cleanTitle).filter(Boolean), (title) => {
        const { main, mark, subtitle } = splitTitle(title);
        expect(subtitle ? `${main}${mark} ${subtitle}` : main).toBe(title);
        expect(main).not.toBe('');
      }),
    );
  });
});

const NOTE = '(This is an automatically generated summary.)';

test.each([
  [`A duel of guilt.${NOTE}  `, 'A duel of guilt.', 'en', true],
  ['A duel. (this is an automatically generated summary)', 'A duel.', 'en', true],
  // Generated summaries are in English, whatever the language of the book.
  [`Capitu, com açúcar. ${NOTE}`, 'Capitu, com açúcar.', 'en', true],
  ['Bento não sabe se foi traído.', 'Bento não sabe se foi traído.', 'pt', false],
  ['Welcome to the umami of dosage.', 'Welcome to the umami of dosage.', 'en', false],
  [`Quotes it: “${NOTE}” and goes on.`, `Quotes it: “${NOTE}” and goes on.`, 'en', false],
])('the summary %j', (summary, text, language, generated) => {
  expect(readSummary({ summaries: [summary] })).toEqual({ text, language, generated });
});
