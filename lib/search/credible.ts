import { isSure, isTelling, KNOWN_AUTHOR, type Explanation } from './explanation';
import type { Word } from './words';

const ENDING = /[aeiou]*s?$/;
/** A key that bounced is a slip wherever it is: `elegiias`. */
const DOUBLED = /(.)\1/g;
const withoutEnding = (text: string) => text.replace(ENDING, '');
const withoutDoubled = (text: string) => text.replace(DOUBLED, '$1');

/**
 * Whether two words differ in their ending only. That is grammar or another language, not a slip:
 * Candide and Cândido, Faust and Fausto, opuscules and opúsculos.
 */
const differInEnding = (word: Word, term: Word) =>
  withoutDoubled(word.plain) !== withoutDoubled(term.plain) &&
  (withoutEnding(word.plain) === withoutEnding(term.plain) ||
    word.keys.some((key) =>
      term.keys.some((other) => withoutEnding(key) === withoutEnding(other)),
    ));

/** The reforms took k and w out of Portuguese words: who types them asks for another word. */
const isForeignSpelling = (word: Word, term: Word) =>
  ['k', 'w'].some((letter) => word.plain.includes(letter) && !term.plain.includes(letter));

/** How many letters of a word tell it from others: a key is shorter where letters were doubled. */
const tellingLetters = ({ plain, keys }: Word) =>
  Math.min(plain.length, ...keys.map((key) => key.length));

/** One word, misspelt, says enough from this length on; below the other one, next to nothing. */
const LONG_WORD = 7;
const MEDIUM_WORD = 5;
const SHORT_WORD = 4;

/** Whether a single word is the beginning of one of the book's. */
function isCredibleStart(one: Explanation, word: Word, term: Word, isWholeTitle: boolean): boolean {
  const letters = tellingLetters(word);
  if (one.field === 'given' || (!isWholeTitle && differInEnding(word, term))) return false;
  return term.plain.startsWith(word.plain)
    ? isWholeTitle || letters >= SHORT_WORD || one.isFirst
    : letters >= MEDIUM_WORD;
}

/** Whether a single word is one of the book's, misspelt. */
function isCredibleSlip(one: Explanation, word: Word, term: Word, isWholeTitle: boolean): boolean {
  if (one.field === 'given' || differInEnding(word, term)) return false;
  const isSameStart = word.plain[0] === term.plain[0];
  const telling = Math.max(tellingLetters(word), tellingLetters(term));
  if (isWholeTitle) {
    return word.plain.length >= MEDIUM_WORD && (isSameStart || telling >= LONG_WORD);
  }
  // A known author's name may be a letter shorter: Bocage, Queirós.
  return isSameStart && telling >= (one.books >= KNOWN_AUTHOR ? LONG_WORD - 1 : LONG_WORD);
}

/**
 * Whether a query of one word means the book. One word is little evidence: many a word of another
 * language is the beginning of a Portuguese one, or a letter away from it.
 */
function isCredibleAlone(one: Explanation, word: Word, term: Word, isWholeTitle: boolean): boolean {
  if (word.isForeign || (word.isNumber && word.plain.length < SHORT_WORD)) return false;
  if (one.field === 'rest') return one.kind === 'exact' && word.plain.length >= SHORT_WORD;
  if (!isTelling(one)) return false;
  if (isForeignSpelling(word, term)) return false;
  const isWhole = isWholeTitle && one.field === 'main';
  switch (one.kind) {
    case 'exact':
      return true;
    case 'folded':
      return isWhole || tellingLetters(word) >= SHORT_WORD;
    case 'start':
      return isCredibleStart(one, word, term, isWhole);
    case 'slip':
      return isCredibleSlip(one, word, term, isWhole);
  }
}

/**
 * Whether the explanations of the words of a query are enough to suggest the book: what is not
 * meant must not be suggested, above all to who asks for a book in another language.
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
  // What is not sure has to lean on something: given names are shared by many, and José Martí is
  // not José Martiniano de Alencar.
  const slips = explanations.filter(({ kind }) => kind === 'slip').length;
  return (
    slips <= explanations.length / 2 &&
    explanations.some(
      (each, place) => isSure(each) && !words[place]?.isForeign && isTelling(each),
    ) &&
    explanations.some(({ field }) => field !== 'given')
  );
}
