import fc from 'fast-check';
import { fold, foldStart, makeFold, plain, withoutAccents } from '@/lib/search/fold';
import { END_RULES, RULES, SOURCES } from '@/lib/search/spelling-rules';

const rules = [...RULES, ...END_RULES];
const named = rules.map((rule) => [rule.name, rule] as const);
const words = fc
  .array(fc.constantFrom(...'aeiouybcçdfghjklmnpqrstvwxzáãéêíóõúæœ'), { maxLength: 14 })
  .map((parts) => parts.join(''));

describe('the rules of spelling', () => {
  test.each(named)('%s: the spellings of its example meet', (_, { example: [one, other] }) => {
    expect(one).not.toBe(other);
    expect(fold(one)).toBe(fold(other));
  });

  test.each(named)('%s: its example needs it', (_, rule) => {
    const foldWithout = makeFold(
      RULES.filter((other) => other !== rule),
      END_RULES.filter((other) => other !== rule),
    );
    const [one, other] = rule.example;
    expect(foldWithout(one)).not.toBe(foldWithout(other));
  });

  test('have names of their own, and sources', () => {
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
  )('%s is %s', (one = '', other = '') => {
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
  ])('%s is not %s', (one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });

  test('settles: the key of a key is the key', () => {
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

  test('does not depend on accents, but for the cedilla', () => {
    fc.assert(fc.property(words, (word) => fold(withoutAccents(word)) === fold(word)));
    expect(fold('caça')).not.toBe(fold('caca'));
    expect(plain('Eça')).toBe('eca');
  });

  test('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => typeof fold(text) === 'string'),
    );
  });

  test('leaves the end of a beginning open', () => {
    expect(fold('relaçam')).toBe(fold('relação'));
    expect(foldStart('relaçam')).not.toBe(foldStart('relação'));
    expect(foldStart('posthum').startsWith(foldStart('póst'))).toBe(true);
  });
});
