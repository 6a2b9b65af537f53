import type { CategoryKey } from '@/lib/categories/categories';
import { SHELF_BOOKS } from '@/lib/shelves/shelf-books';
import type { ShelfKey } from '@/lib/shelves/shelves';
import { fold } from './fold';
import type { AuthorMatch } from './title-data';
import { makeWord, splitWords } from './words';

/** A kind of books, by the words that readers have for it. */
interface Kind {
  /** Empty: books of any. */
  category: CategoryKey | '';
  /** Our shelf of that kind. */
  shelf?: ShelfKey;
  /** What a heading of its books says, where the kind is less than its category. */
  heading?: string;
  words: string;
}

/** From the widest to the narrowest: a search with words for several is for the last of them. */
const KINDS: readonly Kind[] = [
  { category: '', shelf: 'vestibular', words: 'clássica clássico famoso lido literatura melhores' },
  { category: 'fiction', shelf: 'contos', words: 'curta curto' },
  { category: '', shelf: 'brasil', words: 'brasil brasileira brasileiro' },
  { category: '', shelf: 'portugal', words: 'portugal portuguesa portugueses' },
  { category: 'fiction', words: 'ficção novela romance' },
  { category: 'history', words: 'história' },
  { category: 'fiction', shelf: 'vestibular', heading: 'historical', words: 'histórico' },
  { category: 'fiction', shelf: 'contos', heading: 'short stories', words: 'conto histórias' },
  { category: 'fiction', shelf: 'vestibular', words: 'ensino escola escolar escolares médio' },
  { category: 'fiction', shelf: 'vestibular', words: 'enem fuvest realismo unicamp vestibular' },
  { category: 'fiction', shelf: 'vestibular', words: 'barroco modernismo naturalismo romantismo' },
  { category: 'fiction', shelf: 'autoras', words: 'autora escritora feminismo' },
  { category: 'art', words: 'arte música pintura' },
  { category: 'biography', words: 'autobiografia biografia' },
  { category: 'children', shelf: 'criancas', words: 'criança fábula infância infantil infantis' },
  { category: 'children', shelf: 'criancas', words: 'adolescente jovem jovens juvenil juvenis' },
  { category: 'drama', shelf: 'teatro', words: 'comédia drama peça teatro tragédia' },
  { category: 'fantasy', words: 'fantasia folclore mitologia' },
  { category: 'fantasy', shelf: 'criancas', words: 'fada' },
  { category: 'fantasy', shelf: 'misterio', words: 'assombração fantasma fantástico terror' },
  { category: 'mystery', shelf: 'misterio', words: 'crime detetive mistério policial policiais' },
  { category: 'mystery', shelf: 'misterio', words: 'bruxa horror suspense vampiro' },
  { category: 'philosophy', words: 'filosofia filosóficos' },
  { category: 'poetry', shelf: 'poesia', words: 'poema poesia poeta poética soneto verso' },
  { category: 'poetry', shelf: 'poesia', words: 'arcadismo parnasianismo poetisa trovadorismo' },
  { category: 'poetry', shelf: 'poesia', words: 'simbolismo simbolista ultrarromantismo' },
  { category: 'religion', words: 'oração orações religião religiosos sermão sermões' },
  { category: 'science', words: 'biologia ciência física matemática medicina química' },
  { category: 'fantasy', shelf: 'viagens', heading: 'science-fiction', words: 'científica' },
  { category: 'travel', shelf: 'viagens', words: 'aventura descoberta navegação viagem viagens' },
];

/** What may stand beside a kind, and says nothing: nearly all books here are old. */
const BESIDE =
  'amor ano antigo autor autores bom bons escritor escritores língua mais português romântica romântico';

/** Of words and their plurals in -s. */
const keysOf = (words: string) => words.split(' ').flatMap((word) => [word, `${word}s`].map(fold));
const KEYED_KINDS = KINDS.map((kind) => ({ kind, keys: keysOf(kind.words) }));
const KNOWN_KEYS = new Set([...KEYED_KINDS.flatMap(({ keys }) => keys), ...keysOf(BESIDE)]);

/** A kind of books that a search is for, alone or of an author. */
export interface KindOfSearch {
  kind: Kind;
  author: AuthorMatch | null;
  /** The books to look through for it: the author's, or those of our shelf. */
  ids: readonly number[];
}

/** The kind that a word of a search is for, whatever stands beside it: `tragédia grega`. */
export function findKindInWords(search: string): Kind | undefined {
  const typed = new Set(splitWords(search).map(fold));
  return KEYED_KINDS.findLast(({ keys }) => keys.some((key) => typed.has(key)))?.kind;
}

/** The kind that a search is for; null when it has no word for one, or other words beside that name no author. */
export function findKind(search: string, findAuthor: (names: string) => AuthorMatch | null) {
  const kind = findKindInWords(search);
  if (!kind) return null;
  const others = splitWords(search).filter((word) => {
    const { key, isStop, isOptional } = makeWord(word);
    return !isStop && !isOptional && !KNOWN_KEYS.has(key) && !/^\d+$/.test(word);
  });
  if (others.length === 0) {
    return { kind, author: null, ids: kind.shelf ? SHELF_BOOKS[kind.shelf] : [] };
  }
  const author = findAuthor(others.join(' '));
  return author && { kind, author, ids: author.ids };
}
