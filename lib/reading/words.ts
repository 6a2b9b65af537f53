/** A word of running text: letters, with apostrophes and hyphens between them (`d'elle`, `amal-o`, `ama'-lo`). */
export const WORD = /[\p{Lu}\p{Ll}\p{M}]+(?:['’]?[-'’][\p{Lu}\p{Ll}\p{M}]+)*/gu;

/** The words of a text, in their order, as they are written. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** A month within a sentence, which has a small letter today; not that of Rio de Janeiro. */
const MONTH =
  /(?<=[\p{Ll}\d,] )(?<![Rr]io de )(?:Janeiro|Fevereiro|Março|Abril|Maio|Junho|Julho|Agosto|Setembro|Outubro|Novembro|Dezembro)(?!\p{L})/gu;

/**
 * What the words of a text are today, each by its place in it.
 *
 * @param spelling from each word that changes, as it is written, to today's
 */
export function todaysForms(text: string, spelling: ReadonlyMap<string, string>) {
  const months = new Set(Array.from(text.matchAll(MONTH), ({ index }) => index));
  return (word: string, index: number): string =>
    spelling.get(word) ?? (months.has(index) ? word.toLowerCase() : word);
}

/** The text in today's spelling. */
export const respell = (text: string, spelling: ReadonlyMap<string, string>): string =>
  text.replace(WORD, todaysForms(text, spelling));
