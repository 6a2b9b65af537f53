import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import type { Book } from '@/lib/book';
import { CATEGORIES, categoriesOf } from '@/lib/categories/categories';
import { naturalName, plural } from '@/lib/format';
import { catalogueHref } from '@/lib/paths';
import type { KindOfSearch } from '@/lib/search/kinds';
import { SHELF_BOOKS } from '@/lib/shelves/shelf-books';
import { SHELVES, type ShelfKey } from '@/lib/shelves/shelves';
import styles from './kind-links.module.css';

/** The way to a shelf of ours: 'Ver a estante Poesia · 28 livros'. */
export function ShelfLink({ shelf }: { shelf: ShelfKey }) {
  const label = SHELVES.find(({ key }) => key === shelf)?.label;
  return (
    <ButtonLink href={catalogueHref({ shelf })}>
      Ver a estante {label} · {plural(SHELF_BOOKS[shelf].ids.length, 'livro', 'livros')}
    </ButtonLink>
  );
}

interface KindLinksProps {
  /** Null too while the index is loading. */
  found: KindOfSearch | null;
  hasBooks: boolean;
}

/** From a search for a kind of books: to its shelf and the category, or to the author's books of it. */
export function KindLinks({ found, hasBooks }: KindLinksProps) {
  // Those that come after the books would move them.
  const [isLate] = useState(found === null);
  if (!found || (isLate && hasBooks)) return null;
  const { kind, author } = found;
  const { category, shelf } = kind;
  const label = CATEGORIES.find(({ key }) => key === category)?.label;
  return (
    <nav aria-label="Livros do tipo" className={styles.links}>
      {!author && shelf && <ShelfLink shelf={shelf} />}
      {author ? (
        <ButtonLink href={catalogueHref({ search: naturalName(author.name), category })}>
          {label} de {naturalName(author.name)}
        </ButtonLink>
      ) : (
        <ButtonLink href={catalogueHref({ language: 'pt', category })}>
          {label} em português
        </ButtonLink>
      )}
    </nav>
  );
}

const NONE: readonly never[] = [];

/** The books to look through for a kind: the author's, or the shelf's. */
export function idsOfKind({ kind, author }: KindOfSearch): readonly number[] {
  if (author) return author.ids;
  return kind.shelf ? SHELF_BOOKS[kind.shelf].ids : NONE;
}

/** Whether a book is of the kind; those of a shelf are. */
export function isOfKind(book: Book, { kind, author }: KindOfSearch): boolean {
  const { category, heading } = kind;
  if (!author) return true;
  if (!heading) return categoriesOf(book).includes(category);
  return [...book.subjects, ...book.bookshelves].some((it) => it.toLowerCase().includes(heading));
}
