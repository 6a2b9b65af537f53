import { fold, foldStart, plain, withoutAccents } from './fold';
import { FOREIGN_WORDS, SHORT_FORMS, SOFT_WORDS, STOP_WORDS } from './word-lists';

const ROMAN_DIGITS: Record<string, number> = { i: 1, v: 5, x: 10 };
const ROMAN_NUMBER = /^(?=.)x{0,3}(ix|iv|v?i{0,3})$/;

function romanValue(numeral: string): number {
  const digits = [...numeral].map((letter) => ROMAN_DIGITS[letter] ?? 0);
  return digits.reduce(
    (sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit),
    0,
  );
}

/** `03` and `III` as `3`; null when it is not a number. */
function readNumber(text: string): string | null {
  if (ROMAN_NUMBER.test(text)) return String(romanValue(text));
  return /^\d+$/.test(text) ? text.replace(/^0+(?=.)/, '') : null;
}

/** A word of a title, a name or a query, ready to be compared. */
export interface Word {
  /** In lower case without accents and cedilla, short forms written out, numbers in digits. */
  plain: string;
  /** Its keys (fold.ts): with the cedilla where there is one, and as typed without it. */
  keys: readonly string[];
  /** The same as the beginning of a longer word. */
  starts: readonly string[];
  isNumber: boolean;
  /** Never decides (word-lists.ts). */
  isStop: boolean;
  /** Adds when it is found, and may be missing. */
  isSoft: boolean;
  /** Tells another language. */
  isForeign: boolean;
}

const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** One word from letters as written, in any case and with accents. */
export function makeWord(written: string): Word {
  const accentless = withoutAccents(written);
  const bare = plain(accentless);
  const number = readNumber(bare);
  const text = number ?? SHORT_FORMS.get(bare) ?? bare;
  const forms = text === bare ? distinct([accentless, bare]) : [text];
  return {
    plain: text,
    keys: distinct(forms.map(fold)),
    starts: distinct(forms.map(foldStart)),
    isNumber: number !== null,
    isStop: STOP_WORDS.has(text),
    isForeign: FOREIGN_WORDS.has(text),
    isSoft: SOFT_WORDS.has(text) || (text.length === 1 && number === null),
  };
}

/** No word is longer; what is typed may be. */
const WORD = /[\p{L}\p{M}\p{N}]{1,40}/gu;

/**
 * The words of a text, in lower case. Elided prepositions go (`d'Anjo` is `Anjo`), as do the article
 * of `el-rei` and the cataloguers' `of 2`; any other apostrophe joins (`l'amour` is one word, and so
 * not a Portuguese one).
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
