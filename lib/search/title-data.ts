import type { CategoryKey } from '@/lib/categories/categories';
import type { LanguageCode } from '@/lib/languages';
import type { ShelfKey } from '@/lib/shelves/shelves';
import type { MissingAuthor } from './missing-works';

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
  /** Whether the search has no word of its title: only the author's, or the subtitle's. */
  hasNoTitleWord?: boolean;
  /** Whether all words of the search are its title's, or its author's with the family name; or it is being typed as the title has it. */
  isMeant?: boolean;
  /** Whether the search has the whole title and nothing that is not the book's; or is the name of an author with several books. */
  isExact?: boolean;
  /** Whether it comes before the books of a kind that the search is for too: it is exact, being typed as the title has it, or meant by two words. */
  isBeforeKind?: boolean;
}

/** An author of the index. */
export interface AuthorMatch {
  /** As the catalogue has it, "Queirós, Eça de". */
  name: string;
  /** The author's books. */
  ids: number[];
}
