'use client';

import { Suspense, useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { useCataloguePage, usePrefetchPage } from '@/lib/catalogue/hooks';
import { followLink } from '@/lib/catalogue/requests';
import { useSkeleton } from '@/components/ui/use-skeleton';
import { categoriesOf } from '@/lib/categories/categories';
import type { Book } from '@/lib/book';
import type { CatalogueQuery } from '@/lib/paths';
import { BookGrid, BookGridSkeleton, SHORT_LIST } from '@/components/book-card/book-grid';
import { CatalogueLayout } from './catalogue-layout';
import styles from './catalogue-layout.module.css';
import { Filters } from './filters';
import { ListNotices } from './list-notices';
import { AfterList, Hints, NoResults, PageOutOfRange, Shelf } from './parts';
import { ResultsStatus } from './results-status';
import { SearchForm } from './search-form';
import { ShelfChips } from './shelf-chips';
import { useBookPageAhead } from './use-book-page-ahead';
import { useCatalogueQuery } from './use-catalogue-query';
import { useTotalPages } from './use-total-pages';

const NO_BOOKS: readonly Book[] = [];

/** Laid out, but not shown, and without height in the page. */
const BEHIND: CSSProperties = { visibility: 'hidden', maxBlockSize: 0, overflow: 'clip' };

/** The catalogue, as the address bar asks for it. */
export function CatalogueScreen() {
  const { query, isKnown, setQuery } = useCatalogueQuery();
  const { search, language, category, page: pageNumber, shelf } = query;
  const list = `${search}\n${language}\n${pageNumber}`;
  const answer = useCataloguePage(isKnown && !shelf ? query : null);
  const { page, error } = answer;
  const total = useTotalPages(page);
  const showsSkeleton = useSkeleton(!isKnown || answer.loading, `${list}\n${answer.attempt}`);
  const prefetchPage = usePrefetchPage();
  const listTop = useRef<HTMLHeadingElement>(null);
  useBookPageAhead(page !== undefined && !showsSkeleton);

  const books = page?.results ?? NO_BOOKS;
  const shown = useMemo(
    () => (category ? books.filter((book) => categoriesOf(book).includes(category)) : books),
    [books, category],
  );
  // Below a long list it is out of sight; below a short one it would jump into it.
  useEffect(() => {
    if (page && shown.length <= SHORT_LIST) void AfterList.preload();
  }, [page, shown]);

  // The service answers 404 past its last page.
  const outOfRange = error?.status === 404 && pageNumber > 1;
  const hasList = page !== undefined && !outOfRange;
  // The index has Portuguese books only, and hints belong to the first page.
  const hasHints = search !== '' && (language === '' || language === 'pt') && pageNumber === 1;

  // The pressed button may be removed with the old list: focus moves to the top of the new one.
  const focusListTop = () => listTop.current?.focus({ preventScroll: true });
  const retry = () => {
    focusListTop();
    answer.retry();
  };
  const filter = (patch: Partial<CatalogueQuery>) => setQuery(patch, 'push');
  const goToPage = (to: number) => {
    if (to === pageNumber) return;
    setQuery({ page: to }, 'push');
    window.scrollTo({ top: 0 });
    focusListTop();
  };
  const nextPage = () => followLink(query, page?.next ?? null, pageNumber + 1, total);
  const goBack = () => goToPage(followLink(query, page?.previous ?? null, pageNumber - 1, total));
  const goForward = () => goToPage(nextPage());
  const clear = (patch: Partial<CatalogueQuery>) => {
    focusListTop();
    filter(patch);
  };

  const notices = <ListNotices key={list} error={error} copy={page?.copy} onRetry={retry} />;

  const noResults = (
    <Suspense>
      <NoResults
        query={query}
        page={books.length > 0 ? page : undefined}
        total={total}
        onPage={goToPage}
        onClear={() => clear({ search: '', language: '', category: '', page: 1 })}
        onClearCategory={() => clear({ category: '' })}
      />
    </Suspense>
  );

  const afterList = (
    <Suspense>
      <AfterList
        page={pageNumber}
        total={total}
        onPage={goToPage}
        onPrevious={goBack}
        onNext={goForward}
        onPrefetch={(to) => prefetchPage({ ...query, page: to })}
        onPrefetchNext={() => prefetchPage({ ...query, page: nextPage() })}
      />
    </Suspense>
  );

  return (
    <CatalogueLayout
      controls={
        <>
          <SearchForm
            search={search}
            onSearch={(text) => setQuery({ search: text, page: 1 }, shelf ? 'push' : 'replace')}
          />
          <Filters
            language={language}
            category={category}
            onLanguage={(code) => filter({ language: code, page: 1 })}
            onCategory={(key) => filter({ category: key, shelf })}
          />
          <ShelfChips query={query} onQuery={filter} />
        </>
      }
      instead={
        shelf && (
          <Suspense fallback={<BookGridSkeleton />}>
            <Shelf key={shelf} shelf={shelf} category={category} onQuery={filter} />
          </Suspense>
        )
      }
    >
      <section aria-labelledby="results-heading" aria-busy={showsSkeleton}>
        <ResultsStatus
          headingRef={listTop}
          waiting={showsSkeleton}
          slow={answer.slow}
          onRetry={retry}
          page={page}
          shown={shown.length}
          category={category}
        />
        {hasHints && (
          // The line keeps its space while its code is loading.
          <Suspense
            fallback={!showsSkeleton && page?.count ? <div className={styles.line} /> : null}
          >
            <Hints
              key={search}
              search={search}
              lineClass={styles.line}
              answer={
                page && !showsSkeleton
                  ? { state: 'found', ids: new Set(books.map(({ id }) => id)), count: page.count }
                  : { state: error && !showsSkeleton ? 'failed' : 'waiting' }
              }
              noResults={noResults}
            />
          </Suspense>
        )}
        {showsSkeleton && <BookGridSkeleton />}
        {!showsSkeleton && outOfRange && (
          <Suspense>
            <PageOutOfRange query={query} failure={notices} onPage={goToPage} />
          </Suspense>
        )}
        {!showsSkeleton && !outOfRange && notices}
        {hasList && shown.length > 0 && (
          // Rendered and laid out behind the skeleton, so that the cards are there when it has had its time.
          <div style={showsSkeleton ? BEHIND : undefined}>
            <BookGrid books={shown}>{!showsSkeleton && afterList}</BookGrid>
          </div>
        )}
        {!showsSkeleton && hasList && shown.length === 0 && (
          <>
            {!(hasHints && books.length === 0) && noResults}
            {afterList}
          </>
        )}
      </section>
    </CatalogueLayout>
  );
}
