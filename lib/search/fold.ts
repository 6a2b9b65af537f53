import { END_RULES, RULES, type SpellingRule } from './spelling-rules';

const apply = (rules: readonly SpellingRule[], word: string) =>
  rules.reduce((text, { pattern, to }) => text.replace(pattern, to), word);

/** A rule may produce a text to which an earlier one applies (`ctt`). */
function applyUntilStable(rules: readonly SpellingRule[], word: string): string {
  const once = apply(rules, word);
  return once === word ? word : applyUntilStable(rules, once);
}

/** The text in lower case without accents, but with cedillas: `Assumpção` is `assumpçao`. */
export const withoutAccents = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/c\u0327/g, 'ç')
    .replace(/(?!ç)\p{M}/gu, '')
    .normalize('NFC');

/** The text in lower case without accents and cedillas: `Eça` is `eca`. */
export const withoutDiacritics = (text: string): string => withoutAccents(text).replace(/ç/g, 'c');

/** The key of a word's beginning: the rules about the end of a word do not apply. */
export const foldPrefix = (word: string): string => applyUntilStable(RULES, withoutAccents(word));

/** Makes a `fold` with the given rules; exported so that a test can leave out each rule in turn. */
export function makeFold(
  rules: readonly SpellingRule[],
  endRules: readonly SpellingRule[],
): (word: string) => string {
  const foldOnce = (word: string) => apply(endRules, applyUntilStable(rules, withoutAccents(word)));
  const foldAll = (word: string): string => {
    const key = foldOnce(word);
    return key === word ? key : foldAll(key);
  };
  return foldAll;
}

/**
 * The key of a word, the same for its spellings: today's and old ones, Portuguese and Brazilian
 * (`Posthumas` and `póstumas`, `Queiroz` and `Queirós`). For comparing only; the key of a key is
 * that key.
 */
export const fold = makeFold(RULES, END_RULES);
