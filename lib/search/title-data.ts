import type { CategoryKey } from '@/lib/categories/categories';
import type { LanguageCode } from '@/lib/languages';
import type { ShelfKey } from '@/lib/shelves/shelves';
import type { MissingAuthor } from './missing-works';
import { splitWords, type Word } from './words';

interface TitleRecord {
  id: number;
  /** Cleaned; with a line break before the subtitle where the record has one. */
  title: string;
  /** As the catalogue names them, "Queirós, Eça de". */
  authors: readonly string[];
  /** Set when it is in another language too: its title may be in either. */
  isMixed?: true;
}

/** A title by which Portuguese readers know a book that has another, or a name of what is in it. */
export interface KnownName {
  name: string;
  id: number;
  language: string;
  title: string;
  authors: readonly string[];
}

/** A kind of books (scripts/title-index/tables/kinds.txt). */
export interface Kind {
  /** The keys of the words that readers have for it. */
  keys: readonly string[];
  category: CategoryKey | '';
  /** Our shelf of that kind. */
  shelf: ShelfKey | '';
  /** What a heading of its books says, where the kind is less than its category. */
  heading: string;
  /** What none does, where its category has another kind too: novels are no short stories. */
  otherHeading: string;
  /** The best known of them in Portuguese, where they are not the first of the shelf. */
  books: readonly number[];
  /** 'pt', or the other language that the kind is of (`livros em francês`, `literatura francesa`). */
  language: LanguageCode;
}

/** The format of the index's file, which `npm run catalogue:index` writes. */
export interface TitleData {
  /** In the order in which equally good matches are shown. */
  books: readonly TitleRecord[];
  /** By id: the main title in today's spelling, where it is another. */
  today: Readonly<Record<string, string>>;
  knownTitles: readonly KnownName[];
  /** Stories, characters, plots and lines. */
  knownContents: readonly KnownName[];
  /** By an author's name: other words for the author, the name in Portuguese and adjectives. */
  authorNames: Readonly<Record<string, string>>;
  missing: readonly MissingAuthor[];
  /** From the widest to the narrowest. */
  kinds: readonly Kind[];
  /** The books of Brazilian authors. */
  brazilian: readonly number[];
}

export interface TitleMatch {
  id: number;
  /** The book's, or another name by which readers know it. */
  title: string;
  authors: readonly string[];
  /** The language of the title; absent for a book in two languages, as its title may be in either. */
  language?: 'pt';
  /** What is shown under the title: today's spelling of it, or the title of the book that it means. */
  note?: { isBook: boolean; title: string; language: string };
  /** Whether the search has no word of its title. */
  isByAuthorOnly?: boolean;
  /** Whether all words of the search are its title's or its author's, but for accents and old spelling. */
  isMeant?: boolean;
  /** Whether the search is the whole title, or the name of an author with several books. */
  isExact?: boolean;
  /** Whether it comes before the books of a kind that the search is for too: more than one common word means it. */
  isBeforeKind?: boolean;
}

/** An author of the index. */
export interface AuthorMatch {
  /** As the catalogue has it, "Queirós, Eça de". */
  name: string;
  /** The author's books. */
  ids: number[];
}

/** A word of a book, and where it is. */
export interface PlacedWord {
  word: Word;
  field: 'title' | 'today' | 'family' | 'given' | 'subtitle';
  /** Whether it is the first of its field, stop words and optional ones apart. */
  isFirst: boolean;
  /** Whose name it is of. */
  author?: string;
}

/** A book, ready to be matched. */
export interface Entry {
  match: TitleMatch;
  /** Without stop words; the title's before the authors' before the subtitle's. */
  words: readonly PlacedWord[];
  /** How many books of the index its first author has. */
  booksOfAuthor: number;
  /** For a name by which a book is known: the words by which the service finds the book. */
  serviceWords?: ReadonlySet<string>;
}

/** Where a title ends and its subtitle begins; the dot of `D. Pedro` ends none. */
export const SUBTITLE = /(?<=.)(?:\n|[:;(]|(?<!\b\p{L})\. (?=\p{Lu})| [-–—] )/u;

/** The books of an index, and after them an entry for each name by which a book is known. `readWord`: makes a word, or takes it from a cache. */
export function readEntries(data: TitleData, readWord: (written: string) => Word): Entry[] {
  const place = (text: string, field: PlacedWord['field'], author?: string): PlacedWord[] =>
    splitWords(text)
      .map(readWord)
      .filter(({ isStop }) => !isStop)
      .map((word, at, words) => ({
        word,
        field,
        isFirst: words.slice(0, at).every(({ isOptional }) => isOptional),
        ...(author && { author }),
      }));

  const placeNames = (authors: readonly string[]) =>
    authors.flatMap((name) => {
      const [family = '', ...given] = name.split(',');
      const [otherFamily = '', ...otherGiven] = data.authorNames[name]?.split(',') ?? [];
      return [
        ...place(family, 'family', name),
        ...place(otherFamily, 'family', name),
        ...place([...given, ...otherGiven].join(' '), 'given', name),
      ];
    });

  const counts = new Map<string, number>();
  for (const { authors } of data.books) {
    for (const name of authors) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const booksOf = ([name = '']: readonly string[]) => counts.get(name) ?? 0;

  const books = data.books.map(({ id, title, authors, isMixed }): Entry => {
    const today = data.today[id];
    const cut = title.search(SUBTITLE);
    const end = cut < 0 ? title.length : cut;
    return {
      match: {
        id,
        title: title.replace('\n', ' '),
        authors,
        ...(!isMixed && { language: 'pt' }),
        ...(today && { note: { isBook: false, title: today, language: 'pt' } }),
      },
      words: [
        ...place(title.slice(0, end), 'title'),
        ...place(today?.split(SUBTITLE)[0] ?? '', 'today'),
        ...placeNames(authors),
        ...place(title.slice(end), 'subtitle'),
      ],
      booksOfAuthor: booksOf(authors),
    };
  });
  const names = [...data.knownTitles, ...data.knownContents];
  const known = names.map(({ name, id, language, title, authors }): Entry => {
    const note = { isBook: true, title, language };
    return {
      match: { id, title: name, authors, language: 'pt', note },
      words: [...place(name, 'title'), ...placeNames(authors)],
      booksOfAuthor: booksOf(authors),
      serviceWords: new Set(splitWords([title, ...authors].join(' '))),
    };
  });
  return [...books, ...known];
}
