import { fold } from './fold';
import { isStopWord, makeWord, type Word } from './words';

/** How a word matches another, the best first: the same letters; the same key; its beginning; a typo. */
export const KINDS = ['exact', 'folded', 'prefix', 'typo'] as const;

/** How a word of a query matches a word of the catalogue. */
export interface TermMatch {
  kind: (typeof KINDS)[number];
  /** The word of the catalogue. */
  term: Word;
}

/** Whether the spelling matches, without guessing. */
export const isSure = ({ kind }: Pick<TermMatch, 'kind'>) => kind === 'exact' || kind === 'folded';

/** Typos are accepted in words of at least so many letters. */
export const MIN_TYPO_LETTERS = 5;
const MIN_PREFIX_LETTERS = 2;

/**
 * Whether `typed` is `meant` with one typo: an inserted, missing or wrong letter, or two neighbours
 * swapped (an optimal string alignment distance of exactly 1).
 */
export function isOneTypo(typed: string, meant: string): boolean {
  const difference = typed.length - meant.length;
  if (Math.abs(difference) > 1 || typed === meant) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const rest = (text: string, skip: number) => text.slice(start + skip);
  if (difference === 1) return rest(typed, 1) === rest(meant, 0);
  if (difference === -1) return rest(typed, 0) === rest(meant, 1);
  if (rest(typed, 1) === rest(meant, 1)) return true;
  return (
    typed[start] === meant[start + 1] &&
    typed[start + 1] === meant[start] &&
    rest(typed, 2) === rest(meant, 2)
  );
}

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
function matchTerm(word: Word, term: Word, isPrefix: boolean): TermMatch['kind'] | null {
  if (word.plain === term.plain) return 'exact';
  if (hasOneSpelling(word) || hasOneSpelling(term)) return null;
  if (somePair(word.keys, term.keys, isSame)) return 'folded';
  const letters = word.plain.length;
  if (
    isPrefix &&
    letters >= MIN_PREFIX_LETTERS &&
    (isPrefixOf(word.plain, term.plain) || somePair(word.prefixKeys, term.prefixKeys, isPrefixOf))
  ) {
    return 'prefix';
  }
  const isTypo =
    isLongTypo(word.plain, term.plain) ||
    (letters >= MIN_TYPO_LETTERS && somePair(word.keys, term.keys, isLongTypo));
  return isTypo ? 'typo' : null;
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
      const kind = matchTerm(word, term, isPrefix);
      if (kind) matches.set(number, { kind, term });
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

/** Shorter pieces occur by chance: of these only stop words and optional words count. */
const SHORTEST_PIECE = 4;
const SHORTEST_GLUED = 7;

/**
 * The words of a text written without spaces: `oprimobasilio` is `o`, `primo`, `basilio`. Null when
 * it is a word of the catalogue, or does not consist of words of the catalogue.
 *
 * @param keys the keys of all words of the catalogue
 */
export function splitGlued(written: string, keys: ReadonlySet<string>): string[] | null {
  if (written.length < SHORTEST_GLUED || keys.has(fold(written))) return null;

  const isWord = (piece: string) => {
    if (piece.length < SHORTEST_PIECE) {
      const { isStop, isOptional } = makeWord(piece);
      return isStop || (isOptional && piece.length > 1);
    }
    const key = fold(piece);
    return key.length >= SHORTEST_PIECE && keys.has(key);
  };
  // From the end backwards, so that each remainder is split only once.
  const splits: (string[] | null)[] = [];
  splits[written.length] = [];
  for (let start = written.length - 1; start >= 0; start--) {
    splits[start] = null;
    for (let end = written.length; end > start && !splits[start]; end--) {
      const rest = splits[end];
      const piece = written.slice(start, end);
      if (rest && isWord(piece)) splits[start] = [piece, ...rest];
    }
  }
  const pieces = splits[0] ?? null;
  const distinctive = pieces?.filter((piece) => !isStopWord(piece)) ?? [];
  // One word may have stop words before it but not after it: `oguarani`, but not `finnas`.
  return distinctive.length > 1 || (distinctive.length === 1 && pieces?.at(-1) === distinctive[0])
    ? pieces
    : null;
}
