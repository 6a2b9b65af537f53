import { isCredible } from './credible';
import {
  explain,
  explainAsKin,
  explainByName,
  isTelling,
  weigh,
  type AskedWord,
  type BookTerms,
  type Explanation,
  type PersonTerms,
} from './explanation';
import type { Word } from './words';

/** Added for the share of the title that the query names, and for the whole of it. */
const COVERAGE = 0.5;
const WHOLE_TITLE = 0.3;
/** Added for each word of courtesy that is there too. */
const SOFT_WORD = 0.03;

/**
 * Queries that are only a name bring that person's books before books about them (1 is the worth
 * of a title's words, 1.8 of a whole title).
 */
const FULL_NAME = 2;
const FAMILY_NAME = 1.65;
const KNOWN_GIVEN_NAME = 1.6;
const GIVEN_NAME = 1.25;
/** For each doubling of an author's books: `Eça` is rather Eça de Queirós than Vicente de Eça. */
const DOUBLED_BOOKS = 0.025;
/** For each further author of the book. */
const SHARED = 0.02;

export interface Rank {
  score: number;
  isByName: boolean;
  isWholeTitle: boolean;
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function explainAll(
  asked: readonly AskedWord[],
  book: BookTerms,
  terms: readonly Word[],
): Explanation[] | null {
  const found: Explanation[] = [];
  for (const one of asked) {
    const others = asked.filter((other) => other !== one);
    const explanation = explain(one, book) ?? explainAsKin(one, others, book, terms);
    if (!explanation) return null;
    found.push(explanation);
  }
  return found;
}

/** The share of the main title's words that the query names, from 0 to 1. */
function coverage(
  asked: readonly AskedWord[],
  { main }: BookTerms,
  terms: readonly Word[],
): number {
  const telling = main.filter((term) => !terms[term]?.isNumber && !terms[term]?.isSoft);
  const counted = telling.length > 0 ? telling : main;
  const named = counted.filter((term) => asked.some(({ matches }) => matches.has(term)));
  return counted.length === 0 ? 0 : named.length / counted.length;
}

function worthOfName(names: readonly Explanation[]): number {
  if (names.some(({ field }) => field === 'family')) {
    return names.length > 1 ? FULL_NAME : FAMILY_NAME;
  }
  return names.some(isTelling) ? KNOWN_GIVEN_NAME : GIVEN_NAME;
}

function scoreName(asked: readonly AskedWord[], person: PersonTerms): number {
  const names = asked.map((one) => explainByName(one, person)).filter((name) => name !== null);
  if (names.length < asked.length) return 0;
  return (
    worthOfName(names) * mean(names.map(({ quality }) => quality)) +
    DOUBLED_BOOKS * Math.log2(person.books)
  );
}

/**
 * How well a book answers a query, or null when it does not: when some word of `required` is not
 * explained, or the explanations are too weak. Words of `soft` only add. `terms` is the vocabulary.
 */
export function rankBook(
  book: BookTerms,
  required: readonly AskedWord[],
  soft: readonly AskedWord[],
  terms: readonly Word[],
): Rank | null {
  const explanations = explainAll(required, book, terms);
  if (!explanations) return null;
  const covered = coverage([...required, ...soft], book, terms);
  const isWholeTitle = covered === 1 && explanations.some(({ field }) => field === 'main');
  const words = required.map(({ word }) => word);
  if (!isCredible(explanations, words, terms, isWholeTitle)) return null;

  const softFound = soft.filter((one) => explain(one, book)).length;
  const byTitle =
    mean(explanations.map(weigh)) +
    COVERAGE * covered +
    (isWholeTitle ? WHOLE_TITLE : 0) +
    SOFT_WORD * softFound;
  const byName =
    Math.max(0, ...book.people.map((person) => scoreName(required, person))) -
    SHARED * (book.people.length - 1);
  return { score: Math.max(byTitle, byName), isByName: byName > byTitle, isWholeTitle };
}
