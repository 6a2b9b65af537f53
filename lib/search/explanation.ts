import type { TermMatch } from './vocabulary';
import type { Word } from './words';

/** A person's names as numbers of terms: `Queirós, Eça de` has one family and one given name. */
export interface PersonTerms {
  family: readonly number[];
  given: readonly number[];
  /** How many books of the index the person has. */
  books: number;
}

/** The words of a book as numbers of terms (vocabulary.ts), without stop words. */
export interface BookTerms {
  title: readonly number[];
  subtitle: readonly number[];
  people: readonly PersonTerms[];
  /** Whether the title is a name by which the book is known: its author alone does not mean it. */
  isOtherName: boolean;
}

/** A word of the query, and the terms it matches by their numbers. */
export interface QueryWord {
  word: Word;
  matches: ReadonlyMap<number, TermMatch>;
}

type Field = 'title' | 'family' | 'given' | 'subtitle';

/** Why a word of the query belongs to a book. */
export interface Explanation extends TermMatch {
  field: Field;
  term: number;
  /** Whether the term is the first of its field. */
  isFirst: boolean;
  /** How many books the person of that name has; 0 in titles. */
  books: number;
}

const FIELD_WEIGHT: Record<Field, number> = { title: 1, family: 0.9, given: 0.9, subtitle: 0.6 };

/** A given name counts as a translation when its first letters match: `Júlio` Verne for `Jules`. */
const TRANSLATED_NAME_LETTERS = 3;
const TRANSLATED_NAME_QUALITY = 0.5;

/** How well the word is explained, from 0 to 1. */
export const weightedQuality = ({ quality, field }: Explanation) => quality * FIELD_WEIGHT[field];

/** Authors of this many books are searched by their given name: Camilo, Eça, Florbela. */
export const KNOWN_AUTHOR = 2;

/** Whether the word distinguishes the book: many people share most given names. */
export const isDistinctive = ({ field, isFirst, books }: Explanation) =>
  field !== 'given' || (isFirst && books >= KNOWN_AUTHOR);

/** Whether the spelling matches, without guessing. */
export const isSure = ({ kind }: TermMatch) => kind === 'exact' || kind === 'folded';

/** The best explanation of a word by one field, or null. */
function explainBy(
  { matches }: QueryWord,
  terms: readonly number[],
  field: Field,
  books = 0,
): Explanation | null {
  let best: Explanation | null = null;
  terms.forEach((term, position) => {
    const match = matches.get(term);
    if (match && match.quality > (best?.quality ?? 0)) {
      best = { ...match, field, term, isFirst: position === 0, books };
    }
  });
  return best;
}

/** The best explanation of a word by a person's name, the family name first. */
export const explainByName = (queryWord: QueryWord, person: PersonTerms): Explanation | null =>
  explainBy(queryWord, person.family, 'family', person.books) ??
  explainBy(queryWord, person.given, 'given', person.books);

/** The best explanation of a word by a book, or null when nothing in the book explains it. */
export function explain(queryWord: QueryWord, book: BookTerms): Explanation | null {
  return [
    explainBy(queryWord, book.title, 'title'),
    ...book.people.map((person) => explainByName(queryWord, person)),
    explainBy(queryWord, book.subtitle, 'subtitle'),
  ].reduce(
    (best, one) => (one && (!best || weightedQuality(one) > weightedQuality(best)) ? one : best),
    null,
  );
}

/**
 * The explanation of a word as a translated given name (Jules Verne is Júlio), or null: another word
 * of the query is the family name, and the first letters agree.
 */
export function explainByTranslatedName(
  queryWord: QueryWord,
  others: readonly QueryWord[],
  book: BookTerms,
  terms: readonly Word[],
): Explanation | null {
  const prefixKeys = queryWord.word.prefixKeys
    .filter((start) => start.length >= TRANSLATED_NAME_LETTERS)
    .map((start) => start.slice(0, TRANSLATED_NAME_LETTERS));
  for (const { family, given, books } of book.people) {
    const term = given.find((name) =>
      terms[name]?.prefixKeys.some((start) =>
        prefixKeys.includes(start.slice(0, TRANSLATED_NAME_LETTERS)),
      ),
    );
    const isNamed = others.some((other) => explainBy(other, family, 'family'));
    if (term !== undefined && isNamed) {
      return {
        kind: 'typo',
        quality: TRANSLATED_NAME_QUALITY,
        field: 'given',
        term,
        isFirst: false,
        books,
      };
    }
  }
  return null;
}
