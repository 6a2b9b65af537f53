import { fold, foldPrefix, withoutAccents, withoutDiacritics } from '@/lib/search/fold';

/** Limited, as anything may be typed. */
const WORD = /[\p{L}\p{M}\p{N}]{1,40}/gu;

/** The distinct words of a text, in lower case; anything but letters and digits separates them. */
export const splitWords = (text: string): string[] => [
  ...new Set(text.toLowerCase().match(WORD) ?? []),
];

/** With the cedilla and without, as `relaçao` is `relasao` but `relacao` is `relakao`. */
const spellings = (word: string): string[] => [withoutAccents(word), withoutDiacritics(word)];

const distinct = (forms: readonly string[]): string[] => [...new Set(forms)].filter(Boolean);

/**
 * The forms under which a word of a title or a name is found: its letters without accents, and its
 * keys (lib/search/fold.ts) as a whole word and as the beginning of one.
 */
export const formsOfWord = (word: string): string[] =>
  distinct([
    withoutDiacritics(word),
    ...spellings(word).flatMap((text) => [foldPrefix(text), fold(text)]),
  ]);

/** What a word that is searched asks for: words that begin with one of `prefixes`, or are one of `whole`. */
export interface WordQuery {
  prefixes: readonly string[];
  whole: readonly string[];
}

/** What to look up for a word of a search. */
export function readWord(word: string): WordQuery {
  const prefixes = distinct([withoutDiacritics(word), ...spellings(word).map(foldPrefix)]);
  const shortest = prefixes.filter(
    (prefix) => !prefixes.some((other) => other !== prefix && prefix.startsWith(other)),
  );
  const whole = distinct(spellings(word).map(fold)).filter(
    (key) => !shortest.some((prefix) => key.startsWith(prefix)),
  );
  return { prefixes: shortest, whole };
}
