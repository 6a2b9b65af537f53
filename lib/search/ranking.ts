import type { Entry, PlacedWord } from './entries';
import type { TitleMatch } from './title-data';
import { MATCHES, type Match, type Word } from './words';

/** A word of a query, and the words of the catalogue that it matches. */
export interface QueryWord {
  word: Word;
  matches: ReadonlyMap<Word, Match>;
}

/** What a word of a query means in a book. */
interface Meaning extends PlacedWord {
  typed: Word;
  match: Match;
}

/** Whether a match is neither of the same letters nor of the same key. */
export const isGuess = (match: Match) => match !== 'same letters' && match !== 'same key';

/** How a word of the query matches one at its place in a book. Guesses count in titles and family names, beginnings in first names too. */
function matchAt({ word, field, isFirst }: PlacedWord, { word: typed, matches }: QueryWord) {
  const match = matches.get(word);
  const isAny =
    ['title', 'today', 'family'].includes(field) || (isFirst && word.plain.startsWith(typed.plain));
  return match && (isAny || !isGuess(match)) ? match : undefined;
}

/** The best meaning of a word of the query in a book, or null. */
function meaningOf(queryWord: QueryWord, { words }: Entry): Meaning | null {
  let best: Meaning | null = null;
  for (const placed of words) {
    const match = matchAt(placed, queryWord);
    if (match && (!best || MATCHES.indexOf(match) < MATCHES.indexOf(best.match))) {
      best = { ...placed, typed: queryWord.word, match };
    }
  }
  return best;
}

/** The fewest letters that mean any word that they begin; fewer mean the first one of a title or a name. */
const START_LETTERS = 4;
/** The fewest letters of an only word with a typo: shorter ones are often foreign words. */
const TYPO_LETTERS = 7;
/** Of one that is a whole title: `iracma`. */
const TITLE_TYPO_LETTERS = 5;
/** The name of an author with so many books is meant with one letter less too: `machdo`, but not `oasis`. */
const BOOKS_OF_KNOWN_AUTHOR = 3;
const ENDING = /[aeiou]?s?$/;

/**
 * Whether a query of one word means the book. One word is little evidence: many words of other
 * languages are the beginning of a Portuguese one, or differ from one in a letter.
 */
function isCredibleAlone(meaning: Meaning, { match: book, booksOfAuthor, words }: Entry): boolean {
  const { typed, word, field, isFirst, match, author } = meaning;
  if (match === 'beginning') return isFirst || typed.plain.length >= START_LETTERS;
  if (match === 'typo') {
    // Another ending is grammar or another language: Candide and Cândido, Faust and Fausto.
    const isOtherEnding = typed.key.replace(ENDING, '') === word.key.replace(ENDING, '');
    const isOfKnownAuthor = author === book.authors[0] && booksOfAuthor >= BOOKS_OF_KNOWN_AUTHOR;
    const letters = isOfKnownAuthor ? typed.plain.length + 1 : typed.key.length;
    const isTitle = field === 'title' && words.filter((it) => it.field === field).length === 1;
    return !isOtherEnding && letters >= (isTitle ? TITLE_TYPO_LETTERS : TYPO_LETTERS);
  }
  // Many people share a given name: only the first one means its person, as Camilo and Eça do.
  return field !== 'given' || isFirst;
}

/**
 * Whether the words of a query are enough to mean the book: at most half are guesses, so that a
 * search for a book in another language does not find Portuguese ones.
 */
function isCredible(meanings: readonly Meaning[], entry: Entry): boolean {
  const [only, ...others] = meanings;
  if (only && others.length === 0) return isCredibleAlone(only, entry);
  return meanings.filter(({ match }) => isGuess(match)).length <= meanings.length / 2;
}

/** How well a book matches a query. */
export interface Rank {
  /** Of two books, the first number that differs decides: the greater comes first. */
  order: readonly number[];
  /** Whether all words of the title are in the query. */
  isWholeTitle: boolean;
  /** Whether a word of the query is in it with a typo only, or none is in its title and no author has them all. */
  isChance: boolean;
  evidence: Pick<TitleMatch, 'hasNoTitleWord' | 'isMeant' | 'isExact' | 'isBeforeKind'>;
}

