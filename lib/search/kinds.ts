import { SHELF_BOOKS } from '@/lib/shelves/shelf-books';
import { fold, withoutDiacritics } from './fold';
import type { AuthorMatch, Kind, TitleData } from './title-data';
import { makeWord, splitWords, WEB_WORDS } from './words';

/** A word's key: `naturalistas` has that of `naturalismo`, and `ficcao` that of `ficção`. */
const keyOf = (word: string) => fold(withoutDiacritics(word).replace(/istas?$/, 'ismo'));

/** The keys by which words are compared, of their plurals in -s too; words joined by `+` are one: `amor+poema`. */
export const keysOf = (words: string): string[] =>
  words.split(' ').flatMap((joined) =>
    joined
      .split('+')
      .map((word) => [word, `${word}s`].map(keyOf))
      .reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => `${start}+${end}`))),
  );

/** What may stand beside a kind, and says nothing: nearly all books here are old, most of the 19th century. */
const BESIDE = keysOf(
  'ano antigo aula autor autores bom bons dormir escrita escrito escritor escritores fase grandes hoje língua mais meu meus minha nacional popular populares primeira quero século segunda terceira tradicional tradicionais',
);

type Kinds = Pick<TitleData, 'kinds' | 'brazilian'>;

/** A kind of books that a search is for, alone or of an author. */
export interface KindOfSearch {
  kind: Kind;
  author: AuthorMatch | null;
  /** The books to look through for it: the author's, or those of our shelf; the best known first. */
  ids: readonly number[];
}

function isKeyIn(search: string) {
  const typed = new Set(splitWords(search).map(keyOf));
  return (key: string) => key.split('+').every((one) => typed.has(one));
}

/** The kinds of which a search has a word, the narrowest last. */
export function kindsIn(search: string, kinds: readonly Kind[]): Kind[] {
  const isTyped = isKeyIn(search);
  return kinds.filter(({ keys }) => keys.some(isTyped));
}

/** The books of a kind, or of its shelf; beside a word for Brazil or Portugal those from there, if there are any. */
function booksOf(kind: Kind, search: string, { kinds, brazilian }: Kinds): readonly number[] {
  const ofShelf = kind.shelf ? SHELF_BOOKS[kind.shelf] : [];
  const all = kind.books.length > 0 ? kind.books : ofShelf;
  // What `história do Brasil` is about says nothing of who wrote it.
  const ofKind = kind.keys.filter(isKeyIn(search)).flatMap((key) => key.split('+'));
  const shelvesBeside = kindsIn(search, kinds)
    .filter(({ keys, category }) => !category && !keys.some((key) => ofKind.includes(key)))
    .map(({ shelf }) => shelf);
  const elsewhere = (id: number) => (brazilian.includes(id) ? 'portugal' : 'brasil');
  const some = all.filter((id) => !shelvesBeside.includes(elsewhere(id)));
  return some.length > 0 ? some : all;
}

/** The kind that a search is for; null when it has no word for one, or other words beside that name no author. */
export function findKind(
  data: Kinds,
  search: string,
  findAuthor: (names: string) => AuthorMatch | null,
): KindOfSearch | null {
  const typed = kindsIn(search, data.kinds);
  const portuguese = typed.findLast(({ language }) => language === 'pt');
  const foreign = typed.findLast(({ language }) => language !== 'pt');
  const category = portuguese?.category ?? '';
  // Our shelves have books in Portuguese alone. Those known of a literature are of no one category.
  const kind = foreign
    ? { ...foreign, category, books: category ? [] : foreign.books }
    : portuguese;
  // Words for kinds are in names too: Guerra Junqueiro.
  if (!kind || findAuthor(search)) return null;
  const ofKinds = typed.flatMap(({ keys }) => keys.filter(isKeyIn(search)));
  const known = new Set([...ofKinds.flatMap((key) => key.split('+')), ...BESIDE]);
  const others = splitWords(search).filter((word) => {
    const { plain, isStop } = makeWord(word);
    return !isStop && !known.has(keyOf(word)) && !WEB_WORDS.has(plain) && !/^[ivx\d]+$/.test(word);
  });
  if (others.length === 0) {
    return { kind, author: null, ids: booksOf(kind, search, data) };
  }
  // Words for languages are names too: Inglês de Sousa, Frances Burnett.
  const names = others.filter((word) => !makeWord(word).isOptional);
  const author = foreign ? null : findAuthor(names.join(' '));
  // A biography is of the author.
  const ofAuthor = kind.category === 'biography' ? { ...kind, category: '' as const } : kind;
  if (!author) return null;
  const best = kind.books.filter((id) => author.ids.includes(id));
  return { kind: ofAuthor, author, ids: [...new Set([...best, ...author.ids])] };
}

/** The books of a kind that are suggested: of an author's those on our shelf of it, if there are any. */
export function suggestedOf({ kind: { shelf }, author, ids }: KindOfSearch): readonly number[] {
  const onShelf = author && shelf ? ids.filter((id) => SHELF_BOOKS[shelf].includes(id)) : ids;
  return onShelf.length > 0 ? onShelf : ids;
}
