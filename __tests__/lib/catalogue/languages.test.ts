import fc from 'fast-check';
import { LANGUAGES, isLanguageCode } from '@/lib/catalogue/languages';

test('the languages are those of the specification, in its order', () => {
  expect(LANGUAGES).toEqual(['en', 'pt', 'es', 'fr', 'de', 'it', 'la']);
});

test.each([...LANGUAGES])('%s can be chosen', (code) => {
  expect(isLanguageCode(code)).toBe(true);
});

test.each([null, '', 'EN', ' pt', 'pt-BR', 'en,pt', 'nl', 'length', '0'])(
  '%j cannot be chosen',
  (code) => {
    expect(isLanguageCode(code)).toBe(false);
  },
);

test('nothing else can be chosen', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(isLanguageCode(text)).toBe(LANGUAGES.some((code) => code === text));
    }),
  );
});
