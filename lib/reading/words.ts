/** A word of running text: letters, with apostrophes and hyphens between them (`d'elle`, `amal-o`, `ama'-lo`). */
export const WORD = /[\p{Lu}\p{Ll}\p{M}]+(?:['’]?[-'’][\p{Lu}\p{Ll}\p{M}]+)*/gu;

/** The words of a text, in their order, as they are written. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/**
 * The text with its words in another spelling.
 *
 * @param changes from each word that changes, as it is written, to the new one
 */
export const respell = (text: string, changes: ReadonlyMap<string, string>): string =>
  text.replace(WORD, (word) => changes.get(word) ?? word);
