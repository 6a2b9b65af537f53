import type { CategoryKey } from '@/lib/categories/categories';
import type { LanguageCode } from '@/lib/languages';
import { SHELF_BOOKS } from '@/lib/shelves/shelf-books';
import type { ShelfKey } from '@/lib/shelves/shelves';
import { fold } from './fold';
import type { AuthorMatch } from './title-data';
import { makeWord, splitWords } from './words';

/** A kind of books, by the words that readers have for it. */
interface Kind {
  category: CategoryKey | '';
  /** Our shelf of that kind. */
  shelf?: ShelfKey;
  /** What a heading of its books says, where the kind is less than its category. */
  heading?: string;
  words: string;
  /** The best known of them, where they are not the first of the shelf. */
  books?: readonly number[];
}

const HISTORICAL = [45966, 9654, 17005, 26017, 26110, 67724, 67740, 38496, 25330, 26605]; // Eurico, Lendas e Narrativas, O Regicida, O Olho de Vidro, O Guarany, Iracema, Ubirajara, A Casa dos Fantasmas.
const ROMANTIC = [71330, 74854, 39992, 22742, 25925, 24411, 27599, 24847]; // By Garrett, Gonçalves Dias, Soares de Passos, Herculano, João de Deus.
const HORROR = [32646, 23400, 68932, 25330, 26605, 63080]; // Contos Phantasticos, A Lenda da Meia-Noite, O esqueleto, A Casa dos Fantasmas, A cidade do vicio.

/** From the widest to the narrowest: a search with words for several is for the last of them. */
const KINDS: readonly Kind[] = [
  { category: '', shelf: 'vestibular', words: 'grátis gratuito' },
  { category: '', shelf: 'vestibular', words: 'clássica clássico famoso lido literatura melhores' },
  { category: 'fiction', shelf: 'contos', words: 'curta curto crônica' },
  { category: '', shelf: 'brasil', words: 'brasil brasileira brasileiro' },
  { category: '', shelf: 'portugal', words: 'portugal portuguesa portugueses' },
  { category: 'fiction', words: 'ficção novela romance' },
  { category: 'history', words: 'história' },
  { category: 'fiction', shelf: 'portugal', words: 'histórico', books: HISTORICAL },
  { category: 'fiction', shelf: 'contos', heading: 'short stories', words: 'conto histórias' },
  { category: 'fiction', shelf: 'vestibular', words: 'ensino escola escolar escolares médio' },
  { category: 'fiction', shelf: 'vestibular', words: 'enem fuvest realismo unicamp vestibular' },
  { category: 'fiction', shelf: 'vestibular', words: 'barroco modernismo naturalismo romantismo' },
  { category: 'fiction', shelf: 'brasil', words: 'abolicionismo', books: [74475, 21961, 76030] },
  { category: 'fiction', shelf: 'brasil', words: 'indianismo', books: [67740, 67724, 38496] },
  { category: 'fiction', shelf: 'autoras', words: 'autora escritora feminismo' },
  { category: 'fiction', shelf: 'contos', words: 'gaúcha gaúcho', books: [2837] },
  { category: 'fiction', words: 'amor', books: [16425, 26988, 68635, 67162, 29120, 44540] },
  { category: 'fiction', shelf: 'brasil', words: 'regionalismo sertão', books: [68635, 2837] },
  { category: 'fiction', words: 'humor', books: [54829, 17927, 57001, 17515, 16384] },
  { category: 'art', words: 'arte música pintura' },
  { category: 'biography', words: 'autobiografia biografia' },
  { category: 'children', shelf: 'criancas', words: 'criança fada infância infantil infantis' },
  { category: 'children', shelf: 'criancas', words: 'adolescente jovem jovens juvenil juvenis' },
  { category: 'children', shelf: 'criancas', heading: 'fables', words: 'fábula' },
  { category: 'drama', shelf: 'teatro', words: 'drama peça teatro tragédia' },
  { category: 'drama', shelf: 'teatro', words: 'comédia', books: [26913, 30461, 20725, 25436] },
  { category: 'fantasy', words: 'fantasia folclore mitologia' },
  { category: 'fantasy', shelf: 'misterio', words: 'fantasma fantástico terror', books: HORROR },
  { category: 'mystery', shelf: 'misterio', words: 'crime detetive mistério policial policiais' },
  { category: 'mystery', shelf: 'misterio', words: 'bruxa horror suspense vampiro' },
  { category: 'philosophy', words: 'filosofia filosóficos' },
  { category: 'poetry', shelf: 'poesia', words: 'poema poesia poeta poetisa poética soneto verso' },
  { category: 'poetry', shelf: 'poesia', words: 'arcadismo parnasianismo simbolismo trovadorismo' },
  { category: 'poetry', shelf: 'poesia', words: 'romântica ultrarromantismo', books: ROMANTIC },
  { category: 'religion', words: 'oração orações religião religiosos sermão sermões' },
  { category: 'science', words: 'biologia ciência física matemática medicina química' },
  { category: 'fantasy', shelf: 'viagens', heading: 'science-fiction', words: 'científica' },
  { category: 'travel', shelf: 'viagens', words: 'aventura descoberta navegação viagem viagens' },
];

