import type { Book } from '@/lib/catalogue/book';
import { withoutDiacritics } from '@/lib/search/fold';

/** An author with their books, both in alphabetical order. */
export interface AuthorBooks {
  /** As the catalogue names them: `Queirós, Eça de`. */
  author: string;
  books: Book[];
}

/** The authors whose names begin with a letter. */
export interface LetterAuthors {
  /** In upper case, without accents; `#` for names that begin with none. */
  letter: string;
  authors: AuthorBooks[];
}

const collator = new Intl.Collator('pt-BR');

const NO_AUTHOR = 'Sem autor conhecido';

const letterOf = (author: string): string =>
  /^[a-z]/.exec(withoutDiacritics(author))?.[0].toUpperCase() ?? '#';

/** The books by author, in alphabetical order; one with several authors stands under each of them. */
export function booksByAuthor(books: readonly Book[]): LetterAuthors[] {
  const booksOf = new Map<string, Book[]>();
  for (const book of books) {
    for (const author of book.authors.length ? book.authors : [NO_AUTHOR]) {
      booksOf.set(author, [...(booksOf.get(author) ?? []), book]);
    }
  }
  const authors = [...booksOf]
    .map(([author, own]) => ({
      author,
      books: own.toSorted((a, b) => collator.compare(a.title, b.title) || a.id - b.id),
    }))
    .toSorted((a, b) => collator.compare(a.author, b.author));
  const letters = new Map<string, AuthorBooks[]>();
  for (const one of authors) {
    const letter = letterOf(one.author);
    letters.set(letter, [...(letters.get(letter) ?? []), one]);
  }
  return [...letters]
    .map(([letter, of]) => ({ letter, authors: of }))
    .toSorted((a, b) => collator.compare(a.letter, b.letter));
}
