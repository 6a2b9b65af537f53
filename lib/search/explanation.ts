import type { BookTerms, PersonTerms } from './entries';
import { KINDS, type TermMatch } from './vocabulary';
import type { Word } from './words';

/** A word of the query, and the terms it matches by their numbers. */
export interface QueryWord {
  word: Word;
  matches: ReadonlyMap<number, TermMatch>;
}

/** Why a word of the query belongs to a book. */
export interface Explanation extends TermMatch {
  word: Word;
  field: 'title' | 'family' | 'given' | 'subtitle';
  /** Whether the matched word is the first of its field. */
  isFirst: boolean;
}

/** With fewer, any name with the same initial would be a translation. */
const TRANSLATED_NAME_LETTERS = 3;

const beginnings = ({ plain, prefixKeys }: Word) =>
  [plain, ...prefixKeys].map((text) => text.slice(0, TRANSLATED_NAME_LETTERS));

/**
 * The explanation of a word as a given name in another language, Júlio Verne for Jules: its first
 * letters are the same, and another word of the query is the family name.
 */
function explainByTranslation(
  { word }: QueryWord,
  queryWords: readonly QueryWord[],
  { family, given }: PersonTerms,
  terms: readonly Word[],
): Explanation[] {
  const isNamed = queryWords.some(({ matches }) => family.some((name) => matches.has(name)));
  if (!isNamed || word.plain.length < TRANSLATED_NAME_LETTERS) return [];
  const wanted = beginnings(word);
  return given.flatMap((name) => {
    const term = terms[name];
    return term && beginnings(term).some((start) => wanted.includes(start))
      ? { word, kind: 'typo', term, field: 'given', isFirst: false }
      : [];
  });
}

/**
 * The best explanation of a word by a book, or null when nothing in the book explains it: the same
 * letters before another spelling, beginnings and typos; then the title before authors before the
 * subtitle.
 *
 * @param queryWords all words of the query
 * @param terms the vocabulary
 */
export function explain(
  queryWord: QueryWord,
  queryWords: readonly QueryWord[],
  { title, subtitle, people }: BookTerms,
  terms: readonly Word[],
): Explanation | null {
  const explainBy = (field: Explanation['field'], words: readonly number[]) =>
    words.flatMap((term, position): Explanation[] => {
      const match = queryWord.matches.get(term);
      return match ? [{ ...match, word: queryWord.word, field, isFirst: position === 0 }] : [];
    });
  const found = [
    ...explainBy('title', title),
    ...people.flatMap(({ family }) => explainBy('family', family)),
    ...people.flatMap(({ given }) => explainBy('given', given)),
    ...explainBy('subtitle', subtitle),
    ...people.flatMap((person) => explainByTranslation(queryWord, queryWords, person, terms)),
  ];
  for (const kind of KINDS) {
    const best = found.find((one) => one.kind === kind);
    if (best) return best;
  }
  return null;
}