const ANY_KIND: Kind = { category: '', words: '' };

/** What may stand beside a kind, and says nothing: nearly all books here are old. */
const BESIDE =
  'ano antigo autor autores bom bons escritor escritores língua mais popular populares romântico tradicional tradicionais';

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
/** Of words and their plurals in -s. */
const keysOf = (words: string) => words.split(' ').flatMap((word) => [word, `${word}s`].map(keyOf));
const KEYED_KINDS = KINDS.map((kind) => ({ kind, keys: keysOf(kind.words) }));
const KEYED_LANGUAGES = LANGUAGE_WORDS.map(([code, words]) => ({ code, keys: keysOf(words) }));
const KNOWN_KEYS = new Set([
  ...[...KEYED_KINDS, ...KEYED_LANGUAGES].flatMap(({ keys }) => keys),
  ...keysOf(BESIDE),
]);

/** A kind of books that a search is for, alone or of an author. */
export interface KindOfSearch {
  kind: Kind;
  /** The language that it is for: Portuguese, unless it names another. */
  language: LanguageCode;
  author: AuthorMatch | null;
  /** The books to look through for it: the author's, or those of our shelf. */
  ids: readonly number[];
}

/** The last entry of a table that has a word of a search; the words are compared by their keys. */
function findKeyed<T extends { keys: readonly string[] }>(all: readonly T[], search: string) {
  const typed = new Set(splitWords(search).map(keyOf));
  return all.findLast(({ keys }) => keys.some((key) => typed.has(key)));
}

/** The kind that a word of a search is for, whatever stands beside it: `tragédia grega`. */
export const findKindInWords = (search: string): Kind | undefined =>
  findKeyed(KEYED_KINDS, search)?.kind;

/** The kind that a search is for; null when it has no word for one, or other words beside that name no author. */
export function findKind(
  search: string,
  findAuthor: (names: string) => AuthorMatch | null,
): KindOfSearch | null {
  const foreign = findKeyed(KEYED_LANGUAGES, search)?.code;
  const inPortuguese = findKindInWords(search);
  // Our shelves have books in Portuguese alone.
  const { category, words } = inPortuguese ?? ANY_KIND;
  const kind = foreign ? { category, words } : inPortuguese;
  if (!kind) return null;
  const others = splitWords(search).filter((word) => {
    const { isStop, isOptional } = makeWord(word);
    return !isStop && !isOptional && !KNOWN_KEYS.has(keyOf(word)) && !/^\d+$/.test(word);
  });
  if (others.length === 0) {
    const ids = kind.books ?? (kind.shelf ? SHELF_BOOKS[kind.shelf] : []);
    return { kind, language: foreign ?? 'pt', author: null, ids };
  }
  // Words for languages are names too: Inglês de Sousa, Frances Burnett.
  const author = foreign ? null : findAuthor(others.join(' '));
  // A biography is of the author.
  const byAuthor = category === 'biography' ? ANY_KIND : kind;
  return author && { kind: byAuthor, language: 'pt', author, ids: author.ids };
}
