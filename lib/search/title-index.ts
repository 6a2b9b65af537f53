import type { ShelfKey } from '@/lib/shelves/shelves';
import { readEntries, SUBTITLE } from './entries';
import { withoutDiacritics } from './fold';
import { findKind, kindsIn, suggestedOf, type KindOfSearch } from './kinds';
import { findMissingWorks } from './missing-works';
import { compareRanks, isGuess, rankBook, type QueryWord } from './ranking';
import type { AuthorMatch, TitleData, TitleMatch } from './title-data';
import { isAlike, makeWord, matchWord, splitWords, type Match, type Word } from './words';

/** 'typing': the last word may be the beginning of a longer one; 'alone': the service found nothing; 'beside books': it found some. */
type Mode = 'typing' | 'alone' | 'beside books';

/** As many as leave the books below them in sight on a phone. */
const MAX_SUGGESTIONS = 4;
const MAX_HINTS = 12;
/** Where the query is an author's name or a title: as many as a page has. */
const MAX_EXACT = 32;
/** As many fit a line. */
const MAX_TITLES = 3;
/** Of a query, as visitors may type anything. */
const MAX_WORDS = 20;
/** Shorter ones occur in other words by chance. */
const MIN_GLUED_LETTERS = 7;
/** How long a task may keep the browser from painting a typed letter. */
const SLICE_MS = 10;

/** With a space before each word, so that others include it from the beginning of a word on. */
const phraseOf = (text: string) => ` ${splitWords(withoutDiacritics(text)).join(' ')}`;
const lettersOf = (text: string) => withoutDiacritics(text).replace(/[^a-z0-9]/g, '');

/** The first matches; a book may be found by its title and by other names: the better counts. */
function firstOf(found: readonly TitleMatch[], limit: number): TitleMatch[] {
  const ids = found.map(({ id }) => id);
  return found.filter(({ id }, place) => ids.indexOf(id) === place).slice(0, limit);
}

/** Finds books by title and author, in today's spelling or an old one. Pure: it loads nothing. */
export class TitleIndex {
  private readonly entries;
  private readonly entryWords;

  constructor(private readonly data: TitleData) {
    this.entries = readEntries(data);
    this.entryWords = new Set(this.entries.flatMap(({ words }) => words.map(({ word }) => word)));
  }

  /** A book by its number, or null. */
  findBook(id: number | null): TitleMatch | null {
    return this.entries.find(({ match }) => match.id === id)?.match ?? null;
  }

  /** The books that a query may be for while it is typed, the likeliest first; a kind of books brings its first ones. */
  suggest(query: string, limit: number = MAX_SUGGESTIONS): TitleMatch[] {
    const found = this.find(query, 'typing');
    const kind = this.findKind(query);
    if (!kind) return firstOf(found, limit);
    // What has a kind's only word, or resembles it, comes after its books: `crianças`, and a book on their education.
    const first = found.filter(({ isBeforeKind }) => isBeforeKind);
    const ofKind = suggestedOf(kind).flatMap((id) => this.findBook(id) ?? []);
    return firstOf([...first, ...ofKind, ...found], limit);
  }

  /**
   * The books that a finished query may mean, the likeliest first. Beside books that the service found, half of its
   * words or a part of another name is not enough; where nothing else is found, what was suggested is.
   *
   * @param hasBooks whether the service found books
   */
  hints(query: string, hasBooks: boolean): TitleMatch[] {
    const found = this.find(query, hasBooks ? 'beside books' : 'alone');
    return found.length > 0 || hasBooks
      ? firstOf(found, found[0]?.isExact ? MAX_EXACT : MAX_HINTS)
      : this.suggest(query, MAX_HINTS);
  }

  /** The books that a query means, the likeliest first: with all its words but optional ones; alone, where none has, with half of them. */
  private find(query: string, mode: Mode) {
    const isTyping = mode === 'typing';
    const written = splitWords(query);
    const queryWords = this.readQuery(written, isTyping && /[\p{L}\p{N}]$/u.test(query));
    const distinctive = queryWords.filter(({ word }) => !word.isOptional);
    // In a query of optional words only, such as `romance` or `frei`, they are required.
    const required =
      distinctive.length > 0 ? distinctive : queryWords.filter(({ word }) => word.plain.length > 1);
    const phrase = phraseOf(query);
    const isLiteral = ({ id, title }: TitleMatch) =>
      isTyping &&
      written.length > 1 &&
      [title, this.todaysTitle(id) ?? ''].some((it) => phraseOf(it).includes(phrase));
    const rankBy = (words: readonly QueryWord[], least: number) =>
      this.entries.flatMap((entry) => {
        const rank = rankBook(entry, queryWords, words, least, isLiteral);
        return rank ? [{ ...rank, ...entry }] : [];
      });
    let all = rankBy(required, required.length);
    if (all.length === 0 && mode === 'alone') {
      // No book has all of `bentinho e capitu`: what has half of the words resembles it, those for our shelves apart.
      const telling = required.filter(({ word }) => !this.findShelf(word.plain));
      all = rankBy(telling, telling.length / 2);
    }
    // `eça os maias` is not for José Matias, nor `frei luís de sousa` for a Luís and a Sousa.
    const isWhole =
      required.length > 1 && all.some(({ isWholeTitle, isChance }) => isWholeTitle && !isChance);
    const ranked = isWhole ? all.filter(({ isChance }) => !isChance) : all;
    // What the service finds itself needs no hint beside its results: `ivanhoe`, but not `ivanhoé`.
    const foundByService = ranked
      .filter(({ serviceWords }) => written.every((word) => serviceWords?.has(word)))
      .map(({ match }) => match.title);
    const found = ranked
      .filter(
        ({ match, serviceWords, isWholeTitle }) =>
          !serviceWords ||
          isTyping ||
          (!foundByService.includes(match.title) && (isWholeTitle || mode === 'alone')),
      )
      .sort(compareRanks)
      .map(({ match, evidence }): TitleMatch => ({ ...match, ...evidence }));
    // Several words may be in other titles by chance: `os mais`.
    const hasWholeTitle =
      written.length > 1 ? ranked.some(({ isWholeTitle }) => isWholeTitle) : ranked.length > 0;
    const glued = hasWholeTitle ? [] : this.findGlued(written);
    return [...glued, ...found];
  }

