/**
 * A replacement in the spelling of a word, one of those that make its key (fold.ts). Keys are only
 * compared with each other, and exact matches rank first, so a rule may merge more spellings than a
 * reform did.
 */
export interface SpellingRule {
  name: string;
  /** Where it comes from; `SOURCES` says what each stands for. */
  source: keyof typeof SOURCES;
  /** Two spellings of one word that have the same key by this rule, together with the others. */
  example: readonly [string, string];
  pattern: RegExp;
  to: string;
}

/** docs/search.md has the references. */
export const SOURCES = {
  1911: 'Portugal, Formulário Ortográfico of 1911',
  1943: 'Brazil, Formulário Ortográfico of 1943',
  1945: 'Portugal, Acordo Ortográfico of 1945',
  older: 'usage before any reform, in editions of the 16th to the 19th century',
  variant: 'forms in use side by side, in words or names, whatever a reform chose',
} as const;

const rule = (
  name: string,
  source: SpellingRule['source'],
  example: SpellingRule['example'],
  pattern: RegExp,
  to: string,
): SpellingRule => ({ name, source, example, pattern, to });

/** Rules for any part of a word in lower case without accents, in the order they are applied. */
export const RULES: readonly SpellingRule[] = [
  rule('ligature æ', 1911, ['præsidente', 'presidente'], /æ/g, 'e'),
  rule('ligature œ', 1911, ['œconomia', 'economia'], /œ/g, 'e'),
  rule('Greek st(h)m', 1911, ['asthma', 'asma'], /sth?m/g, 'sm'),
  rule('Greek phth', 1911, ['phthisica', 'tisica'], /phth/g, 't'),
  rule('Greek ph', 1911, ['philosophia', 'filosofia'], /p?ph/g, 'f'),
  rule('Greek ch', 1911, ['monarchia', 'monarquia'], /ch/g, 'k'),
  rule('h is silent, but in lh and nh', 1911, ['theatro', 'teatro'], /(?<![ln])h/g, ''),
  rule('y', 1911, ['mysterio', 'misterio'], /y/g, 'i'),
  rule('w', 1911, ['wenceslau', 'venceslau'], /w/g, 'v'),
  rule(
    'v written for u',
    'older',
    ['cvltvra', 'cultura'],
    /(?<=^|[^aeiou])v(?=[^aeiourl])|(?<=[^aeiou])v(?=[rl])/g,
    'u',
  ),
  rule('qu', 1911, ['quatorze', 'catorze'], /qu(?=[eio]|ator)/g, 'k'),
  rule('mute c or p before ç', 1943, ['acção', 'ação'], /[cp](?=ç)/g, ''),
  rule('mute p before c', 1943, ['excepcional', 'excecional'], /p(?=c)/g, ''),
  rule('mute c or p before t', 1943, ['escripto', 'escrito'], /[cp](?=t)/g, ''),
  rule('mute b before t or d', 'variant', ['subtil', 'sutil'], /b(?=[td])/g, ''),
  rule('mute g before d, m, n', 1911, ['signal', 'sinal'], /g(?=[dmn])/g, ''),
  rule('mute p at the start', 1911, ['psalmo', 'salmo'], /^p(?=[st])/g, ''),
  rule('ç', 'variant', ['assucar', 'açucar'], /ç/g, 's'),
  rule('c, sc before e, i', 1911, ['sciencia', 'ciencia'], /c+(?=[ei])/g, 's'),
  rule('z', 1911, ['portugueza', 'portuguesa'], /z/g, 's'),
  rule('c elsewhere', 1911, ['kaleidoscopio', 'caleidoscopio'], /c/g, 'k'),
  rule('ks of foreign names', 'variant', ['maksimo', 'maximo'], /ks/g, 'x'),
  rule('x before a consonant', 1911, ['extrangeiro', 'estrangeiro'], /x(?=[^aeioux])/g, 's'),
  rule('doubled consonants', 1911, ['immortal', 'imortal'], /([^aeiou])\1+/g, '$1'),
  rule('m before a consonant, and mute in mn', 1911, ['damno', 'dano'], /m(?=[^aeiou])/g, 'n'),
  rule('optional g', 1911, ['magestade', 'majestade'], /g(?=[ei])/g, 'j'),
  rule('Latin ae, oe at the start', 1911, ['aeneida', 'eneida'], /^[ao]e(?=[^aeiourl])/g, 'e'),
  rule('ei before a, o', 'variant', ['idea', 'ideia'], /ei(?=[ao])/g, 'e'),
  rule('e before a, o', 'variant', ['creança', 'criança'], /e(?=[ao](?:[^aeious]|s.))/g, 'i'),
  rule('e before a syllable with i', 'variant', ['felippe', 'filipe'], /e(?=[^aeiou]{1,2}i)/g, 'i'),
  rule('e at the start', 'variant', ['egreja', 'igreja'], /^e(?=[dgj])/g, 'i'),
  rule('oa and ua after g', 'variant', ['magoa', 'magua'], /goa/g, 'gua'),
  rule('oe and ue before l', 'variant', ['manoel', 'manuel'], /oel/g, 'uel'),
  rule('oi and ou', 'variant', ['cousa', 'coisa'], /oi/g, 'ou'),
];

/** Rules for the end of a word, applied after the others, to whole words only. */
export const END_RULES: readonly SpellingRule[] = [
  rule('-am and -ão', 1911, ['relaçam', 'relação'], /am$/, 'ao'),
  rule('-ens of -ães, -ões', 'older', ['camoens', 'camões'], /([ao]e)ns$/, '$1s'),
  rule('-an and -ã', 1911, ['irman', 'irmã'], /an(s?)$/, 'a$1'),
  rule('-m and -n', 1911, ['jardin', 'jardim'], /m$/, 'n'),
  rule('-x', 'variant', ['feliz', 'felix'], /x$/, 's'),
  rule('-b of Biblical names', 1945, ['jacob', 'jacó'], /(?<=[aeiou])b$/, ''),
  rule('-ae and -ai', 1911, ['geraes', 'gerais'], /ae(s?)$/, 'ai$1'),
  rule('-oe and -oi', 1911, ['heroe', 'herói'], /oe(s?)$/, 'ou$1'),
  rule('-ue and -ui', 1911, ['azues', 'azuis'], /ue(s?)$/, 'ui$1'),
  rule('-eo and -eu', 1911, ['ceo', 'céu'], /eo(s?)$/, 'eu$1'),
  rule('-ao and -au', 1911, ['macáo', 'macau'], /au(s?)$/, 'ao$1'),
  rule('-io and -iu', 1911, ['partio', 'partiu'], /iu$/, 'io'),
  rule('-i and -e', 1911, ['quasi', 'quase'], /(?<=[^aeiou])i$/, 'e'),
  rule('-u and -o', 'variant', ['tribu', 'tribo'], /(?<=[^aeiou])u$/, 'o'),
];
