import type { LanguageCode } from '@/lib/languages';
import { SHELF_BOOKS } from '@/lib/shelves/shelf-books';
import { fold } from './fold';
import type { AuthorMatch, Kind } from './title-data';
import { makeWord, splitWords } from './words';

const ANY_KIND: Kind = { keys: [], category: '', shelf: '', heading: '', books: [] };

/** What may stand beside a kind, and says nothing: nearly all books here are old. */
const BESIDE =
  'ano antigo autor autores bom bons escrita escrito escritor escritores língua mais popular populares romântico tradicional tradicionais';

/** Words for books in other languages than Portuguese. */
const LANGUAGE_WORDS: readonly (readonly [LanguageCode, string])[] = [
  ['en', 'english inglês inglesa ingleses'],
  ['es', 'español espanhol espanhola espanhóis'],
  ['fr', 'francês francesa franceses'],
  ['de', 'alemão alemã alemães'],
  ['it', 'italiano italiana'],
  ['la', 'latim'],
];

/** `naturalistas` are of naturalismo. */
const keyOf = (word: string) => fold(word.replace(/istas?$/, 'ismo'));
/** The keys by which words are compared; of their plurals in -s too. */
export const keysOf = (words: string): string[] =>
  words.split(' ').flatMap((word) => [word, `${word}s`].map(keyOf));
const LANGUAGES = LANGUAGE_WORDS.map(([code, words]) => ({ code, keys: keysOf(words) }));
const BESIDE_KEYS = keysOf(BESIDE);

/** A kind of books that a search is for, alone or of an author. */
export interface KindOfSearch {
  kind: Kind;
  /** The language that it is for: Portuguese, unless it names another. */
  language: LanguageCode;
  author: AuthorMatch | null;
  /** The books to look through for it: the author's, or those of our shelf. */
  ids: readonly number[];
}

/** The last entry of a table that has a word of a search. */
export function findKeyed<T extends { keys: readonly string[] }>(
  all: readonly T[],
  search: string,
) {
  const typed = new Set(splitWords(search).map(keyOf));
  return all.findLast(({ keys }) => keys.some((key) => typed.has(key)));
}

/** The kind that a search is for; null when it has no word for one, or other words beside that name no author. */
export function findKind(
  kinds: readonly Kind[],
  search: string,
  findAuthor: (names: string) => AuthorMatch | null,
): KindOfSearch | null {
  const foreign = findKeyed(LANGUAGES, search)?.code;
  const inPortuguese = findKeyed(kinds, search);
  // Our shelves have books in Portuguese alone.
  const { category } = inPortuguese ?? ANY_KIND;
  const kind = foreign ? { ...ANY_KIND, category } : inPortuguese;
  if (!kind) return null;
  const known = new Set([...[...kinds, ...LANGUAGES].flatMap(({ keys }) => keys), ...BESIDE_KEYS]);
  const others = splitWords(search).filter((word) => {
    const { isStop, isOptional } = makeWord(word);
    return !isStop && !isOptional && !known.has(keyOf(word)) && !/^\d+$/.test(word);
  });
  if (others.length === 0) {
    const ofShelf = kind.shelf ? SHELF_BOOKS[kind.shelf] : [];
    const ids = kind.books.length > 0 ? kind.books : ofShelf;
    return { kind, language: foreign ?? 'pt', author: null, ids };
  }
  // Words for languages are names too: Inglês de Sousa, Frances Burnett.
  const author = foreign ? null : findAuthor(others.join(' '));
  // A biography is of the author.
  const byAuthor = category === 'biography' ? ANY_KIND : kind;
  return author && { kind: byAuthor, language: 'pt', author, ids: author.ids };
}
