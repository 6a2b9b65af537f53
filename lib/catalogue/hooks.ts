import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import useSWR, { useSWRConfig, type Cache, type KeyedMutator } from 'swr';
import type { Book } from '@/lib/book';
import { CatalogueError, retryDelay } from './failures';
import type { CataloguePage } from './normalise';
import { booksUrl, requestUrlOf, type CatalogueRequest } from './requests';
import { askServiceOrCopy } from './service-or-copy';
import { SLOW_MS } from './waits';

/** An answer of the catalogue. Without a page it is either an error or loading. */
export interface CatalogueAnswer {
  page: CataloguePage | undefined;
  /** The service's failure; the page beside it is the copy's. */
  error: CatalogueError | undefined;
  loading: boolean;
  /** Whether it has been loading for so long that the screen should say so. */
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
  const retryPressed = useRef(false);

  const { data, error, mutate } = useSWR<CataloguePage, Error>(
    url,
    (address: string) => {
      const controller = new AbortController();
      request.current = controller;
      const waitForService = retryPressed.current;
      retryPressed.current = false;
      return askServiceOrCopy(address, controller.signal, waitForService);
    },
    {
      // A cached page is not requested again, even if it is the copy's.
      revalidateOnFocus: false,
      revalidateIfStale: false,
      loadingTimeout: SLOW_MS,
      revalidateOnReconnect: url !== null && cache.get(url)?.data === undefined,
      onLoadingSlow: () => setSlowAttempt(thisAttempt),
      onErrorRetry: (failure, address, _config, revalidate, { retryCount }) => {
        // SWR shared the request of another component, which has unmounted and aborted it.
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

  // A layout effect's cleanup runs before SWR requests the next address.
  useLayoutEffect(() => () => request.current?.abort(), [url]);

  useLateAnswer(data, mutate);

  const retry = () => {
    request.current?.abort();
    retryPressed.current = true;
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

/** Replaces the copy's page by the service's late answer, unless the visitor has scrolled; after a failure the copy's page stays, and carries it. */
function useLateAnswer(shown: CataloguePage | undefined, mutate: KeyedMutator<CataloguePage>) {
  // A layout effect, as its cleanup must run before the aborted request rejects.
  useLayoutEffect(() => {
    if (!shown?.copy?.late) return;
    const { late, ...note } = shown.copy;
    const top = window.scrollY;
    let isCancelled = false;
    const show = (page: CataloguePage) => {
      if (!isCancelled) void mutate(page, { revalidate: false });
    };
    late.then(
      (page) => show(window.scrollY === top ? page : { ...shown, copy: note }),
      // Aborted, when the visitor left the page before: nothing is late any more.
      (failure: unknown) => {
        const error = failure instanceof CatalogueError ? failure : undefined;
        show({ ...shown, copy: { ...note, error } });
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [shown, mutate]);
}

/** A page of the catalogue; for null nothing is requested. */
export function useCataloguePage(request: CatalogueRequest | null): CatalogueAnswer {
  return useAnswer(request === null ? null : requestUrlOf(request));
}

/** The book if a cached page has it, so that opening it from a card needs no request. */
function findKnownBook(cache: Cache, id: number): Book | undefined {
  for (const key of cache.keys()) {
    const page: CataloguePage | undefined = cache.get(key)?.data;
    // What the copy finds for a search has no summaries.
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

const notFound = new CatalogueError('not-found', 'no such book');

/**
 * One book; with `copy` when it is the copy's.
 *
 * @param id its number; null when the address has no valid one, which is `not-found` without a
 *   request, as the service answers an invalid id with the whole catalogue
 * @param exported the book of the exported page: it is shown until the service has answered, and
 *   without an error if that fails
 */
export function useBook(id: number | null, exported?: Book) {
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
