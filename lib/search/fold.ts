import { END_RULES, RULES, type SpellingRule } from './spelling-rules';

const apply = (rules: readonly SpellingRule[], word: string) =>
  rules.reduce((text, { pattern, to }) => text.replace(pattern, to), word);

/** A rule can make room for an earlier one (`ctt`), so they run until nothing changes. */
function settle(rules: readonly SpellingRule[], word: string): string {
  const once = apply(rules, word);
  return once === word ? word : settle(rules, once);
}

/** Lower case, without accents, the cedilla kept apart from c: `Assumpção` is `assumpçao`. */
export const withoutAccents = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/c\u0327/g, 'ç')
    .replace(/(?!ç)\p{M}/gu, '')
    .normalize('NFC');

/** As it is typed on a keyboard without accents: `Eça` is `eca`. */
export const plain = (text: string): string => withoutAccents(text).replace(/ç/g, 'c');

/** The key of the beginning of a word: the rules about the end of a word do not apply yet. */
export const foldStart = (word: string): string => settle(RULES, withoutAccents(word));

/** A folding by other rules than the table's: how the tests tell what each of them is good for. */
export function makeFold(
  rules: readonly SpellingRule[],
  endRules: readonly SpellingRule[],
): (word: string) => string {
  const foldOnce = (word: string) => apply(endRules, settle(rules, withoutAccents(word)));
  const foldAll = (word: string): string => {
    const key = foldOnce(word);
    return key === word ? key : foldAll(key);
  };
  return foldAll;
}

/**
 * The key in which the spellings of a word meet, of today and old, Portuguese and Brazilian:
 * `Posthumas` and `póstumas`, `Queiroz` and `Queirós`. For comparing only. Folding a key again
 * gives the same key.
 */
export const fold = makeFold(RULES, END_RULES);
