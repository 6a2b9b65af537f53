import { ButtonLink } from '@/components/ui/button';
import { focusContent } from '@/lib/browser/platform';
import { CATEGORIES } from '@/lib/categories/categories';
import { naturalName, plural } from '@/lib/format';
import { languageName } from '@/lib/languages';
import { catalogueHref } from '@/lib/paths';
import type { KindOfSearch } from '@/lib/search/kinds';
import { SHELF_BOOKS } from '@/lib/shelves/shelf-books';
import { shelfLabel, type ShelfKey } from '@/lib/shelves/shelves';
import styles from './kind-links.module.css';

/** The way to a shelf of ours: 'Ver a estante Poesia · 28 livros'. */
export function ShelfLink({ shelf }: { shelf: ShelfKey }) {
  return (
    <ButtonLink href={catalogueHref({ shelf })} onClick={focusContent}>
      Ver a estante {shelfLabel(shelf)} · {plural(SHELF_BOOKS[shelf].length, 'livro', 'livros')}
    </ButtonLink>
  );
}

/** From a search for a kind of books: to all books of the author, to its shelf, and to its category if that is no wider. They disappear with the search. */
export function KindLinks({ found }: { found: KindOfSearch }) {
  const { kind, author } = found;
  const { category, shelf, books, language } = kind;
  const name = author && naturalName(author.name);
  // A language has a list of its own beside the books that are known in Portuguese.
  const hasList = !name && (books.length === 0 || language !== 'pt');
  if (!name && !shelf && !hasList) return null;
  const label = CATEGORIES.find(({ key }) => key === category)?.label ?? 'Livros';
  return (
    <nav aria-label="Livros do tipo" className={styles.links}>
      {name && (
        <ButtonLink href={catalogueHref({ search: name })} onClick={focusContent}>
          Livros de {name}
        </ButtonLink>
      )}
      {shelf && <ShelfLink shelf={shelf} />}
      {hasList && (
        <ButtonLink href={catalogueHref({ language, category })} onClick={focusContent}>
          {label} em {languageName(language)}
        </ButtonLink>
      )}
    </nav>
  );
}
