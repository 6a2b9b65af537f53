/** @jest-environment node */
import fc from 'fast-check';
import { formatLanguages, formatMegabytes, formatNumber, languageName } from '@/lib/format';
import { anyText } from '../support/any-text';

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

  test('are written as Intl writes them', () => {
    const format = new Intl.NumberFormat('pt-BR');
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (value) => {
        expect(formatNumber(value)).toBe(format.format(value));
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
  ])('%s is %s, as Intl names it', (code, name) => {
    expect(languageName(code)).toBe(name);
    expect(new Intl.DisplayNames('pt-BR', { type: 'language' }).of(code)).toBe(name);
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
      fc.property(anyText(), (code) => {
        expect(typeof languageName(code)).toBe('string');
      }),
    );
  });
});

test.each([
  [400_000, '0,4 MB'],
  [9_000_000, '9 MB'],
  [12_600_000, '13 MB'],
  [10_737_000_000, '10.737 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatMegabytes(bytes)).toBe(text);
});
