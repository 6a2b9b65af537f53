import { readEntries, type Entry, type TitleMatch } from './entries';
import type { QueryWord } from './explanation';
import { compareRanks, rankBook, type Rank } from './ranking';
import type { TitleData } from './title-data';
import { splitGlued, Vocabulary } from './vocabulary';
import { makeWord, splitWords } from './words';

export type { TitleMatch } from './entries';

export interface SearchOptions {
  /** Whether the last word may be the beginning of a longer one, as it is still being typed. */
  isTyping?: boolean;
  /** Whether other names of books count only where the query has all their words. */
  onlyWholeNames?: boolean;
}

interface Ranked extends Rank {
  entry: Entry;
  position: number;
}

const DEFAULT_LIMIT = 6;
/** How many words may match nothing: a given name may be a translation (`Júlio` Verne). */
const MAX_UNMATCHED = 1;
/** Queries of more words are not tried as words written without spaces. */
const MAX_GLUED_WORDS = 6;

/** A book may be found by its title and by other names: the better counts. */
function bestOfEachBook(ranked: readonly Ranked[]): readonly Ranked[] {
  const seen = new Set<number>();
  return ranked.filter(({ entry }) => !seen.has(entry.match.id) && seen.add(entry.match.id));
}

/** Finds books by title and author, in today's spelling or an old one. Pure: it loads nothing. */
export class TitleIndex {
  private readonly entries: readonly Entry[];
  /** For each term, the positions in `entries` of the books that have it. */
  private readonly positions: readonly ReadonlySet<number>[];

  private readonly today: TitleData['today'];

  /** @param vocabulary may have words of the index already, which then need not be read again */
  constructor(
    data: TitleData,
    private readonly vocabulary = new Vocabulary(),
  ) {
    this.today = data.today;
    this.entries = readEntries(data, this.vocabulary);
    const positions = this.vocabulary.terms.map(() => new Set<number>());
    this.entries.forEach(({ title, subtitle, people }, position) => {
      const names = people.flatMap(({ family, given }) => [...family, ...given]);
      for (const term of [...title, ...subtitle, ...names]) positions[term]?.add(position);
    });
    this.positions = positions;
  }

  /**
   * The books that `query` may mean, at most `limit`, the likeliest first. Each of them explains
   * every word of the query but stop words.
   */
  search(
    query: string,
    limit: number = DEFAULT_LIMIT,
    { isTyping = true, onlyWholeNames = false }: SearchOptions = {},
  ): TitleMatch[] {
    const written = splitWords(query);
    const isLastPrefix = isTyping && /[\p{L}\p{N}]$/u.test(query);
    const found = this.rank(written, isLastPrefix);
    const ranked = found.length > 0 ? found : this.rank(this.splitGluedWords(written), false);
    const wanted = onlyWholeNames
      ? ranked.filter(({ entry, isWholeTitle }) => !entry.isOtherName || isWholeTitle)
      : ranked;
    return bestOfEachBook(wanted)
      .slice(0, limit)
      .map(({ entry }) => entry.match);
  }

  /** The main title of a Portuguese book in today's spelling, or null where it is the same. */
  todaysTitle(id: number): string | null {
    return this.today[id] ?? null;
  }

  /** The words, those written without spaces split; empty when there are none of these. */
  private splitGluedWords(written: readonly string[]): string[] {
    if (written.length > MAX_GLUED_WORDS) return [];
    const split = written.map((word) => splitGlued(word, this.vocabulary.keys));
    return split.some((pieces) => pieces !== null)
      ? written.flatMap((word, position) => split[position] ?? word)
      : [];
  }

  /**
   * The distinct words of a query but stop words, with the terms they match. Empty as soon as so
   * many match nothing that no book can explain the query: long texts cost little.
   */
  private matchWords(written: readonly string[], isLastPrefix: boolean): QueryWord[] {
    const words = [...new Set(written)].map(makeWord).filter(({ isStop }) => !isStop);
    const queryWords: QueryWord[] = [];
    let unmatched = 0;
    for (const [position, word] of words.entries()) {
      const isPrefix = isLastPrefix && position === words.length - 1;
      const matches = this.vocabulary.match(word, isPrefix);
      queryWords.push({ word, matches });
      if (matches.size === 0 && !word.isOptional) unmatched++;
      if (unmatched > MAX_UNMATCHED) return [];
    }
    return queryWords;
  }

  private rank(written: readonly string[], isLastPrefix: boolean): Ranked[] {
    const queryWords = this.matchWords(written, isLastPrefix);
    const distinctive = queryWords.filter(({ word }) => !word.isOptional);
    // In a query of optional words only, such as `romance` or `frei`, they are required.
    const required =
      distinctive.length > 0 ? distinctive : queryWords.filter(({ word }) => word.plain.length > 1);
    return this.positionsOf(required)
      .flatMap((position): Ranked[] => {
        const entry = this.entries[position];
        const rank = entry && rankBook(entry, queryWords, required, this.vocabulary.terms);
        return rank && !entry.isFoundByService?.(written) ? [{ ...rank, entry, position }] : [];
      })
      .sort((a, b) => compareRanks(a, b) || a.position - b.position);
  }

  /** The positions of the books that may explain every word. */
  private positionsOf(required: readonly QueryWord[]): number[] {
    const counts = new Map<number, number>();
    for (const { matches } of required) {
      const positions = [...matches.keys()].flatMap((term) => [...(this.positions[term] ?? [])]);
      for (const position of new Set(positions))
        counts.set(position, (counts.get(position) ?? 0) + 1);
    }
    const enough = Math.max(1, required.length - MAX_UNMATCHED);
    return [...counts].filter(([, count]) => count >= enough).map(([position]) => position);
  }
}
