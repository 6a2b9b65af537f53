import type { Book } from '@/lib/book';
import { NOBODY, isSomebody } from '@/lib/format';
import { withoutDiacritics } from '@/lib/search/fold';

/** Under whom the books of nobody in particular are listed. */
const NO_AUTHOR = NOBODY.Unknown;

/** The names of those who wrote a book; none where the record's name stands for nobody in particular. */
export const authorsOf = (book: Book): string[] => book.authors.filter(isSomebody);

/** The authors whose names begin with a letter. */
export interface LetterAuthors {
  /** From `A` to `Z`; `#` for names without a letter, and for no known author. */
  letter: string;
  /** Named as in the records, "Queirós, Eça de"; their books are in alphabetical order. */
  authors: { name: string; books: Book[] }[];
}

function letterOf(name: string): string {
  const [letter = '#'] = /[a-z]/.exec(withoutDiacritics(name)) ?? [];
  return name === NO_AUTHOR ? '#' : letter.toUpperCase();
}

/** The books by author, all in alphabetical order; one with several authors is under each of them. */
export function booksByAuthor(books: readonly Book[]): LetterAuthors[] {
  const sorted = books.toSorted((a, b) => a.title.localeCompare(b.title, 'pt') || a.id - b.id);
  const booksOf = new Map<string, Book[]>();
  for (const book of sorted) {
    const names = authorsOf(book);
    for (const name of new Set(names.length > 0 ? names : [NO_AUTHOR])) {
      booksOf.set(name, [...(booksOf.get(name) ?? []), book]);
    }
  }
  const authors = [...booksOf]
    .map(([name, books]) => ({ name, books }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'pt'));
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#']
    .map((letter) => ({ letter, authors: authors.filter(({ name }) => letterOf(name) === letter) }))
    .filter(({ authors }) => authors.length > 0);
}
