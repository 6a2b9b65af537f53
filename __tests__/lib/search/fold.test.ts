/** @jest-environment node */
import fc from 'fast-check';
import { fold, foldPrefix, makeFold, withoutDiacritics, withoutAccents } from '@/lib/search/fold';
import { END_RULES, RULES, SOURCES } from '@/lib/search/spelling-rules';

const rules = [...RULES, ...END_RULES];
const named = rules.map((rule) => [rule.name, rule] as const);
const words = fc
  .array(fc.constantFrom(...'aeiouybcçdfghjklmnpqrstvwxzáãéêíóõúæœ'), { maxLength: 14 })
  .map((parts) => parts.join(''));

describe('the rules of spelling', () => {
  test.each(named)(
    '%s: the spellings of its example have the same key',
    (_, { example: [one, other] }) => {
      expect(one).not.toBe(other);
      expect(fold(one)).toBe(fold(other));
    },
  );

  test.each(named)('%s: without it they have different keys', (_, rule) => {
    const foldWithout = makeFold(
      RULES.filter((other) => other !== rule),
      END_RULES.filter((other) => other !== rule),
    );
    const [one, other] = rule.example;
    expect(foldWithout(one)).not.toBe(foldWithout(other));
  });

  test('have distinct names, and sources', () => {
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
    for (const { source } of rules) expect(SOURCES[source]).toBeTruthy();
  });
});

describe('fold', () => {
  test.each(
    (
      'Posthumas póstumas|sciencia ciência|acto ato|damno dano|escripto escrito|assumpto assunto|' +
      'prompto pronto|esculptura escultura|signal sinal|excepto exceto|optimo ótimo|chimica química|' +
      'Christo Cristo|magestade majestade|hontem ontem|creança criança|edade idade|egreja igreja|' +
      'quasi quase|ceo céu|deos Deus|exhibição exibição|bibliotheca biblioteca|lucta luta|' +
      'thesouro tesouro|trophéo troféu|visinhança vizinhança|psychologia psicologia|' +
      'insomnia insônia|insomnia insónia|architectura arquitetura|fallencia falência|' +
      'Queiroz Queirós|Camoens Camões|Braz Brás|Luiz Luís|Ignez Inês|Manoel Manuel|Thereza Teresa|' +
      'Assumpção Assunção|Diniz Dinis|Camillo Camilo|Castello Castelo|Anthero Antero|Ruy Rui|' +
      'Affonso Afonso|Mello Melo|Souza Sousa|Moraes Morais|Bazilio Basílio|Polycarpo Policarpo|' +
      'António Antônio|Eugenio Eugénio|Yayá Iaiá|Guarany Guarani|Dirceo Dirceu|Jacob Jacó|' +
      'Christovam Cristóvão|Jeronymos Jerónimos|Galatéa Galateia|Hespanha Espanha|Pariz Paris|' +
      'Brazil Brasil|Lixboa Lisboa|Alemtejo Alentejo|Macáo Macau|Cintra Sintra'
    )
      .split('|')
      .map((pair) => pair.split(' ')),
  )('%s has the key of %s', (one = '', other = '') => {
    expect(fold(one)).toBe(fold(other));
  });

  test.each([
    ['chave', 'nave'],
    ['filho', 'filo'],
    ['ninho', 'nino'],
    ['guerra', 'gera'],
    ['Deus', 'dias'],
    ['maio', 'mãe'],
    ['pedra', 'perda'],
  ])('%s has another key than %s', (one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });

  test('gives the same key for a key', () => {
    fc.assert(fc.property(words, (word) => fold(fold(word)) === fold(word)));
  });

  test('does not depend on case, nor on how accents are encoded', () => {
    fc.assert(
      fc.property(words, (word) => {
        expect(fold(word.toUpperCase())).toBe(fold(word));
        expect(fold(word.normalize('NFD'))).toBe(fold(word));
      }),
    );
  });

  test('depends on cedillas, but on no other diacritics', () => {
    fc.assert(fc.property(words, (word) => fold(withoutAccents(word)) === fold(word)));
    expect(fold('caça')).not.toBe(fold('caca'));
    expect(withoutDiacritics('Eça')).toBe('eca');
  });

  test('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => typeof fold(text) === 'string'),
    );
  });

  test('applies the rules for the end of a word to whole words only', () => {
    expect(fold('relaçam')).toBe(fold('relação'));
    expect(foldPrefix('relaçam')).not.toBe(foldPrefix('relação'));
    expect(foldPrefix('posthum').startsWith(foldPrefix('póst'))).toBe(true);
  });
});