/** Compares for sorting, the better match first. */
export function compareRanks({ order: one }: Rank, { order: other }: Rank): number {
  const place = one.findIndex((number, at) => number !== other[at]);
  return place < 0 ? 0 : (other[place] ?? 0) - (one[place] ?? 0);
}

/**
 * How well a book matches a query. Null when fewer than `least` of the `required` words have a meaning
 * in it, or they are not credible.
 *
 * @param queryWords all words of the query
 * @param isLiteral whether the words stand in the title as they are being typed
 */
export function rankBook(
  entry: Entry,
  queryWords: readonly QueryWord[],
  required: readonly QueryWord[],
  least: number,
  isLiteral: (match: TitleMatch) => boolean,
): Rank | null {
  const meanings = required.flatMap((one) => meaningOf(one, entry) ?? []);
  const isPart = least < required.length;
  if (meanings.length === 0 || meanings.length < least) return null;
  const isAsTyped = isLiteral(entry.match);
  if (!isAsTyped && !isCredible(meanings, entry)) return null;

  const byAuthor = entry.match.authors.find((name) => {
    const names = entry.words.filter(({ author }) => author === name);
    return required.every(({ matches }) => names.some(({ word }) => matches.has(word)));
  });
  const isByAuthor = byAuthor !== undefined;
  const isInQuery = ({ word }: PlacedWord) => queryWords.some(({ matches }) => matches.has(word));
  // As it is printed, and in today's spelling.
  const titles = (['title', 'today'] as const).map((one) =>
    entry.words.filter(({ field }) => field === one),
  );
  const share = Math.max(
    ...titles.map((words) => words.filter(isInQuery).length / words.length || 0),
  );
  const isWholeTitle = share === 1;
  const isStart = titles.some((words) =>
    queryWords.every(({ matches }, at) => words[at] && matches.has(words[at].word)),
  );
  const isIn = ({ matches }: QueryWord) => entry.words.some(({ word }) => matches.has(word));
  const wordsIn = queryWords.filter(isIn).length;
  const isCertain = meanings.every(({ match }) => !isGuess(match));
  // Half of the words are enough where they are a whole title, or a known author's family name (`camões xadrez`).
  const isKnown = entry.booksOfAuthor >= BOOKS_OF_KNOWN_AUTHOR;
  const isFamilyName = isKnown && meanings.every(({ field }) => field === 'family');
  const isEnough = isWholeTitle || isFamilyName || wordsIn > queryWords.length / 2;
  if (isPart && !(isCertain && isEnough)) return null;
  const isTypo = meanings.some(({ match }) => match === 'typo');
  const isByKnownAuthor = isKnown && byAuthor === entry.match.authors[0];
  const order = [
    meanings.length,
    // A full name brings its author's books before those about the author.
    Number(isByAuthor && meanings.length > 1),
    // `o cri` is for O crime do padre Amaro rather than Crisálidas.
    Number(isAsTyped && !isByAuthor),
    // `dom pedro` is for a Pedro rather than Fedro.
    Number(!isTypo),
    Number(isWholeTitle && isCertain),
    // Optional ones too: `lima b`.
    wordsIn,
    // Another name that is meant in part comes after titles.
    Number(isWholeTitle || isByAuthor || !entry.serviceWords),
    // A book in two languages comes after those in Portuguese alone.
    Number(entry.match.language === 'pt'),
    // `Eça` more likely means Eça de Queirós, with many books, than an author with one; of two such the better known.
    Number(isByKnownAuthor),
    // For an author's books it does not matter where in the title the query stands, or how much of it it is.
    isByAuthor ? 2 : Number(isStart) + share,
  ];
  // A given name is many people's: Frances Burnett, and `livros em francês`.
  const isFamily = isByAuthor && meanings.some(({ field }) => field === 'family');
  const isInTitle = share > 0;
  const isExact = isCertain && !isPart && (isWholeTitle || isByKnownAuthor);
  const isMeant = isExact || (!isPart && (isAsTyped || (isCertain && (isInTitle || isFamily))));
  const isBeforeKind = isExact || isAsTyped || (isMeant && required.length > 1);
  return {
    order,
    isWholeTitle,
    isChance: isTypo || (!isByAuthor && !isInTitle),
    evidence: { hasNoTitleWord: !isInTitle, isMeant, isExact, isBeforeKind },
  };
}
