import type { TermMatch } from './vocabulary';
import type { Word } from './words';

/** A person as numbers of terms: `Queirós, Eça de` has one family and one given name. */
export interface PersonTerms {
  family: readonly number[];
  given: readonly number[];
  /** How many books of the catalogue are theirs. */
  books: number;
}

/** A book as numbers of terms (vocabulary.ts), stop words left out. */
export interface BookTerms {
  main: readonly number[];
  /** The subtitle. */
  rest: readonly number[];
  people: readonly PersonTerms[];
}

/** A word of the query and the terms that it meets, by their numbers. */
export interface AskedWord {
  word: Word;
  matches: ReadonlyMap<number, TermMatch>;
}

type Field = 'main' | 'family' | 'given' | 'rest';

/** Why a word of the query belongs to a book. */
export interface Explanation extends TermMatch {
  field: Field;
  term: number;
  /** Whether the term is the first of its field. */
  isFirst: boolean;
  /** How many books the person of that name has; 0 in titles. */
  books: number;
}

const FIELD_WEIGHT: Record<Field, number> = { main: 1, family: 0.9, given: 0.9, rest: 0.6 };

/** A given name that only begins as the record's does: `Júlio` Verne for `Jules`. */
const KIN_LETTERS = 3;
const KIN_QUALITY = 0.5;

/** From 0 to 1: how well the word is explained. */
export const weigh = ({ quality, field }: Explanation) => quality * FIELD_WEIGHT[field];

/** Authors of so many books are asked for by their given name: Camilo, Eça, Florbela. */
export const KNOWN_AUTHOR = 2;

/** Whether the word tells the book from others; most given names are shared by many people. */
export const isTelling = ({ field, isFirst, books }: Explanation) =>
  field !== 'given' || (isFirst && books >= KNOWN_AUTHOR);

export const isSure = ({ kind }: TermMatch) => kind === 'exact' || kind === 'folded';

/** The best explanation of a word by one field, or null. */
function explainBy(
  { matches }: AskedWord,
  terms: readonly number[],
  field: Field,
  books = 0,
): Explanation | null {
  let best: Explanation | null = null;
  terms.forEach((term, place) => {
    const match = matches.get(term);
    if (match && match.quality > (best?.quality ?? 0)) {
      best = { ...match, field, term, isFirst: place === 0, books };
    }
  });
  return best;
}

/** The best explanation of a word by a person's name, the family name first. */
export const explainByName = (asked: AskedWord, person: PersonTerms): Explanation | null =>
  explainBy(asked, person.family, 'family', person.books) ??
  explainBy(asked, person.given, 'given', person.books);

/** The best explanation of a word by a book, or null when nothing in the book explains it. */
export function explain(asked: AskedWord, book: BookTerms): Explanation | null {
  return [
    explainBy(asked, book.main, 'main'),
    ...book.people.map((person) => explainByName(asked, person)),
    explainBy(asked, book.rest, 'rest'),
  ].reduce((best, one) => (one && (!best || weigh(one) > weigh(best)) ? one : best), null);
}

/**
 * Names of foreign authors are put into Portuguese (Jules Verne is Júlio): a given name counts when
 * another word of the query is the family name and the beginnings agree.
 */
export function explainAsKin(
  asked: AskedWord,
  others: readonly AskedWord[],
  book: BookTerms,
  terms: readonly Word[],
): Explanation | null {
  const starts = asked.word.starts
    .filter((start) => start.length >= KIN_LETTERS)
    .map((start) => start.slice(0, KIN_LETTERS));
  for (const { family, given, books } of book.people) {
    const term = given.find((name) =>
      terms[name]?.starts.some((start) => starts.includes(start.slice(0, KIN_LETTERS))),
    );
    const isNamed = others.some((other) => explainBy(other, family, 'family'));
    if (term !== undefined && isNamed) {
      return { kind: 'slip', quality: KIN_QUALITY, field: 'given', term, isFirst: false, books };
    }
  }
  return null;
}
