import type { BookTerms } from './entries';
import { explain, type Explanation, type QueryWord } from './explanation';
import { isSure, MIN_TYPO_LETTERS } from './vocabulary';
import type { Word } from './words';

/** How well a book matches a query. */
export interface Rank {
  /** Of two books, the first number that differs decides: the greater comes first. */
  order: readonly number[];
  /** Whether all words of the title are in the query. */
  isWholeTitle: boolean;
}

/** Compares for sorting, the better match first. */
export function compareRanks({ order: one }: Rank, { order: other }: Rank): number {
  const place = one.findIndex((number, at) => number !== other[at]);
  return place < 0 ? 0 : (other[place] ?? 0) - (one[place] ?? 0);
}

/** A typo in the only word is accepted from so many letters on: shorter ones are often foreign words. */
const TYPO_LETTERS = 7;

const ENDING = /[aeiou]?s?$/;

/**
 * Whether two words differ in their ending only. That is grammar or another language, not a typo:
 * Candide and Cândido, Faust and Fausto, opuscules and opúsculos.
 */
const differInEnding = (word: Word, term: Word) =>
  word.keys.some((key) =>
    term.keys.some((other) => key.replace(ENDING, '') === other.replace(ENDING, '')),
  );

/**
 * Whether a query of one word means the book. One word is little evidence: many words of other
 * languages are the beginning of a Portuguese one, or differ from one in a letter.
 */
function isCredibleAlone(
  { word, kind, field, isFirst, term }: Explanation,
  isWholeTitle: boolean,
): boolean {
  if (word.isForeign || word.isNumber) return false;
  // Many people share a given name: only the first one means its person, as Camilo and Eça do.
  if (isSure({ kind })) return field !== 'given' || isFirst;
  if (field !== 'title' && field !== 'family') return false;
  // Keys are shorter than words where letters are doubled.
  const letters = Math.min(word.plain.length, ...word.keys.map((key) => key.length));
  if (kind === 'prefix') {
    const isClear = term.plain.startsWith(word.plain) || letters >= MIN_TYPO_LETTERS;
    return isClear && (isWholeTitle || isFirst);
  }
  return (isWholeTitle || letters >= TYPO_LETTERS) && !differInEnding(word, term);
}

/**
 * Whether the explanations of a query's words are enough to suggest the book. Above all a search
 * for a book in another language must not bring Portuguese ones.
 */
function isCredible(explanations: readonly Explanation[], isWholeTitle: boolean): boolean {
  const [one, ...others] = explanations;
  if (one && others.length === 0) return isCredibleAlone(one, isWholeTitle);
  const sure = explanations.filter((each) => isSure(each) && !each.word.isForeign);
  const guesses = explanations.filter((each) => !isSure(each)).length;
  if (guesses === 0) return sure.length > 0;
  // A given name beside a guess is no evidence: José Martí is not José Martiniano de Alencar.
  return guesses <= explanations.length / 2 && sure.some(({ field }) => field !== 'given');
}

/** Whether the word is one of the terms. */
const isOneOf = (terms: readonly number[], { matches }: QueryWord) =>
  terms.some((term) => matches.has(term));

/** The author whose name the whole query is: with the family name or the first given name. */
const findNamed = (queryWords: readonly QueryWord[], { people }: BookTerms) =>
  people.find(
    ({ family, given }) =>
      queryWords.every((one) => isOneOf([...family, ...given], one)) &&
      queryWords.some((one) => isOneOf([...family, ...given.slice(0, 1)], one)),
  );

/**
 * How well a book matches a query. Null when it does not explain each of the `required` words, or
 * not credibly.
 *
 * @param queryWords all words of the query
 * @param terms the vocabulary
 */
export function rankBook(
  book: BookTerms,
  queryWords: readonly QueryWord[],
  required: readonly QueryWord[],
  terms: readonly Word[],
): Rank | null {
  const explanations = required.flatMap((one) => explain(one, required, book, terms) ?? []);
  if (explanations.length < required.length) return null;
  const isByTitle = explanations.some(({ field }) => field === 'title');
  if (book.isOtherName && !isByTitle) return null;
  const named = book.title.filter((term) => queryWords.some((one) => isOneOf([term], one)));
  const isWholeTitle = isByTitle && named.length === book.title.length;
  if (!isCredible(explanations, isWholeTitle)) return null;

  const author = findNamed(required, book);
  const order = [
    // A full name brings its author's books before those about the author.
    Number(author !== undefined && required.length > 1),
    Number(isWholeTitle),
    Number(isByTitle || author !== undefined),
    -explanations.filter((one) => !isSure(one)).length,
    // `Eça` is rather Eça de Queirós, of many books, than an author of one.
    author?.books ?? 0,
    // How much of the title is meant; an author's books are all meant.
    author ? 1 : named.length / Math.max(1, book.title.length),
    explanations.filter(({ kind }) => kind === 'exact').length,
    // Rather those that an author wrote alone.
    -book.people.length,
  ];
  return { order, isWholeTitle };
}
