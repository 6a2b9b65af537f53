import { useCallback, useState } from 'react';
import { BookGrid } from '@/components/book-card/book-grid';
import { ButtonLink } from '@/components/ui/button';
import type { Book } from '@/lib/book';
import { useCataloguePage } from '@/lib/catalogue/hooks';
import { naturalName } from '@/lib/format';
import { catalogueHref } from '@/lib/paths';
import { useTitleIndex } from '@/lib/search/hooks';
import styles from './more-by-author.module.css';

const MAX_BOOKS = 6;

interface MoreByAuthorProps {
  book: Book;
  /** The first of the book's. */
  author: string;
}

/** Up to six other books of the author, requested when the visitor scrolls there. */
export function MoreByAuthor({ book, author }: MoreByAuthorProps) {
  const [seen, setSeen] = useState(false);
  const watch = useCallback((end: HTMLElement | null) => {
    if (!end) return;
    const observer = new IntersectionObserver((entries) =>
      setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, []);
  const { page } = useCataloguePage(seen ? { search: author, language: '', page: 1 } : null);
  // A grid takes no index that comes after its books.
  const { index, isLoading } = useTitleIndex(seen && book.languages.includes('pt'));
  const others = (isLoading ? [] : (page?.results ?? [])).filter(
    ({ id, authors }) => id !== book.id && authors.includes(author),
  );
  return (
    <div ref={seen ? undefined : watch} className={styles.more} data-screen-only>
      {others.length > 0 && (
        <section aria-labelledby="more-heading">
          <h2 id="more-heading" className={styles.heading}>
            Mais de {naturalName(author)}
          </h2>
          <BookGrid books={others.slice(0, MAX_BOOKS)} index={index} />
          {others.length > MAX_BOOKS && (
            <p className={styles.all}>
              <ButtonLink href={catalogueHref({ search: naturalName(author) })}>
                Ver todos os livros de {naturalName(author)}
              </ButtonLink>
            </p>
          )}
        </section>
      )}
    </div>
  );
}
