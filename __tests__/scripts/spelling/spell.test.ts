/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { makeLexicon, readLexicon } from '@/scripts/spelling/lexicon';
import { countryOf } from '@/scripts/spelling/country';
import { isOffered, makeSpeller } from '@/scripts/spelling/spell';

const lexicon = makeLexicon(
  ['ele', 'ministério', 'melo', 'de', 'disse', 'capítulo', 'igreja', 'vir', 'Lisboa'].map(
    (word) => [word, word] as const,
  ),
);
const lexicons = { PT: lexicon, BR: lexicon };
const spell = makeSpeller('PT', lexicons);
const respelled = (words: string[], speller = spell) =>
  Object.fromEntries(speller(new Map(words.map((word) => [word, 1]))).changes);

describe("a book's words", () => {
  test('keep their capitals', () => {
    expect(respelled(['elle', 'Elle', 'ELLE', 'Ha-de', 'Egreja', 'egreja'])).toEqual({
      elle: 'ele',
      Elle: 'Ele',
      ELLE: 'ELE',
      'Ha-de': 'Há de',
      Egreja: 'Igreja',
      egreja: 'igreja',
    });
  });

  test('that never come without a capital may be names, and change only where little does', () => {
    expect(respelled(['Ministerio', 'Egreja', 'Lisboa', 'XIV', 'CAPITULO'])).toEqual({
      Ministerio: 'Ministério',
      CAPITULO: 'CAPÍTULO',
    });
    // Letters that Portuguese has not.
    expect(respelled(['Kapitulo', 'Dishse'])).toEqual({});
  });

  test('that are names change as the table says, for each country', () => {
    const names = [
      'Antonio',
      'ANTONIO',
      "d'Affonso",
      "Sant'Anna",
      "d'Arc",
      "d'El-Rei",
      'Villa-Real',
    ];
    expect(respelled(names)).toEqual({
      Antonio: 'António',
      ANTONIO: 'ANTÓNIO',
      "d'Affonso": 'de Afonso',
      "Sant'Anna": "Sant'Ana",
      'Villa-Real': 'Vila Real',
    });
    expect(respelled(['Antonio'], makeSpeller('BR', lexicons))).toEqual({ Antonio: 'Antônio' });
  });

  test('that the rules would get wrong change as the table says, for each country', () => {
    const words = ['Chales', 'ante-camara', 'dendem'];
    const inPortugal = { Chales: 'Xales', 'ante-camara': 'antecâmara', dendem: 'dendém' };
    expect(respelled(words)).toEqual(inPortugal);
    const brazil = makeSpeller('BR', lexicons);
    expect(respelled(words, brazil)).toEqual({ ...inPortugal, dendem: 'dendê' });
  });

  test('of other languages stay', () => {
    expect(respelled(['même', 'From'])).toEqual({});
  });

  test('are counted as they run', () => {
    const { running, unresolved } = spell(
      new Map([
        ['de', 5],
        ['elle', 3],
        ['xurumbambo', 2],
        ['Gonzalo', 1],
      ]),
    );
    expect(running).toEqual({ modern: 5, changed: 3, unresolved: 2, names: 1 });
    expect([...unresolved]).toEqual([['xurumbambo', 2]]);
  });
});

test.each([
  ['a novel of 1880', 120, 3, true],
  ['a modern edition', 29, 2, false],
  ['letters of 1760', 200, 11, false],
])("today's spelling of %s is offered or not", (_, changed, unresolved, isGood) => {
  const running = { modern: 1000 - changed - unresolved, changed, unresolved, names: 0 };
  expect(isOffered({ changes: new Map(), unresolved: new Map(), running })).toBe(isGood);
});

test('a book gets the spelling of the country of its author', () => {
  expect(countryOf(['Machado de Assis'])).toBe('BR');
  expect(countryOf(['Alencar, José Martiniano de'])).toBe('BR');
  expect(countryOf(['José Martiniano de Alencar'])).toBe('BR');
  expect(countryOf(['Queirós, Eça de'])).toBe('PT');
  expect(countryOf([])).toBe('PT');
});

describe('the tables that people mend', () => {
  const { compare } = new Intl.Collator('pt');
  const rowsOf = (name: string) =>
    readFileSync(`scripts/spelling/tables/${name}.txt`, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('|').map((cell) => cell.trim()));

  test.each(['words', 'names', 'foreign', 'brazilian-authors'])(
    '%s.txt is sorted, without a row twice or an empty cell',
    (name) => {
      const rows = rowsOf(name);
      const keys = rows.map(([key = '']) => key);
      expect(keys).toEqual([...new Set(keys)].sort(compare));
      expect(rows.filter((row) => row.includes('') || row.length > 3)).toEqual([]);
    },
  );

  test('words are in lower case, and names have a capital', () => {
    const words = [...rowsOf('words'), ...rowsOf('foreign')].flat();
    expect(words.filter((word) => word !== word.toLowerCase())).toEqual([]);
    expect(rowsOf('names').filter(([name = '']) => name === name.toLowerCase())).toEqual([]);
  });
});

test('the dictionary of Portugal gives the forms of words, with prefixes but no pronouns', async () => {
  const { headwords, formsOf } = await readLexicon('PT');
  expect(headwords.get('cantávamos')).toBe('cantar');
  expect(headwords.get('histórias')).toBe('história');
  expect(headwords.has('desagradável')).toBe(true);
  expect(headwords.has('acção')).toBe(false);
  expect([...headwords.keys()].filter((form) => form.includes('-'))).toEqual([]);
  expect(formsOf('filusufia')).toEqual(['filosofia']);
  expect(headwords.size).toBeGreaterThan(380_000);
  expect(headwords.size).toBeLessThan(420_000);
});
