/** @jest-environment node */
import { LANGUAGES, isLanguageCode } from '@/lib/catalogue/requests';

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
