import type { Book } from '@/lib/book';
import { authorsOf, authorsWithBooks, initialOf, type AuthorWithBooks } from './authors';

/** Names without a letter, and books of nobody in particular. */
const OTHERS = '#';

/** The authors whose names begin with a letter. */
export interface LetterAuthors {
  /** From `A` to `Z`, or `OTHERS`. */
  letter: string;
  authors: AuthorWithBooks[];
}

/** The books by author, all in alphabetical order; one with several authors stands under each of them. */
export function booksByAuthor(books: readonly Book[]): LetterAuthors[] {
  const sorted = books.toSorted((a, b) => a.title.localeCompare(b.title, 'pt') || a.id - b.id);
  const ofNobody = sorted.filter((book) => authorsOf(book).length === 0);
  const authors = authorsWithBooks(sorted);
  if (ofNobody.length > 0) authors.push({ name: 'Sem autor conhecido', books: ofNobody });
  const letterOf = ({ name, books: own }: AuthorWithBooks) =>
    (own !== ofNobody && initialOf(name)) || OTHERS;
  const letters = [...new Set(authors.map(letterOf).filter((letter) => letter !== OTHERS)), OTHERS];
  return letters.flatMap((letter) => {
    const own = authors.filter((author) => letterOf(author) === letter);
    return own.length > 0 ? [{ letter, authors: own }] : [];
  });
}
