import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
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
import { findHints, useTitleIndex, type TitleIndexState } from '@/lib/search/hooks';
import styles from './book-list.module.css';
import { ListNotices, ListStatus } from './list-status';
import { loadShelves, useShelf } from './use-shelf';

// Below the cards, in their place, or of a search: before the first of them it would delay them.
const afterCards = () => import('./after-cards');
const AfterList = lazyPart(async () => (await afterCards()).AfterList);
const NoResults = lazyPart(async () => (await afterCards()).NoResults);
const MoreOfCategory = lazyPart(async () => (await afterCards()).MoreOfCategory);
const PageOutOfRange = lazyPart(async () => (await afterCards()).PageOutOfRange);
const Hints = lazyPart(async () => (await afterCards()).Hints);
const KindLinks = lazyPart(async () => (await afterCards()).KindLinks);

const NONE: readonly never[] = [];

const isIn = ({ languages }: Book, language: string) =>
  language === '' || languages.includes(language);

const ofCategory = (books: readonly Book[], category: CatalogueQuery['category']) =>
  category ? books.filter((book) => categoriesOf(book).includes(category)) : books;

/** Books in Portuguese first, in their order. */
const portugueseFirst = (books: readonly Book[]) => [
  ...books.filter((book) => isIn(book, 'pt')),
  ...books.filter((book) => !isIn(book, 'pt')),
];

/** The page of the catalogue that a query means, or the books of its shelf in their order. */
function useList(query: CatalogueQuery, isKnown: boolean) {
  const { shelf, language } = query;
  const opened = useShelf(shelf);
  const onShelf = useBooks(opened?.ids ?? NONE);
  const onPage = useCataloguePage(isKnown && !shelf ? query : null);
  if (shelf) {
    const books = onShelf.books.filter((book) => isIn(book, language));
    const page = onShelf.page && { ...onShelf.page, results: books, count: books.length };
    return { ...onShelf, page, books, loading: onShelf.loading || !opened };
  }
  const books: readonly Book[] = onPage.page?.results ?? NONE;
  return { ...onPage, books };
}

/**
 * The Portuguese books that a search means, where the service found foreign ones alone: it compares
 * letters, and `lusiadas` without an accent is how an English title has it.
 */
function usePortuguese(search: string, index: TitleIndexState, found: readonly Book[]) {
  const isForeign = search !== '' && found.length > 0 && !found.some((book) => isIn(book, 'pt'));
  const hints = isForeign ? findHints(index, search, true) : NONE;
  const ids = hints.filter(({ note }) => (note?.language ?? 'pt') === 'pt').map(({ id }) => id);
  const { books, loading, slow } = useBooks(ids);
  return { books, loading: (isForeign && index === 'loading') || (loading && !slow) };
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
  const top = useRef<HTMLHeadingElement>(null);

  // The index has Portuguese books only, and hints belong to the first page.
  const hasHints = search !== '' && (language === '' || language === 'pt') && pageNumber === 1;
  // It knows today's spelling of old titles too.
  const index = useTitleIndex(hasHints || language === 'pt' || shelf !== '');
  const kind = typeof index === 'object' && hasHints ? index.findKind(search) : null;
  const portuguese = usePortuguese(hasHints && !language ? search : '', index, books);
  const isWaited = !isKnown || loading || portuguese.loading;
  const waiting = useSkeleton(isWaited, `${list}\n${attempt}`);

  const lead = ofCategory(portuguese.books, category);
  const isMixed = search !== '' && language === '';
  const shown = useMemo(
    () => ofCategory(isMixed ? portugueseFirst(books) : books, category),
    [books, category, isMixed],
  );
  // The service answers 404 past its last page.
  const isOutOfRange = !waiting && error?.status === 404 && pageNumber > 1;
  const hasList = !waiting && !isOutOfRange && page !== undefined;

  // With the index, which comes later: these lines do not wait for their code.
  useEffect(() => {
    if (hasHints) void Promise.all([Hints.preload(), KindLinks.preload()]);
  }, [hasHints]);
  // With the page: below a short list it would jump into view.
  const hasPage = page !== undefined;
  useEffect(() => {
    if (!hasPage) return;
    void Promise.all([AfterList.preload(), MoreOfCategory.preload()]);
    loadShelves().catch(() => undefined);
  }, [hasPage]);
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
    onQuery({ search: '', language: '', category: '', page: 1, shelf });
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
      {hasHints && !waiting && (
        <Suspense>
          <KindLinks key={`kind ${search}`} found={kind} hasBooks={books.length > 0} />
          {!(page && books.length === 0) && (
            <Hints
              key={search}
              index={index}
              search={search}
              found={page && [...portuguese.books, ...books]}
            />
          )}
        </Suspense>
      )}
      {waiting ? <BookGridSkeleton /> : !isOutOfRange && notices}
      {hasList && lead.length > 0 && (
        <section aria-labelledby="portuguese-heading" className={styles.lead}>
          <h3 id="portuguese-heading">Em português</h3>
          <BookGrid books={lead} index={index} />
          <h3>Em outras línguas</h3>
        </section>
      )}
      {hasList && shown.length > 0 && <BookGrid books={shown} index={index} />}
      <Suspense fallback={shown.length === 0 && <BookGridSkeleton />}>
        {isOutOfRange && <PageOutOfRange query={query} failure={notices} onPage={goToPage} />}
        {hasList && books.length === 0 && (
          <NoResults
            search={search}
            index={hasHints ? index : null}
            kind={kind}
            isShelf={shelf !== ''}
            onClear={clear}
          />
        )}
        {hasList && books.length > 0 && category && (
          <MoreOfCategory
            key={`${list}\n${category}`}
            isEmpty={shown.length + lead.length === 0}
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