  /**
   * The author whom all words of a query name, and the author's books; of several authors the one of
   * the most. A given name alone is of whoever is known by it, as Eça is.
   */
  findAuthor(query: string): AuthorMatch | null {
    const typed = splitWords(query)
      .map(makeWord)
      .filter(({ isStop }) => !isStop);
    const entries = this.entries.filter(({ words, match }) => {
      const names = words.filter(({ author }) => author && author === match.authors[0]);
      const named = typed.map(({ key }) => names.find(({ word }) => word.key === key));
      return named.every(Boolean) && named.some((it) => it?.field === 'family' || it?.isFirst);
    });
    const most = Math.max(...entries.map(({ booksOfAuthor }) => booksOfAuthor));
    const name = entries.find(({ booksOfAuthor }) => booksOfAuthor === most)?.match.authors[0];
    if (name === undefined) return null;
    const books = this.entries.filter(({ match }) => match.authors.includes(name));
    return { name, ids: [...new Set(books.map(({ match }) => match.id))] };
  }

  /** The kind of books that a query is for, or null. */
  findKind(query: string): KindOfSearch | null {
    const kind = findKind(this.data, query, (name) => this.findAuthor(name));
    // `carta de caminha` is a work, and none of Adolfo Caminha's letters, as `conto de escola` is.
    const missing = kind && this.findMissingWorks(query);
    return missing && (kind.author || missing.work) ? null : kind;
  }

  /** Our shelf of the kind that a word of a query is for, whatever stands beside it (`tragédia grega`), or ''. */
  findShelf(query: string): ShelfKey | '' {
    const telling = splitWords(query).filter((word) => !makeWord(word).isOptional);
    return kindsIn(telling.join(' '), this.data.kinds).at(-1)?.shelf ?? '';
  }

  /** What a query is for and the catalogue does not have, or null; `found`: the authors whom the service found. */
  findMissingWorks(search: string, found: readonly string[] = [], year = new Date().getFullYear()) {
    return findMissingWorks(this.data.missing, search, found, year);
  }

  /** The main title of a Portuguese book in today's spelling, or null where it is the same. */
  todaysTitle(id: number): string | null {
    return this.data.today[id] ?? null;
  }

  /** The titles by which Portuguese readers know a foreign book; at most three. */
  titlesInPortuguese(bookId: number): string[] {
    return this.data.knownTitles
      .filter(({ id, language }) => id === bookId && language !== 'pt')
      .map(({ name }) => name)
      .slice(0, MAX_TITLES);
  }

  /**
   * Without spaces: the books in whose titles or authors a query of one word is, and those whose main
   * title is one of several but for a typo (`os mias`).
   */
  private findGlued(written: readonly string[]): TitleMatch[] {
    const glued = lettersOf(written.join(''));
    const matches = this.entries.map(({ match }) => match);
    if (written.length > 1) {
      return matches.filter(({ title }) => {
        const main = lettersOf(title.split(SUBTITLE)[0] ?? '');
        return main.length >= MIN_GLUED_LETTERS && isAlike(glued, main, 1);
      });
    }
    if (glued.length < MIN_GLUED_LETTERS) return [];
    return matches.filter(({ id, title, authors }) => {
      const words = splitWords([title, this.todaysTitle(id), ...authors].join());
      return words.some((_, at) => lettersOf(words.slice(at).join('')).startsWith(glued));
    });
  }

  /** The distinct words of a query but stop words. */
  private readQuery(written: readonly string[], isTyping: boolean): QueryWord[] {
    const words = [...new Set(written)]
      .slice(0, MAX_WORDS)
      .map(makeWord)
      .filter(({ isStop }) => !isStop);
    return words.map((word) => {
      const matches = new Map<Word, Match>();
      for (const known of this.entryWords) {
        const match = matchWord(word, known, isTyping && word === words.at(-1));
        if (match) matches.set(known, match);
      }
      // Alone a word that books have is no other with a typo: `contos`, and Cantos.
      const isWritten = words.length === 1 && [...matches.values()].some((it) => !isGuess(it));
      for (const [known, match] of matches)
        if (isWritten && match === 'typo') matches.delete(known);
      return { word, matches };
    });
  }
}

/** Makes the index, its words in short tasks: in one they take a cheap phone half a second. */
export async function readTitleIndex(data: TitleData): Promise<TitleIndex> {
  const texts = [
    ...data.books.flatMap(({ title, authors }) => [title, ...authors]),
    ...[...data.knownTitles, ...data.knownContents].flatMap((it) => [it.name, ...it.authors]),
    ...data.missing.flatMap(({ name, searchedBy }) => [name, ...searchedBy]),
  ];
  let end = performance.now() + SLICE_MS;
  for (const written of new Set(splitWords(texts.join('\n')))) {
    makeWord(written);
    if (performance.now() < end) continue;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + SLICE_MS;
  }
  return new TitleIndex(data);
}
