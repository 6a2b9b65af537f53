import { fold, foldPrefix, withoutDiacritics, withoutAccents } from './fold';

/** The words of a list, in lower case and without accents. */
const set = (words: string) => new Set(words.split(' '));

/** Words that are ignored, in old spellings too (`hum`). */
const STOP_WORDS = set(
  'a o as os ao aos um uma uns umas hum huma huns humas e he de do da dos das dum duma em no na ' +
    'nos nas num numa por pelo pela pelos pelas para pra com que se ou',
);

/** Forms of address and words for books: they may be missing from a book. */
const OPTIONAL_WORDS = set(
  'dom frei padre irmao irmaos visconde conde barao senhor senhora sao doutor ' +
    'volume tomo parte numero livro livros obra obras autor autora romance',
);

/** Abbreviations. `D.` is Dom or Dona, so these three are one word. */
const SHORT_FORMS = new Map(
  Object.entries({
    d: 'dom',
    dona: 'dom',
    fr: 'frei',
    p: 'padre',
    s: 'sao',
    sr: 'senhor',
    snr: 'senhor',
    sra: 'senhora',
    snra: 'senhora',
    dr: 'doutor',
    vol: 'volume',
    n: 'numero',
  }),
);

/** Function words of other languages: they match only themselves. */
const FOREIGN_WORDS = set(
  'the of and to in on for my his her with from der die den und ein eine von zu ' +
    'le la les des du et un une au il lo gli di del della i el los las y con',
);

const ROMAN_DIGITS: Record<string, number> = { i: 1, v: 5, x: 10 };
const ROMAN_NUMBER = /^(?=.)x{0,3}(ix|iv|v?i{0,3})$/;

function romanValue(numeral: string): number {
  const digits = [...numeral].map((letter) => ROMAN_DIGITS[letter] ?? 0);
  return digits.reduce(
    (sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit),
    0,
  );
}

/** A number in digits: `03` and `III` are `3`; null when the text is no number. */
function readNumber(text: string): string | null {
  if (ROMAN_NUMBER.test(text)) return String(romanValue(text));
  return /^\d+$/.test(text) ? text.replace(/^0+(?=.)/, '') : null;
}

/** A word of a title, a name or a query, with its forms for comparing. */
export interface Word {
  /** In lower case without accents and cedillas; abbreviations expanded, numbers in digits. */
  plain: string;
  /** Its keys (fold.ts), with the cedilla if it has one and without. */
  keys: readonly string[];
  /** The same for a word of which this one is the beginning. */
  prefixKeys: readonly string[];
  isNumber: boolean;
  /** One of STOP_WORDS. */
  isStop: boolean;
  /** One of OPTIONAL_WORDS, or a single letter. */
  isOptional: boolean;
  /** One of FOREIGN_WORDS. */
  isForeign: boolean;
}

/** What a written word stands for: a number in digits, an abbreviation in full, else its letters. */
function readWord(accentless: string) {
  const bare = withoutDiacritics(accentless);
  const number = readNumber(bare);
  return { bare, number, text: number ?? SHORT_FORMS.get(bare) ?? bare };
}

/** Whether a word, in any case and with accents, is one of STOP_WORDS. */
export const isStopWord = (written: string): boolean =>
  STOP_WORDS.has(readWord(withoutAccents(written)).text);

const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** Makes a word from its letters, in any case and with accents. */
export function makeWord(written: string): Word {
  const accentless = withoutAccents(written);
  const { bare, number, text } = readWord(accentless);
  const forms = text === bare ? distinct([accentless, bare]) : [text];
  return {
    plain: text,
    keys: distinct(forms.map(fold)),
    prefixKeys: distinct(forms.map(foldPrefix)),
    isNumber: number !== null,
    isStop: STOP_WORDS.has(text),
    isForeign: FOREIGN_WORDS.has(text),
    isOptional: OPTIONAL_WORDS.has(text) || (text.length === 1 && number === null),
  };
}

/** Limited, as anything may be typed. */
const WORD = /[\p{L}\p{M}\p{N}]{1,40}/gu;

/**
 * The words of a text, in lower case, without elided prepositions (`d'Anjo` is `anjo`), the article
 * of `el-rei`, and the `of 2` of volumes. Any other apostrophe joins: `l'amour` is one word, which
 * no Portuguese word matches.
 */
export const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\bof \d+/g, ' ')
    .replace(/[ºª°^]/g, ' ')
    .replace(/(?<!\p{L})[dn]['’`´](?=\p{L})/gu, '')
    .replace(/['’`´]/g, '')
    .replace(/(?<!\p{L})d?el[- ](?=re[iy](?!\p{L}))/gu, '')
    .match(WORD) ?? [];
