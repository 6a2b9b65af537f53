import { Suspense, useEffect, useRef, useState } from 'react';
import { BookPart } from '@/components/book/book-part';
import { BookGrid, BookGridSkeleton } from '@/components/book-card/book-grid';
import { lazyPart } from '@/components/ui/lazy-part';
import { useSkeleton } from '@/components/ui/use-skeleton';
import { whenIdle } from '@/lib/browser/platform';
import type { Book } from '@/lib/book';
import { useBooks, useCataloguePage } from '@/lib/catalogue/hooks';
import type { CataloguePage } from '@/lib/catalogue/normalise';
import { followLink } from '@/lib/catalogue/requests';
import { DEFAULT_PAGE_SIZE, totalPages } from '@/lib/catalogue/pagination';
import { categoriesOf } from '@/lib/categories/categories';
import { catalogueHref, type CatalogueQuery } from '@/lib/paths';
import { useTitleIndex } from '@/lib/search/hooks';
import { SHELF_BOOKS } from '@/lib/shelves/shelf-books';
import { Hints } from './hints';
import { ListNotices, ListStatus } from './list-status';

// Below the cards, or in their place: before the first of them it would delay them.
const afterCards = () => import('./after-cards');
const AfterList = lazyPart(async () => (await afterCards()).AfterList);
const NoResults = lazyPart(async () => (await afterCards()).NoResults);
const NoneOfCategory = lazyPart(async () => (await afterCards()).NoneOfCategory);
const PageOutOfRange = lazyPart(async () => (await afterCards()).PageOutOfRange);

const NONE: readonly never[] = [];

/** The page of the catalogue that a query means, or the books of its shelf in their order. */
function useList(query: CatalogueQuery, isKnown: boolean) {
  const { shelf } = query;
  const onShelf = useBooks(shelf ? SHELF_BOOKS[shelf].ids : NONE);
  const onPage = useCataloguePage(isKnown && !shelf ? query : null);
  if (shelf) return onShelf;
  const books: readonly Book[] = onPage.page?.results ?? NONE;
  return { ...onPage, books };
}

/**
 * How many pages the results have. A page tells the service's page size only while another
 * follows it, so the last known size is kept: a short last page never changes the total.
 */
function useTotalPages(page: CataloguePage | undefined): number {
  const [size, setSize] = useState(DEFAULT_PAGE_SIZE);
  const known = page?.size ?? size;
  if (known !== size) setSize(known);
  return page ? Math.max(totalPages(page.count, known), page.results.length ? page.number : 1) : 1;
}

interface BookListProps {
  query: CatalogueQuery;
  /** Whether the query is that of the address bar; else nothing is requested. */
  isKnown: boolean;
  onQuery: (query: Partial<CatalogueQuery>) => void;
}

/** The books that a query means, what is said of them, and the ways to other pages. */
export function BookList({ query, isKnown, onQuery }: BookListProps) {
  const { search, language, category, page: pageNumber, shelf } = query;
  const list = catalogueHref({ ...query, category: '' });
  const { books, page, error, loading, slow, attempt, ...answer } = useList(query, isKnown);
  const total = useTotalPages(page);
  const waiting = useSkeleton(!isKnown || loading, `${list}\n${attempt}`);
  const top = useRef<HTMLHeadingElement>(null);

  // The index has Portuguese books only, and hints belong to the first page.
  const hasHints = search !== '' && (language === '' || language === 'pt') && pageNumber === 1;
  const index = useTitleIndex(hasHints);

  const shown = category ? books.filter((book) => categoriesOf(book).includes(category)) : books;
  // The service answers 404 past its last page.
  const isOutOfRange = !waiting && error?.status === 404 && pageNumber > 1;
  const hasList = !waiting && !isOutOfRange && page !== undefined;

  // With the page: below a short list it would jump into view.
  useEffect(() => {
    if (page) void AfterList.preload();
  }, [page]);
  // The code of a book's page, so that opening a card costs no request.
  useEffect(() => {
    if (hasList) return whenIdle(() => void BookPart.preload());
  }, [hasList]);

  // The pressed button may be removed with the old list: focus moves to the top of the new one.
  const focusTop = () => top.current?.focus({ preventScroll: true });
  const retry = () => {
    focusTop();
    answer.retry();
  };
  const goToPage = (to: number) => {
    if (to === pageNumber) return;
    onQuery({ page: to });
    window.scrollTo({ top: 0 });
    focusTop();
  };
  const goBack = () => goToPage(followLink(query, page?.previous ?? null, pageNumber - 1, total));
  const goForward = () => goToPage(followLink(query, page?.next ?? null, pageNumber + 1, total));
  const clear = () => {
    focusTop();
    onQuery({ search: '', language: '', category: '', page: 1 });
  };
  const clearCategory = () => {
    focusTop();
    onQuery({ category: '', shelf });
  };

  const notices = <ListNotices key={list} error={error} copy={page?.copy} onRetry={retry} />;

  return (
    <section aria-labelledby="results-heading" aria-busy={waiting}>
      <ListStatus
        headingRef={top}
        waiting={waiting}
        slow={slow}
        onRetry={retry}
        page={page}
        shown={shown.length}
        category={category}
      />
      {hasHints && !waiting && !(page && books.length === 0) && (
        <Hints key={search} index={index} search={search} found={page && books} />
      )}
      {waiting ? <BookGridSkeleton /> : !isOutOfRange && notices}
      {hasList && shown.length > 0 && <BookGrid books={shown} />}
      <Suspense>
        {isOutOfRange && <PageOutOfRange query={query} failure={notices} onPage={goToPage} />}
        {hasList && books.length === 0 && (
          <NoResults search={search} index={hasHints ? index : null} onClear={clear} />
        )}
        {hasList && books.length > 0 && shown.length === 0 && (
          <NoneOfCategory
            key={list}
            query={query}
            page={page}
            total={total}
            onPage={goToPage}
            onClear={clearCategory}
          />
        )}
        {hasList && (
          <AfterList
            page={pageNumber}
            total={total}
            onPage={goToPage}
            onPrevious={goBack}
            onNext={goForward}
          />
        )}
      </Suspense>
    </section>
  );
}
