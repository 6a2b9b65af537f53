import fc from 'fast-check';
import { formatLanguages, formatNumber, languageName } from '@/lib/format';

describe('numbers', () => {
  test.each([
    [0, '0'],
    [7, '7'],
    [999, '999'],
    [1000, '1.000'],
    [120_000, '120.000'],
    [1_234_567, '1.234.567'],
  ])('%d is %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  test('are written with a point every three digits', () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (value) => {
        const text = formatNumber(value);
        expect(text).toMatch(/^\d{1,3}(\.\d{3})*$/);
        expect(text.replaceAll('.', '')).toBe(String(value));
      }),
    );
  });
});

describe('languages', () => {
  test.each([
    ['en', 'inglês'],
    ['pt', 'português'],
    ['es', 'espanhol'],
    ['fr', 'francês'],
    ['de', 'alemão'],
    ['it', 'italiano'],
    ['la', 'latim'],
  ])('%s is %s', (code, name) => {
    expect(languageName(code)).toBe(name);
  });

  test.each(['xx', 'qaa', 'x', 'não é código', '12', 'pt--'])(
    'an unknown code, %j, stands for itself',
    (code) => {
      expect(languageName(code)).toBe(code);
    },
  );

  test('several are separated by commas', () => {
    expect(formatLanguages(['pt', 'en', 'xx'])).toBe('português, inglês, xx');
    expect(formatLanguages(['la'])).toBe('latim');
    expect(formatLanguages([])).toBe('');
  });

  test('no code throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (code) => {
        expect(typeof languageName(code)).toBe('string');
      }),
    );
  });
});
