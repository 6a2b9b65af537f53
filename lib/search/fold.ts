/**
 * A replacement in the spelling of a word, and two spellings that it makes the same. Most follow the
 * reforms of 1911 and 1945 (Portugal) and 1943 (Brazil) (docs/search.md); as keys are only compared,
 * and exact matches rank first, a rule may merge more spellings than a reform did.
 */
type SpellingRule = readonly [pattern: RegExp, to: string, example: string];

/** For any part of a word in lower case without accents, in the order in which they are applied. */
export const RULES: readonly SpellingRule[] = [
  [/æ/g, 'e', 'præsidente presidente'],
  [/œ/g, 'e', 'œconomia economia'],
  [/sth?m/g, 'sm', 'asthma asma'],
  [/phth/g, 't', 'phthisica tisica'],
  [/p?ph/g, 'f', 'philosophia filosofia'],
  [/ch/g, 'k', 'monarchia monarquia'],
  [/(?<![ln])h/g, '', 'theatro teatro'],
  [/y/g, 'i', 'mysterio misterio'],
  [/w/g, 'v', 'wenceslau venceslau'],
  [/(?<=^|[^aeiou])v(?=[^aeiourl])|(?<=[^aeiou])v(?=[rl])/g, 'u', 'cvltvra cultura'],
  [/qu(?=[eio]|ator)/g, 'k', 'quatorze catorze'],
  [/[cp](?=ç)/g, '', 'acção ação'],
  [/p(?=c)/g, '', 'excepcional excecional'],
  [/[cp](?=t)/g, '', 'escripto escrito'],
  [/b(?=[td])/g, '', 'subtil sutil'],
  [/g(?=[dmn])/g, '', 'signal sinal'],
  [/^p(?=[st])/g, '', 'psalmo salmo'],
  [/ç/g, 's', 'assucar açucar'],
  [/c+(?=[ei])/g, 's', 'sciencia ciencia'],
  [/z/g, 's', 'portugueza portuguesa'],
  [/c/g, 'k', 'kaleidoscopio caleidoscopio'],
  [/ks/g, 'x', 'maksimo maximo'],
  [/x(?=[^aeioux])/g, 's', 'extrangeiro estrangeiro'],
  [/([^aeiou\d])\1+/g, '$1', 'immortal imortal'],
  [/m(?=[^aeiou])/g, 'n', 'damno dano'],
  [/g(?=[ei])/g, 'j', 'magestade majestade'],
  [/^[ao]e(?=[^aeiourl])/g, 'e', 'aeneida eneida'],
  [/ei(?=[ao])/g, 'e', 'idea ideia'],
  [/e(?=[ao](?:[^aeious]|s.))/g, 'i', 'creança criança'],
  [/e(?=[^aeiou]{1,2}i)/g, 'i', 'felippe filipe'],
  [/^e(?=[dgj])/g, 'i', 'egreja igreja'],
  [/goa/g, 'gua', 'magoa magua'],
  [/oel/g, 'uel', 'manoel manuel'],
  [/oi/g, 'ou', 'cousa coisa'],
];

/** For the end of a whole word, after the others. */
export const END_RULES: readonly SpellingRule[] = [
  [/am$/, 'ao', 'relaçam relação'],
  [/([ao]e)ns$/, '$1s', 'camoens camões'],
  [/an(s?)$/, 'a$1', 'irman irmã'],
  [/m$/, 'n', 'jardin jardim'],
  [/x$/, 's', 'feliz felix'],
  [/(?<=[aeiou])b$/, '', 'jacob jacó'],
  [/ae(s?)$/, 'ai$1', 'geraes gerais'],
  [/oe(s?)$/, 'ou$1', 'heroe herói'],
  [/ue(s?)$/, 'ui$1', 'azues azuis'],
  [/eo(s?)$/, 'eu$1', 'ceo céu'],
  [/au(s?)$/, 'ao$1', 'macáo macau'],
  [/iu$/, 'io', 'partio partiu'],
  [/(?<=[^aeiou])i$/, 'e', 'quasi quase'],
  [/(?<=[^aeiou])u$/, 'o', 'tribu tribo'],
];

/** A word of a text. Limited in length, as visitors may type anything. */
export const WORD = /[\p{L}\p{M}\p{N}]{1,40}/gu;

/** The text in lower case without accents, but with cedillas: `Assumpção` is `assumpçao`. */
export const withoutAccents = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/c\u0327/g, 'ç')
    .replace(/\p{M}/gu, '')
    .normalize('NFC');

/** The text in lower case without accents and cedillas: `Eça` is `eca`. */
export const withoutDiacritics = (text: string): string => withoutAccents(text).replace(/ç/g, 'c');

/** Applies the rules until none changes anything: the result of one may match an earlier one (`ctt`). */
function applyRules(rules: readonly SpellingRule[], word: string): string {
  const key = rules.reduce((text, [pattern, to]) => text.replace(pattern, to), word);
  return key === word ? word : applyRules(rules, key);
}

/** The key of a word's beginning: the rules for the end of a word do not apply. */
export const foldPrefix = (word: string): string => applyRules(RULES, withoutAccents(word));

/**
 * The key of a word, the same for its spellings: today's and old ones, Portuguese and Brazilian
 * (`Posthumas` and `póstumas`, `Queiroz` and `Queirós`). For comparing only; the key of a key is that key.
 */
export const fold = (word: string): string =>
  applyRules([...RULES, ...END_RULES], withoutAccents(word));

/** A text's words by their keys: the same in today's spelling and an old one. */
export const foldWords = (text: string): string => (text.match(WORD) ?? []).map(fold).join(' ');
