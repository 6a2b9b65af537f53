import { isCredible } from './credible';
import {
  explain,
  explainByTranslatedName,
  explainByName,
  isDistinctive,
  weightedQuality,
  type QueryWord,
  type BookTerms,
  type Explanation,
  type PersonTerms,
} from './explanation';
import type { Word } from './words';

/** Added in proportion to the part of the title that is in the query, and for a whole title. */
const COVERAGE = 0.5;
const WHOLE_TITLE = 0.3;
/** Added for each optional word that the book has. */
const OPTIONAL_WORD = 0.03;

/**
 * The scores of a query that is only a name: a person's books come before books about them. For
 * comparison, words of a title score 1, a whole title 1.8.
 */
const FULL_NAME = 2;
const FAMILY_NAME = 1.65;
const KNOWN_GIVEN_NAME = 1.6;
const GIVEN_NAME = 1.25;
/** Added each time the number of an author's books doubles: `Eça` is rather Eça de Queirós. */
const DOUBLED_BOOKS = 0.025;
/** Subtracted for each further author of the book. */
const SHARED = 0.02;

export interface Rank {
  score: number;
  isByName: boolean;
  isWholeTitle: boolean;
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function explainAll(
  queryWords: readonly QueryWord[],
  book: BookTerms,
  terms: readonly Word[],
): Explanation[] | null {
  const found: Explanation[] = [];
  for (const one of queryWords) {
    const others = queryWords.filter((other) => other !== one);
    const explanation = explain(one, book) ?? explainByTranslatedName(one, others, book, terms);
    if (!explanation) return null;
    found.push(explanation);
  }
  return found;
}

/** The part of the title's words that are in the query, from 0 to 1. */
function coverage(
  queryWords: readonly QueryWord[],
  { title }: BookTerms,
  terms: readonly Word[],
): number {
  const distinctive = title.filter((term) => !terms[term]?.isNumber && !terms[term]?.isOptional);
  const counted = distinctive.length > 0 ? distinctive : title;
  const named = counted.filter((term) => queryWords.some(({ matches }) => matches.has(term)));
  return counted.length === 0 ? 0 : named.length / counted.length;
}

function nameWeight(names: readonly Explanation[]): number {
  if (names.some(({ field }) => field === 'family')) {
    return names.length > 1 ? FULL_NAME : FAMILY_NAME;
  }
  return names.some(isDistinctive) ? KNOWN_GIVEN_NAME : GIVEN_NAME;
}

function scoreName(queryWords: readonly QueryWord[], person: PersonTerms): number {
  const names = queryWords.map((one) => explainByName(one, person)).filter((name) => name !== null);
  if (names.length < queryWords.length) return 0;
  return (
    nameWeight(names) * mean(names.map(({ quality }) => quality)) +
    DOUBLED_BOOKS * Math.log2(person.books)
  );
}

/**
 * How well a book matches a query. Null when it does not explain each of the `required` words, or
 * not credibly.
 *
 * @param optional words that add to the score
 * @param terms the vocabulary
 */
export function rankBook(
  book: BookTerms,
  required: readonly QueryWord[],
  optional: readonly QueryWord[],
  terms: readonly Word[],
): Rank | null {
  const explanations = explainAll(required, book, terms);
  if (!explanations) return null;
  if (book.isOtherName && !explanations.some(({ field }) => field === 'title')) return null;
  const covered = coverage([...required, ...optional], book, terms);
  const isWholeTitle = covered === 1 && explanations.some(({ field }) => field === 'title');
  const words = required.map(({ word }) => word);
  if (!isCredible(explanations, words, terms, isWholeTitle)) return null;

  const optionalFound = optional.filter((one) => explain(one, book)).length;
  const byTitle =
    mean(explanations.map(weightedQuality)) +
    COVERAGE * covered +
    (isWholeTitle ? WHOLE_TITLE : 0) +
    OPTIONAL_WORD * optionalFound;
  const byName =
    Math.max(0, ...book.people.map((person) => scoreName(required, person))) -
    SHARED * (book.people.length - 1);
  return { score: Math.max(byTitle, byName), isByName: byName > byTitle, isWholeTitle };
}
