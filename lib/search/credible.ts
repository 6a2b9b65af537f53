import { isSure, isDistinctive, KNOWN_AUTHOR, type Explanation } from './explanation';
import type { Word } from './words';

const ENDING = /[aeiou]*s?$/;
/** A doubled letter is a typo wherever it is: `elegiias`. */
const DOUBLED = /(.)\1/g;
const withoutEnding = (text: string) => text.replace(ENDING, '');
const withoutDoubled = (text: string) => text.replace(DOUBLED, '$1');

/**
 * Whether two words differ in their ending only. That is grammar or another language, not a typo:
 * Candide and Cândido, Faust and Fausto, opuscules and opúsculos.
 */
const differInEnding = (word: Word, term: Word) =>
  withoutDoubled(word.plain) !== withoutDoubled(term.plain) &&
  (withoutEnding(word.plain) === withoutEnding(term.plain) ||
    word.keys.some((key) =>
      term.keys.some((other) => withoutEnding(key) === withoutEnding(other)),
    ));

/** The reforms removed k and w from Portuguese words: a word typed with one is another word. */
const isForeignSpelling = (word: Word, term: Word) =>
  ['k', 'w'].some((letter) => word.plain.includes(letter) && !term.plain.includes(letter));

/** How many letters of a word distinguish it: its keys are shorter where letters are doubled. */
const distinctiveLetters = ({ plain, keys }: Word) =>
  Math.min(plain.length, ...keys.map((key) => key.length));

/** From how many letters on a single word is evidence enough, by how closely it matches. */
const LONG_WORD = 7;
const MEDIUM_WORD = 5;
const SHORT_WORD = 4;

/** Whether a single word that begins one of the book's words is evidence enough. */
function isCrediblePrefix(
  one: Explanation,
  word: Word,
  term: Word,
  isWholeTitle: boolean,
): boolean {
  const letters = distinctiveLetters(word);
  if (one.field === 'given' || (!isWholeTitle && differInEnding(word, term))) return false;
  return term.plain.startsWith(word.plain)
    ? isWholeTitle || letters >= SHORT_WORD || one.isFirst
    : letters >= MEDIUM_WORD;
}

/** Whether a single word that is one of the book's words with a typo is evidence enough. */
function isCredibleTypo(one: Explanation, word: Word, term: Word, isWholeTitle: boolean): boolean {
  if (one.field === 'given' || differInEnding(word, term)) return false;
  const isSameStart = word.plain[0] === term.plain[0];
  const distinctive = Math.max(distinctiveLetters(word), distinctiveLetters(term));
  if (isWholeTitle) {
    return word.plain.length >= MEDIUM_WORD && (isSameStart || distinctive >= LONG_WORD);
  }
  // The name of an author of several books may be a letter shorter: Bocage, Queirós.
  return isSameStart && distinctive >= (one.books >= KNOWN_AUTHOR ? LONG_WORD - 1 : LONG_WORD);
}

/**
 * Whether a query of one word means the book. One word is little evidence: many words of other
 * languages are the beginning of a Portuguese one, or differ from one in a letter.
 */
function isCredibleAlone(one: Explanation, word: Word, term: Word, isWholeTitle: boolean): boolean {
  if (word.isForeign || (word.isNumber && word.plain.length < SHORT_WORD)) return false;
  if (one.field === 'subtitle') return one.kind === 'exact' && word.plain.length >= SHORT_WORD;
  if (!isDistinctive(one)) return false;
  if (isForeignSpelling(word, term)) return false;
  const isWhole = isWholeTitle && one.field === 'title';
  switch (one.kind) {
    case 'exact':
      return true;
    case 'folded':
      return isWhole || distinctiveLetters(word) >= SHORT_WORD;
    case 'prefix':
      return isCrediblePrefix(one, word, term, isWhole);
    case 'typo':
      return isCredibleTypo(one, word, term, isWhole);
  }
}

/**
 * Whether the explanations of a query's words are enough to suggest the book. Above all a search
 * for a book in another language must not bring Portuguese ones.
 */
export function isCredible(
  explanations: readonly Explanation[],
  words: readonly Word[],
  terms: readonly Word[],
  isWholeTitle: boolean,
): boolean {
  const [one] = explanations;
  const [word] = words;
  if (explanations.length === 1 && one && word) {
    const term = terms[one.term];
    return term !== undefined && isCredibleAlone(one, word, term, isWholeTitle);
  }
  if (explanations.every(isSure) && !words.every(({ isForeign }) => isForeign)) return true;
  // An unsure word needs a sure one beside it, and not only a given name: many people share those,
  // and José Martí is not José Martiniano de Alencar.
  const typos = explanations.filter(({ kind }) => kind === 'typo').length;
  return (
    typos <= explanations.length / 2 &&
    explanations.some(
      (each, position) => isSure(each) && !words[position]?.isForeign && isDistinctive(each),
    ) &&
    explanations.some(({ field }) => field !== 'given')
  );
}
