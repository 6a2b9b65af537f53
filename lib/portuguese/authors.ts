import type { Book } from '@/lib/book';
import { NOBODY } from '@/lib/search/entries';
import { withoutDiacritics } from '@/lib/search/fold';

/** An author, and their books in the order given. */
export interface AuthorWithBooks {
  /** As in the records: "Queirós, Eça de". */
  name: string;
  books: Book[];
}

/** The names of those who wrote a book; none where the record's name stands for nobody in particular. */
export const authorsOf = (book: Book): string[] => book.authors.filter((name) => !NOBODY.has(name));

/** The first letter of a name as it is sorted, from `A` to `Z`; '' where it has none of them. */
export const initialOf = (name: string): string =>
  /[a-z]/.exec(withoutDiacritics(name))?.[0].toUpperCase() ?? '';

/** The authors of some books, each once, in alphabetical order. */
export function authorsWithBooks(books: readonly Book[]): AuthorWithBooks[] {
  const booksOf = new Map<string, Book[]>();
  for (const book of books) {
    for (const name of new Set(authorsOf(book))) {
      booksOf.set(name, [...(booksOf.get(name) ?? []), book]);
    }
  }
  return [...booksOf]
    .map(([name, books]) => ({ name, books }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'pt'));
}

/**
 * A person's name as it is said: "Eça de Queirós" of "Queirós, Eça de". Names of another form stay as
 * they are: those of organisations, with titles and dates, of kings and saints.
 */
export function spokenName(name: string): string {
  const [, family, given] = /^([^,]+), (\p{Lu}[^,(]*?)(?: \([^)]*\))?$/u.exec(name) ?? [];
  const isTitled = / [IVX]+$/.test(family ?? '') || / of /.test(given ?? '');
  return family && given && !isTitled ? `${given} ${family}` : name;
}
