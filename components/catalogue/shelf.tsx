'use client';

import { useEffect, useRef } from 'react';
import { BookGrid, BookGridSkeleton } from '@/components/book-card/book-grid';
import { AppLink } from '@/components/ui/app-link';
import { PageTitle } from '@/components/ui/page-title';
import { useSkeleton } from '@/components/ui/use-skeleton';
import { categoriesOf, type CategoryKey } from '@/lib/categories/categories';
import { useBooks } from '@/lib/catalogue/hooks';
import { HOME_PATH, type CatalogueQuery } from '@/lib/paths';
import { SHELF_BOOKS } from '@/lib/shelves/shelf-books';
import type { ShelfKey } from '@/lib/shelves/shelves';
import { ListNotices } from './list-notices';
import { NoResults } from './no-results';
import { ResultsStatus } from './results-status';
import styles from './shelf.module.css';
import { Shortcuts } from './shortcuts';
import { useBookPageAhead } from './use-book-page-ahead';

interface ShelfProps {
  shelf: ShelfKey;
  category: CategoryKey | '';
  onQuery: (query: Partial<CatalogueQuery>) => void;
}

/** A shelf of our own choosing: what it is, and its books, by one request. */
export function Shelf({ shelf, category, onQuery }: ShelfProps) {
  const { title, why, ids } = SHELF_BOOKS[shelf];
  const { books, page, error, loading, slow, attempt, retry } = useBooks(ids);
  const waiting = useSkeleton(loading, `${shelf}\n${attempt}`);
  const listTop = useRef<HTMLHeadingElement>(null);
  useBookPageAhead(page !== undefined && !waiting);

  const shown = category ? books.filter((book) => categoriesOf(book).includes(category)) : books;

  // The chip of a shelf that was opened by its address may be out of sight.
  useEffect(() => {
    const chip = document.querySelector('nav [aria-current="true"]');
    chip?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, []);

  const focusListTop = () => listTop.current?.focus({ preventScroll: true });
  const leave = () => onQuery({ category: '', shelf: '' });
  const tryAgain = () => {
    focusListTop();
    retry();
  };
  const showAllCategories = () => {
    focusListTop();
    onQuery({ category: '', shelf });
  };

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <header className={styles.head}>
        <h2>{title}</h2>
        <p>{why}</p>
        <AppLink href={HOME_PATH} open={leave}>
          ← Todos os livros
        </AppLink>
      </header>
      <section aria-labelledby="results-heading" aria-busy={waiting}>
        <ResultsStatus
          headingRef={listTop}
          waiting={waiting}
          slow={slow}
          onRetry={tryAgain}
          page={page}
          shown={shown.length}
          category={category}
        />
        {waiting && <BookGridSkeleton />}
        {!waiting && <ListNotices error={error} copy={page?.copy} onRetry={tryAgain} />}
        {!waiting && shown.length > 0 && <BookGrid books={shown} />}
        {!waiting && page && shown.length === 0 && (
          <NoResults
            query={{ search: '', language: '', category, page: 1, shelf }}
            page={books.length > 0 ? page : undefined}
            total={1}
            onPage={() => undefined}
            onClear={leave}
            onClearCategory={showAllCategories}
          />
        )}
        <Shortcuts onPrevious={null} onNext={null} />
      </section>
    </>
  );
}
