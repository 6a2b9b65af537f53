import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { BookPart } from '@/components/book/book-part';
import { BookGrid, BookGridSkeleton } from '@/components/book-card/book-grid';
// Here: Next groups the styles by the order of imports; in another pages have up to 1.4 KB more.
import { ListStatus } from './list-status';
import { CopyNotice } from '@/components/book-card/copy-notice';
import { failureText } from '@/components/messages/catalogue-failures';
import { lazyPart } from '@/components/ui/lazy-part';
import { useSkeleton } from '@/components/ui/use-skeleton';
import type { Book } from '@/lib/book';
import { ofCategory } from '@/lib/categories/categories';
import { catalogueHref, HOME_PATH, type CatalogueQuery } from '@/lib/paths';
import { useTitleIndex } from '@/lib/search/hooks';
import {
  bestFirst,
  isForeign,
  isLedByIndex,
  loadShelves,
  NONE,
  useList,
  useTotalPages,
} from './use-list';

// What the first cards do not need, and would be delayed by.
const afterList = () => import('./after-list');
const AfterList = lazyPart(async () => (await afterList()).AfterList);
const PageOutOfRange = lazyPart(async () => (await afterList()).PageOutOfRange);
const Hints = lazyPart(async () => (await afterList()).Hints);

/** Preloads the lazy parts. */
function usePreloads(hasHints: boolean, hasPage: boolean, hasList: boolean): void {
  // While the index loads, so that hints render as soon as it is there.
  useEffect(() => {
    if (hasHints) void Hints.preload();
  }, [hasHints]);
  // With the page: below a short list it would jump into view.
  useEffect(() => {
    if (!hasPage) return;
    void AfterList.preload();
    loadShelves().catch(() => undefined);
  }, [hasPage]);
  // The code of a book's page, so that opening a card costs no request.
  useEffect(() => {
    if (!hasList) return;
    // Safari has no requestIdleCallback. It may come after the list is gone: what is loaded stays so.
    const later = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
    later(() => void BookPart.preload());
  }, [hasList]);
}

const REMEDY =
  ' Para buscar assim, guarde o catálogo neste aparelho: no perfil, quando houver internet.';

/** The cards stay where they are when the service's take the place of the copy's. */
const keepHeight = (box: HTMLDivElement | null) => {
  if (box) box.style.minBlockSize = `${box.offsetHeight}px`;
};

interface BookListProps {
  query: CatalogueQuery;
  /** Whether the query is that of the address bar; else nothing is requested. */
  isKnown: boolean;
  onQuery: (query: Partial<CatalogueQuery>) => void;
}

/** The books that a query means, what is said of them, and the ways to other pages. */
export function BookList({ query, isKnown, onQuery }: BookListProps) {
  const { search, language, category, page: pageNumber } = query;
  const listKey = catalogueHref({ ...query, category: '' });
  const { page, error, loading, slow, attempt, ...answer } = useList(query, isKnown);
  const books: readonly Book[] = page?.results ?? NONE;
  const total = useTotalPages(page);
  const top = useRef<HTMLHeadingElement>(null);

  // The index has Portuguese books only, and hints belong to the first page.
  const hasPortuguese = language === '' || language === 'pt';
  const hasHints = search !== '' && hasPortuguese && pageNumber === 1;
  // It knows today's spelling of old titles too, of which the catalogue's first page has hardly any.
  const titles = useTitleIndex(hasPortuguese && listKey !== HOME_PATH);
  const { index } = titles;
  const isMixed = search !== '' && language === '';
  const waitsForIndex = hasHints && titles.isLoading && isForeign(books);
  const waiting = useSkeleton(!isKnown || loading || waitsForIndex, `${listKey}\n${attempt}`);

  // The index as it was when the cards appeared: a later one would move them.
  const [early, setEarly] = useState({ listKey, index });
  if (early.listKey !== listKey || (waiting && early.index !== index)) setEarly({ listKey, index });
  const isByIndex = hasHints && !category && isLedByIndex(early.index, search, page);
  const shown = useMemo(
    () => ofCategory(isMixed ? bestFirst(books, search) : books, category),
    [books, category, isMixed, search],
  );
  // The service answers 404 past its last page.
  const isOutOfRange = !waiting && error?.status === 404 && pageNumber > 1;
  const hasList = !waiting && !isOutOfRange && page !== undefined;

  usePreloads(hasHints, page !== undefined, hasList);

  // The pressed button may be removed with the old list: focus moves to the top of the new one.
  const focusTop = () => top.current?.focus({ preventScroll: true });
  const retry = () => {
    focusTop();
    answer.retry();
  };
  const change = (changes: Partial<CatalogueQuery>) => {
    focusTop();
    onQuery(changes);
  };
  const goToPage = (to: number) => {
    if (to === pageNumber) return;
    change({ page: to });
    window.scrollTo({ top: 0 });
  };

  const isOffline = error?.kind === 'offline' && !page?.copy;
  const notices = (
    <div key={listKey} ref={page?.copy && keepHeight}>
      <CopyNotice
        copy={page?.copy}
        failure={error && `Erro: ${failureText(error)}${isOffline ? REMEDY : ''}`}
        onRetry={retry}
      />
    </div>
  );

  return (
    <section aria-labelledby="results-heading" aria-busy={waiting}>
      <ListStatus
        headingRef={top}
        waiting={waiting}
        slow={slow}
        onRetry={retry}
        page={page}
        isCounted={!isByIndex}
        shown={shown.length}
        category={category}
      />
      {waiting ? <BookGridSkeleton /> : !isOutOfRange && notices}
      {hasHints && !waiting && (
        <Suspense>
          <Hints key={search} titles={titles} search={search} page={page} />
        </Suspense>
      )}
      {hasList && !isByIndex && shown.length > 0 && <BookGrid books={shown} index={early.index} />}
      <Suspense fallback={(isByIndex || shown.length === 0) && <BookGridSkeleton />}>
        {isOutOfRange && <PageOutOfRange query={query} failure={notices} onPage={goToPage} />}
        {hasList && (
          <AfterList
            query={query}
            page={page}
            total={total}
            isEmpty={shown.length === 0}
            isByIndex={isByIndex}
            titles={hasHints ? titles : null}
            onPage={goToPage}
            onQuery={change}
          />
        )}
      </Suspense>
    </section>
  );
}
