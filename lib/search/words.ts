import { fold, foldPrefix, withoutDiacritics, WORD } from './fold';

const set = (words: string) => new Set(words.split(' '));

/** Words that are ignored, in old spellings too (`hum`), and what is left of one before a vowel (`d'um`). */
const STOP_WORDS = set(
  'a o as os ao aos um uma uns umas hum huma huns humas e he de do da dos das dum duma em no na ' +
    'nos nas num numa d n por pelo pela pelos pelas para pra com que se ou sobre',
);

/** Forms of address and words for books: a book may be without them. */
const OPTIONAL_WORDS = set(
  'dom dona frei fr padre irmao irmaos visconde conde barao senhor sr snr senhora sra snra sao ' +
    'doutor dr volume vol tomo parte numero capitulo canto livro livros obra obras autor autora romance',
);

/** What readers add to a title on the web, and no book is known by: `dom casmurro pdf`. */
export const WEB_WORDS = set(
  'pdf epub ebook filme kindle gratis gratuito online baixar download ler resumo analise texto integral ' +
    'completo completa completos completas portugues quem escreveu tudo',
);

const ROMAN_NUMBERS = ' i ii iii iv v vi vii viii ix x xi xii'.split(' ');

/** A word of a title, a name or a query, with its forms for comparing. */
export interface Word {
  /** In lower case without accents and cedillas; a small Roman number in digits. */
  plain: string;
  /** Its spelling's key (fold.ts), and its key as the beginning of a longer word. */
  key: string;
  prefixKey: string;
  isStop: boolean;
  /** One of OPTIONAL_WORDS or WEB_WORDS, a single letter, or a number. */
  isOptional: boolean;
}

const made = new Map<string, Word>();

/** Makes a word from its letters, in any case and with accents; each once, as folding is slow. */
export function makeWord(written: string): Word {
  const known = made.get(written);
  if (known) return known;
  const letters = withoutDiacritics(written);
  const number = ROMAN_NUMBERS.indexOf(letters);
  const plain = number > 0 ? String(number) : letters.replace(/^0+(?=\d)/, '');
  const word = {
    plain,
    key: fold(written),
    prefixKey: foldPrefix(written),
    isStop: STOP_WORDS.has(plain),
    isOptional: OPTIONAL_WORDS.has(plain) || WEB_WORDS.has(plain) || /^(?:\p{L}|\d+)$/u.test(plain),
  };
  made.set(written, word);
  return word;
}

/**
 * The words of a text, in lower case; anything but letters and digits separates them. The `of 2` of
 * volumes is no part of a title, nor is `º` a letter of `Nº1`.
 */
export const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\bof \d+/g, '')
    .replace(/[ºª]/g, ' ')
    .match(WORD) ?? [];

/** How a word of a query matches one of a book, the best first; all but the first two are guesses. */
export const MATCHES = ['same letters', 'same key', 'beginning', 'typo'] as const;
export type Match = (typeof MATCHES)[number];

const MIN_TYPO_LETTERS = 5;
const MIN_TWO_TYPO_LETTERS = 9;
/** Of keys: shorter ones are the beginnings of too many words. */
const MIN_START_LETTERS = 3;

/** Whether `typed` is `meant` but for at most so many letters that are missing, added, wrong or swapped. */
export function isAlike(typed: string, meant: string, typos: number): boolean {
  if (Math.abs(typed.length - meant.length) > typos) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  const [one, other] = [typed.slice(at), meant.slice(at)];
  if (one === other || typos === 0) return one === other;
  const isSwap = one[0] === other[1] && one[1] === other[0];
  return (
    isAlike(one.slice(1), other.slice(1), typos - 1) ||
    isAlike(one.slice(1), other, typos - 1) ||
    isAlike(one, other.slice(1), typos - 1) ||
    (isSwap && isAlike(one.slice(2), other.slice(2), typos - 1))
  );
}

/** A long word may have two typos when it begins right (`frankstein`), a short one none. */
export function isTypo(typed: string, meant: string): boolean {
  const length = Math.max(typed.length, meant.length);
  if (length < MIN_TYPO_LETTERS) return false;
  return isAlike(typed, meant, length >= MIN_TWO_TYPO_LETTERS && typed[0] === meant[0] ? 2 : 1);
}

/** How a word of a query matches one of a book, or null. `isTyping`: it may be the beginning of it. */
export function matchWord(typed: Word, meant: Word, isTyping: boolean): Match | null {
  if (typed.plain === meant.plain) return 'same letters';
  // A key of one letter is that of an initial too: `zzz`, and the S of T. S. Eliot.
  if (typed.key === meant.key && typed.key.length > 1) return 'same key';
  const isBeginning =
    meant.plain.startsWith(typed.plain) ||
    (typed.prefixKey.length >= MIN_START_LETTERS && meant.prefixKey.startsWith(typed.prefixKey));
  if (isTyping && isBeginning) return 'beginning';
  return isTypo(typed.plain, meant.plain) || isTypo(typed.key, meant.key) ? 'typo' : null;
}
