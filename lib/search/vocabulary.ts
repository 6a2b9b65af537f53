import { isOneSlip } from './slip';
import { makeWord, type Word } from './words';

/** How a word of a query meets a word of the catalogue. */
export interface TermMatch {
  /** The same letters; the same key (fold.ts); the beginning of it; or one slip away. */
  kind: 'exact' | 'folded' | 'start' | 'slip';
  /** From 0 to 1. */
  quality: number;
}

const EXACT: TermMatch = { kind: 'exact', quality: 1 };
const FOLDED: TermMatch = { kind: 'folded', quality: 0.96 };
const SLIP: TermMatch = { kind: 'slip', quality: 0.6 };
/** A start is worth this, and up to the second number more the nearer it is to the whole word. */
const START = [0.7, 0.2] as const;

/** Slips are forgiven in words of this many letters. */
const SLIP_LETTERS = 5;
const START_LETTERS = 2;

const someMeet = (
  some: readonly string[],
  others: readonly string[],
  meet: (one: string, other: string) => boolean,
) => some.some((one) => others.some((other) => meet(one, other)));

/** Numbers and words of other languages have one spelling. */
const isPeculiar = ({ isNumber, isForeign }: Word) => isNumber || isForeign;

const isSame = (one: string, other: string) => one === other;
const isStartOf = (start: string, whole: string) => whole.startsWith(start);

const isLongSlip = (one: string, other: string) =>
  Math.max(one.length, other.length) >= SLIP_LETTERS && isOneSlip(one, other);

/** How `word` meets `term`, or null. `isStart`: the word may be the beginning of the term. */
function matchTerm(word: Word, term: Word, isStart: boolean): TermMatch | null {
  if (word.plain === term.plain) return EXACT;
  if (isPeculiar(word) || isPeculiar(term)) return null;
  if (someMeet(word.keys, term.keys, isSame)) return FOLDED;
  const letters = word.plain.length;
  if (
    isStart &&
    letters >= START_LETTERS &&
    (isStartOf(word.plain, term.plain) || someMeet(word.starts, term.starts, isStartOf))
  ) {
    const share = Math.min(1, letters / term.plain.length);
    return { kind: 'start', quality: START[0] + START[1] * share };
  }
  const isSlip =
    isLongSlip(word.plain, term.plain) ||
    (letters >= SLIP_LETTERS && someMeet(word.keys, term.keys, isLongSlip));
  return isSlip ? SLIP : null;
}

/** Every distinct word of the catalogue but stop words, numbered as they come. */
export class Vocabulary {
  readonly terms: Word[] = [];
  private readonly numbers = new Map<string, number>();
  private knownKeys: ReadonlySet<string> | null = null;

  /** The numbers of the terms written so, new ones for those that were not there. */
  add(written: readonly string[]): number[] {
    return written.flatMap((text) => {
      const number = this.numbers.get(text) ?? this.create(text);
      return this.terms[number]?.isStop ? [] : number;
    });
  }

  /** The terms that a word of a query meets, by their numbers. */
  match(word: Word, isStart: boolean): Map<number, TermMatch> {
    const matches = new Map<number, TermMatch>();
    this.terms.forEach((term, number) => {
      const match = matchTerm(word, term, isStart);
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
