import { readEntries, type Entry, type TitleMatch } from './entries';
import { isSure, type AskedWord } from './explanation';
import { splitGlued } from './glued-words';
import { rankBook, type Rank } from './ranking';
import type { TitleData } from './title-data';
import { Vocabulary, type TermMatch } from './vocabulary';
import { makeWord, splitWords } from './words';

export type { TitleMatch } from './entries';

export interface SearchOptions {
  /** Whether the last word may be the beginning of one, as while it is being typed. */
  isTyping?: boolean;
}

interface Ranked extends Rank {
  entry: Entry;
  place: number;
}

/** A title that is an author's name keeps this place among that author's books. */
const NAMESAKE_PLACE = 2;
const DEFAULT_LIMIT = 6;
/** A given name may be missing: an author's translated one has no match of its own. */
const MOST_UNMET = 1;
/** Longer queries were not written without spaces. */
const MOST_GLUED = 6;

/** Puts the best book whose title is the name asked for within the first three. */
function keepNamesake(ranked: readonly Ranked[]): readonly Ranked[] {
  const place = ranked.findIndex(({ isByName, isWholeTitle }) => isWholeTitle && !isByName);
  const namesake = ranked[place];
  if (!namesake || place <= NAMESAKE_PLACE) return ranked;
  const others = ranked.filter((one) => one !== namesake);
  return [...others.slice(0, NAMESAKE_PLACE), namesake, ...others.slice(NAMESAKE_PLACE)];
}

/**
 * Finds books by title and author, in today's spelling or an old one, over the data given. Pure:
 * where the data come from is load-title-index.ts's to know.
 */
export class TitleIndex {
  private readonly vocabulary = new Vocabulary();
  private readonly entries: readonly Entry[];
  /** For each term, the places in `entries` of the books that have it. */
  private readonly places: readonly ReadonlySet<number>[];

  constructor(data: TitleData) {
    this.entries = readEntries(data, this.vocabulary);
    const places = this.vocabulary.terms.map(() => new Set<number>());
    this.entries.forEach(({ main, rest, people }, place) => {
      const names = people.flatMap(({ family, given }) => [...family, ...given]);
      for (const term of [...main, ...rest, ...names]) places[term]?.add(place);
    });
    this.places = places;
  }

  /**
   * The books that `query` may mean, the likeliest first, `limit` at most. Every word of the query
   * but stop words is accounted for by each of them.
   */
  search(
    query: string,
    limit: number = DEFAULT_LIMIT,
    { isTyping = true }: SearchOptions = {},
  ): TitleMatch[] {
    const written = splitWords(query);
    const isOpen = isTyping && /[\p{L}\p{N}]$/u.test(query);
    const found = this.rank(written, isOpen);
    const ranked = found.length > 0 ? found : this.rank(this.unglue(written), false, isSure);
    return keepNamesake(ranked)
      .slice(0, limit)
      .map(({ entry }) => entry.match);
  }

  /** The words with those written without spaces taken apart; nothing when there are none. */
  private unglue(written: readonly string[]): string[] {
    if (written.length > MOST_GLUED) return [];
    const split = written.map((word) => splitGlued(word, this.vocabulary.keys));
    return split.some((pieces) => pieces !== null)
      ? written.flatMap((word, place) => split[place] ?? word)
      : [];
  }

  /**
   * The words of a query but stop words, each once, with the terms they meet. Nothing when so many
   * meet none that no book can account for the query: long texts are given up early.
   */
  private ask(
    written: readonly string[],
    isOpen: boolean,
    isEnough: (match: TermMatch) => boolean,
  ): AskedWord[] {
    const words = [...new Set(written)].map(makeWord).filter(({ isStop }) => !isStop);
    const asked: AskedWord[] = [];
    let unmet = 0;
    for (const [place, word] of words.entries()) {
      const all = this.vocabulary.match(word, isOpen && place === words.length - 1);
      const matches = new Map([...all].filter(([, match]) => isEnough(match)));
      asked.push({ word, matches });
      if (matches.size === 0 && !word.isSoft) unmet++;
      if (unmet > MOST_UNMET) return [];
    }
    return asked;
  }

  private rank(
    written: readonly string[],
    isOpen: boolean,
    isEnough: (match: TermMatch) => boolean = () => true,
  ): Ranked[] {
    const asked = this.ask(written, isOpen, isEnough);
    const telling = asked.filter(({ word }) => !word.isSoft);
    // `romance` or `frei` alone is what is looked for.
    const required =
      telling.length > 0 ? telling : asked.filter(({ word }) => word.plain.length > 1);
    const soft = asked.filter((one) => !required.includes(one));
    return this.placesOf(required)
      .flatMap((place): Ranked[] => {
        const entry = this.entries[place];
        const rank = entry && rankBook(entry, required, soft, this.vocabulary.terms);
        return rank ? [{ ...rank, entry, place }] : [];
      })
      .sort((a, b) => b.score - a.score || a.place - b.place);
  }

  /** The places of the books that may account for every word. */
  private placesOf(required: readonly AskedWord[]): number[] {
    const counts = new Map<number, number>();
    for (const { matches } of required) {
      const places = [...matches.keys()].flatMap((term) => [...(this.places[term] ?? [])]);
      for (const place of new Set(places)) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    const enough = Math.max(1, required.length - MOST_UNMET);
    return [...counts].filter(([, count]) => count >= enough).map(([place]) => place);
  }
}
