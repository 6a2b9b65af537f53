import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import useSWR, { useSWRConfig, type Cache } from 'swr';
import type { Book } from '@/lib/book';
import { CatalogueError, retryDelay } from './failures';
import type { CataloguePage, CopyNote } from './normalise';
import { booksUrl, requestUrlOf, type CatalogueRequest } from './requests';
import { askServiceOrCopy } from './service-or-copy';
import { SLOW_MS } from './waits';

/** An answer of the catalogue. Without a page it is either an error or loading. */
export interface CatalogueAnswer {
  page: CataloguePage | undefined;
  /** The service's failure; the page beside it is the copy's. */
  error: CatalogueError | undefined;
  loading: boolean;
  /** Whether it has been loading for so long that one should say so. */
  slow: boolean;
  /** Incremented by each retry. */
  attempt: number;
  retry: () => void;
}

function useAnswer(url: string | null): CatalogueAnswer {
  const { cache } = useSWRConfig();
  const [attempt, setAttempt] = useState(0);
  const [retrying, setRetrying] = useState(false);
  const [slowAttempt, setSlowAttempt] = useState('');
  const thisAttempt = `${url} ${attempt}`;
  const request = useRef<AbortController>(null);
  const insisted = useRef(false);

  const { data, error, mutate } = useSWR<CataloguePage, Error>(
    url,
    (address: string) => {
      const controller = new AbortController();
      request.current = controller;
      const isInsisted = insisted.current;
      insisted.current = false;
      return askServiceOrCopy(address, controller.signal, isInsisted);
    },
    {
      // Pages in memory are not asked for again; the copy's are data like any other.
      revalidateOnFocus: false,
      revalidateIfStale: false,
      loadingTimeout: SLOW_MS,
      revalidateOnReconnect: url !== null && cache.get(url)?.data === undefined,
      onLoadingSlow: () => setSlowAttempt(thisAttempt),
      onErrorRetry: (failure, address, _config, revalidate, { retryCount }) => {
        // Aborted by a screen that was left, and wanted by one that is shown.
        if (failure.name === 'AbortError') {
          return void revalidate({ retryCount: retryCount - 1, dedupe: true });
        }
        if (!(failure instanceof CatalogueError)) return;
        const delay = retryDelay(failure, retryCount, Math.random());
        if (delay === null) return;
        setTimeout(() => {
          if (cache.get(address)?.error === failure) void revalidate({ retryCount, dedupe: true });
        }, delay);
      },
    },
  );

  // A layout effect's cleanup runs before SWR asks for the next address.
  useLayoutEffect(() => () => request.current?.abort(), [url]);

  // The service's late answer takes the place of the copy's page, unless the visitor has scrolled.
  useEffect(() => {
    if (!data?.copy?.late) return;
    const { late, ...note } = data.copy;
    const top = window.scrollY;
    let left = false;
    const show = (page: CataloguePage) => {
      if (!left) void mutate(page, { revalidate: false });
    };
    late.then(
      (page) => show(window.scrollY === top ? page : { ...data, copy: note }),
      (failure: unknown) => {
        if (failure instanceof CatalogueError) show({ ...data, copy: { ...note, error: failure } });
      },
    );
    return () => {
      left = true;
    };
  }, [data, mutate]);

  const retry = () => {
    request.current?.abort();
    insisted.current = true;
    setAttempt((n) => n + 1);
    setRetrying(true);
    void mutate().finally(() => setRetrying(false));
  };

  const failure = data ? data.copy?.error : error;
  const shownError = !retrying && failure instanceof CatalogueError ? failure : undefined;
  const loading = url !== null && data === undefined && shownError === undefined;
  const slow = loading && slowAttempt === thisAttempt;
  return { page: data, error: shownError, loading, slow, attempt, retry };
}

/** A page of the catalogue; null: no request. */
export function useCataloguePage(request: CatalogueRequest | null): CatalogueAnswer {
  return useAnswer(request === null ? null : requestUrlOf(request));
}

/** The book if some page in memory has it: then opening it from a card costs no request. */
function findKnownBook(cache: Cache, id: number): Book | undefined {
  for (const key of cache.keys()) {
    const page: CataloguePage | undefined = cache.get(key)?.data;
    // The copy's searches are without summaries.
    if (page?.copy && key.includes('search=')) continue;
    const book = page?.results?.find((candidate) => candidate.id === id);
    if (book) return book;
  }
  return undefined;
}

/** Several books by their numbers, in that order; without those the service does not have. */
export function useBooks(ids: readonly number[]) {
  const answer = useAnswer(ids.length ? booksUrl(ids) : null);
  const books = ids.flatMap((id) => answer.page?.results.find((book) => book.id === id) ?? []);
  return { ...answer, books };
}

export interface BookAnswer extends Omit<CatalogueAnswer, 'page'> {
  book: Book | undefined;
  /** Set when the book is the copy's. */
  copy: CopyNote | undefined;
}

const notFound = new CatalogueError('not-found', 'Livro não encontrado');

/**
 * One book.
 *
 * @param id its number; null when the address has none: then the error is `not-found`, and nothing
 *   is asked, as the service answers an invalid id with the whole catalogue
 * @param exported the book as the exported page has it, which is the copy's: it is shown until the
 *   service has answered, and nothing is said of a service that fails
 */
export function useBook(id: number | null, exported?: Book): BookAnswer {
  const { cache } = useSWRConfig();
  const known = useMemo(() => (id === null ? undefined : findKnownBook(cache, id)), [cache, id]);
  const answer = useAnswer(id === null || known ? null : booksUrl([id]));
  const { error, loading, ...rest } = answer;
  const page = exported && answer.page?.copy ? undefined : answer.page;
  const book = known ?? (page ? page.results.find((one) => one.id === id) : exported);
  const missing = id === null || (page !== undefined && !book);
  return {
    ...rest,
    book,
    loading: loading && !book,
    copy: book && page?.copy,
    error: missing ? notFound : exported ? undefined : error,
  };
}
