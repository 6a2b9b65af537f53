import { isOneTypo } from './typo';
import { makeWord, type Word } from './words';

/** How a word of a query matches a word of the catalogue. */
export interface TermMatch {
  /** The same letters; the same key (fold.ts); the beginning of the word; or one typo away. */
  kind: 'exact' | 'folded' | 'prefix' | 'typo';
  /** From 0 to 1. */
  quality: number;
}

const EXACT: TermMatch = { kind: 'exact', quality: 1 };
const FOLDED: TermMatch = { kind: 'folded', quality: 0.96 };
const TYPO: TermMatch = { kind: 'typo', quality: 0.6 };
/** The quality of a prefix: the first number, and a part of the second one, as long as the prefix is of the word. */
const PREFIX = [0.7, 0.2] as const;

/** Typos are accepted in words of at least this many letters. */
const MIN_TYPO_LETTERS = 5;
const MIN_PREFIX_LETTERS = 2;

const somePair = (
  some: readonly string[],
  others: readonly string[],
  matches: (one: string, other: string) => boolean,
) => some.some((one) => others.some((other) => matches(one, other)));

/** Numbers and words of other languages match only themselves. */
const hasOneSpelling = ({ isNumber, isForeign }: Word) => isNumber || isForeign;

const isSame = (one: string, other: string) => one === other;
const isPrefixOf = (start: string, whole: string) => whole.startsWith(start);

const isLongTypo = (one: string, other: string) =>
  Math.max(one.length, other.length) >= MIN_TYPO_LETTERS && isOneTypo(one, other);

/** How `word` matches `term`, or null. `isPrefix`: the word may be the beginning of the term. */
function matchTerm(word: Word, term: Word, isPrefix: boolean): TermMatch | null {
  if (word.plain === term.plain) return EXACT;
  if (hasOneSpelling(word) || hasOneSpelling(term)) return null;
  if (somePair(word.keys, term.keys, isSame)) return FOLDED;
  const letters = word.plain.length;
  if (
    isPrefix &&
    letters >= MIN_PREFIX_LETTERS &&
    (isPrefixOf(word.plain, term.plain) || somePair(word.prefixKeys, term.prefixKeys, isPrefixOf))
  ) {
    const share = Math.min(1, letters / term.plain.length);
    return { kind: 'prefix', quality: PREFIX[0] + PREFIX[1] * share };
  }
  const isTypo =
    isLongTypo(word.plain, term.plain) ||
    (letters >= MIN_TYPO_LETTERS && somePair(word.keys, term.keys, isLongTypo));
  return isTypo ? TYPO : null;
}

/** The distinct words of the catalogue (terms), numbered in the order they are added. */
export class Vocabulary {
  readonly terms: Word[] = [];
  private readonly numbers = new Map<string, number>();
  private knownKeys: ReadonlySet<string> | null = null;

  /** The numbers of the words' terms but stop words; new words become terms. */
  add(written: readonly string[]): number[] {
    return written.flatMap((text) => {
      const number = this.numbers.get(text) ?? this.create(text);
      return this.terms[number]?.isStop ? [] : number;
    });
  }

  /** The terms that a word of a query matches, by their numbers. */
  match(word: Word, isPrefix: boolean): Map<number, TermMatch> {
    const matches = new Map<number, TermMatch>();
    this.terms.forEach((term, number) => {
      const match = matchTerm(word, term, isPrefix);
      if (match) matches.set(number, match);
    });
    return matches;
  }

  /** The keys of all words. */
  get keys(): ReadonlySet<string> {
    this.knownKeys ??= new Set(this.terms.flatMap(({ keys }) => keys));
    return this.knownKeys;
  }

  private create(text: string): number {
    const number = this.terms.push(makeWord(text)) - 1;
    this.numbers.set(text, number);
    return number;
  }
}
