/** @jest-environment node */
import fc from 'fast-check';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { readSummary } from '@/lib/catalogue/summary';
import { anyText } from '../../support/any-text';

const NOTE = '(This is an automatically generated summary.)';

test.each([
  [`A duel of guilt. ${NOTE}`, 'A duel of guilt.', 'en', true],
  [`A duel of guilt.${NOTE}  `, 'A duel of guilt.', 'en', true],
  ['A duel. (this is an automatically generated summary)', 'A duel.', 'en', true],
  // Generated summaries are in English, whatever the language of the book.
  [`Capitu is not São Paulo's, com açúcar. ${NOTE}`, null, 'en', true],
  ['Bento não sabe se foi traído.', null, 'pt', false],
  ['O filho volta com o tio.', null, 'pt', false],
  ['UMA HISTORIA', null, 'pt', false],
  ['A young scientist gives life to a being.', null, 'en', false],
  ['Welcome to the umami of dosage.', null, 'en', false],
  [`Quotes it: “${NOTE}” and goes on.`, null, 'en', false],
])('%j', (summary, text, language, generated) => {
  expect(readSummary(summary)).toEqual({
    text: text ?? summary.replace(` ${NOTE}`, generated ? '' : ` ${NOTE}`),
    language,
    generated,
  });
});

test('only the note is removed', () => {
  fc.assert(
    fc.property(anyText(), fc.constantFrom('', ' ', '\n'), (text, gap) => {
      expect(readSummary(`${text}${gap}${NOTE}`)).toEqual({
        text: text.trimEnd(),
        language: 'en',
        generated: true,
      });
    }),
  );
});

test('a summary without the note is unchanged', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(readSummary(text)).toMatchObject({ text, generated: false });
    }),
  );
});

test('the summaries of the fake Gutendex have the right language', () => {
  const marked = readBooks(EMBEDDED_BOOKS).flatMap(({ id, summaries, languages }) =>
    summaries.slice(0, 1).map((summary) => ({ id, languages, ...readSummary(summary) })),
  );
  const inPortuguese = marked.filter(({ language }) => language === 'pt');
  expect(inPortuguese.length).toBeGreaterThan(10);
  expect(inPortuguese.filter(({ languages }) => !languages.includes('pt'))).toEqual([]);
  expect(marked.filter(({ text }) => text.includes('automatically'))).toEqual([]);
});
