/** @jest-environment node */
import fc from 'fast-check';
import {
  END_RULES,
  fold,
  foldPrefix,
  RULES,
  withoutAccents,
  withoutDiacritics,
} from '@/lib/search/fold';

const words = fc
  .array(fc.constantFrom(...'aeiouybcçdfghjklmnpqrstvwxzáãéêíóõúæœ'), { maxLength: 14 })
  .map((parts) => parts.join(''));

test.each([...RULES, ...END_RULES])(
  'the rule %s, to “%s”, gives %s one key',
  (pattern, to, example) => {
    const spellings = example.split(' ').map(withoutAccents);
    expect(new Set(spellings.map(fold)).size).toBe(1);
    expect(spellings.map((word) => word.replace(pattern, to))).not.toEqual(spellings);
  },
);

// Real spellings, which need several rules at once.
test.each(
  (
    'Posthumas póstumas|assumpto assunto|prompto pronto|esculptura escultura|Christo Cristo|' +
    'hontem ontem|deos Deus|exhibição exibição|bibliotheca biblioteca|lucta luta|' +
    'thesouro tesouro|trophéo troféu|visinhança vizinhança|psychologia psicologia|' +
    'insomnia insônia|insomnia insónia|architectura arquitetura|fallencia falência|' +
    'Queiroz Queirós|Camoens Camões|Ignez Inês|Thereza Teresa|Assumpção Assunção|Diniz Dinis|' +
    'Castello Castelo|Ruy Rui|Affonso Afonso|Moraes Morais|Bazilio Basílio|' +
    'Polycarpo Policarpo|António Antônio|Eugenio Eugénio|Yayá Iaiá|Guarany Guarani|' +
    'Dirceo Dirceu|Christovam Cristóvão|Jeronymos Jerónimos|Galatéa Galateia|' +
    'Hespanha Espanha|Brazil Brasil|Lixboa Lisboa|Alemtejo Alentejo|Cintra Sintra'
  )
    .split('|')
    .map((pair) => pair.split(' ')),
)('%s has the key of %s', (one = '', other = '') => {
  expect(fold(one)).toBe(fold(other));
});

test.each([
  ['chave', 'nave'],
  ['filho', 'filo'],
  ['guerra', 'gera'],
  ['Deus', 'dias'],
  ['maio', 'mãe'],
  ['pedra', 'perda'],
  ['caça', 'caca'],
])('%s has another key than %s', (one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});

test('any text has a key, whose key is the same; case and accents, however encoded, change none', () => {
  fc.assert(
    fc.property(words, fc.string({ unit: 'grapheme' }), (word, text) => {
      for (const same of [fold(word), word.toUpperCase(), word.normalize('NFD')]) {
        expect(fold(same)).toBe(fold(word));
      }
      expect(fold(withoutAccents(word))).toBe(fold(word));
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
  expect(withoutDiacritics('Eça')).toBe('eca');
});

test('the rules for the end of a word apply to whole words only', () => {
  expect(fold('relaçam')).toBe(fold('relação'));
  expect(foldPrefix('relaçam')).not.toBe(foldPrefix('relação'));
  expect(foldPrefix('posthum').startsWith(foldPrefix('póst'))).toBe(true);
});
