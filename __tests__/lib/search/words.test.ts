/** @jest-environment node */
import { makeWord, splitWords } from '@/lib/search/words';

describe('splitWords', () => {
  test.each([
    ['A Queda d’um Anjo', 'a queda um anjo'],
    ["Chronica d'El-Rei D. Affonso III", 'chronica rei d affonso iii'],
    ['crônica del rei', 'crônica rei'],
    ["L'amour", 'lamour'],
    ["Don't", 'dont'],
    ['Orpheu Nº1', 'orpheu n 1'],
    ['O Guarany: romance, Vol. 1 (of 2)', 'o guarany romance vol 1'],
    ['«Só»…', 'só'],
    ['memo\u0301rias', 'memo\u0301rias'],
    ['', ''],
    [' \n?!', ''],
  ])('%j has the words %j', (text, words) => {
    expect(splitWords(text).join(' ')).toBe(words);
  });

  test('limits the length of a word', () => {
    expect(splitWords('a'.repeat(1000)).every((word) => word.length <= 40)).toBe(true);
  });
});

describe('makeWord', () => {
  test.each([
    ['III', '3'],
    ['iv', '4'],
    ['XIX', '19'],
    ['09', '9'],
    ['0', '0'],
  ])('reads %s as the number %s', (written, number) => {
    expect(makeWord(written)).toMatchObject({ plain: number, isNumber: true, isStop: false });
  });

  test('expands abbreviations', () => {
    expect(makeWord('D')).toMatchObject({ plain: 'dom', isOptional: true });
    expect(makeWord('Dona').plain).toBe(makeWord('dom').plain);
    expect(makeWord('Snr').plain).toBe('senhor');
  });

  test.each(['a', 'Á', 'os', 'Às', 'hum', 'de', 'pelo', 'é'])('%s is a stop word', (written) => {
    expect(makeWord(written).isStop).toBe(true);
  });

  test('has a key with the cedilla and one without', () => {
    expect(makeWord('Eça').keys).toHaveLength(2);
    expect(makeWord('Eça').keys).toEqual(expect.arrayContaining([...makeWord('eca').keys]));
    expect(makeWord('relação').keys).toEqual(
      expect.arrayContaining([...makeWord('relacao').keys, ...makeWord('relaçam').keys]),
    );
  });
});
