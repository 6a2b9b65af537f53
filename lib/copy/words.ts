import { fold, foldPrefix, withoutAccents, withoutDiacritics, WORD } from '@/lib/search/fold';

/** The distinct words of a text, in lower case; anything but letters and digits separates them. */
export const distinctWords = (text: string): string[] => [
  ...new Set(text.toLowerCase().match(WORD) ?? []),
];

/** With the cedilla and without: `fold` makes `relasao` of `relaçao`, and `relakao` of `relacao`. */
const spellings = (word: string): string[] => [withoutAccents(word), withoutDiacritics(word)];

const distinct = (forms: readonly string[]): string[] => [...new Set(forms)].filter(Boolean);

/** The forms under which a word is found by its beginning, and as a whole (lib/search/fold.ts). */
const beginningsOf = (word: string) =>
  distinct([withoutDiacritics(word), ...spellings(word).map(foldPrefix)]);
const wholesOf = (word: string) => distinct(spellings(word).map(fold));

/** All forms under which a word of a title or a name is found. */
export const formsOfWord = (word: string): string[] =>
  distinct([...beginningsOf(word), ...wholesOf(word)]);

/**
 * What to look up for a word of a search: words that begin with one of `prefixes`, or are one of `whole`.
 * Without what a shorter prefix finds as well.
 */
export function formsToFind(word: string) {
  const all = beginningsOf(word);
  const isFound = (form: string) => all.some((other) => other !== form && form.startsWith(other));
  const prefixes = all.filter((prefix) => !isFound(prefix));
  const whole = wholesOf(word).filter((key) => !prefixes.some((prefix) => key.startsWith(prefix)));
  return { prefixes, whole };
}
