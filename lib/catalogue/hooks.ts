import { useEffect, useMemo, useState } from 'react';
import useSWR, { mutate, preload, useSWRConfig, type Cache, type SWRConfiguration } from 'swr';
import type { Book, CataloguePage, CopyNote } from './book';
import { CatalogueError } from './errors';
import { requestUrlOf } from './page-links';
import { booksUrl, type CatalogueRequest } from './requests';
import { askServiceOrCopy, insist, leave } from './service-or-copy';
import { mayBePaused } from './service-pause';
import { isRequested, requestService } from './service-requests';

/** The catalogue is told as slow after so much time. */
const SLOW_MS = 5_000;

/** Failures are in the answer; and once the app is unmounted SWR rejects. */
const ignoreFailure = (promise: Promise<unknown>): void => void promise.catch(() => undefined);

/** How many mounted components use each address. */
const userCounts = new Map<string, number>();

/** How many pages that nobody shows any more are kept in memory: some 3 MB. */
const MAX_LEFT = 30;

/** Their addresses, the one that was left first before the others. */
const leftUrls = new Set<string>();

/** Keeps the page of `url` in memory, in the place of the one that was left first. */
function keepInMemory(url: string, cache: Cache): void {
  leftUrls.add(url);
  const [oldest] = leftUrls;
  if (oldest === undefined || leftUrls.size <= MAX_LEFT) return;
  leftUrls.delete(oldest);
  cache.delete(oldest);
}

/** Cached pages are not revalidated, and service-or-copy.ts asks again after an error. */
const options: SWRConfiguration<CataloguePage | undefined, CatalogueError> = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
  loadingTimeout: SLOW_MS,
};

/**
 * Aborts the request for `url` when the last component that uses it unmounts, and takes it up again
 * when one comes back to a page that is not the service's.
 */
function useAbortOnLeave(url: string | null): void {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    if (url === null) return;
    const users = userCounts.get(url) ?? 0;
    userCounts.set(url, users + 1);
    leftUrls.delete(url);
    const known = cache.get(url);
    if (users === 0 && (known?.error || known?.data?.copy)) ignoreFailure(mutate(url));
    return () => {
      userCounts.set(url, (userCounts.get(url) ?? 0) - 1);
      // A component that mounts in the same commit is counted before this microtask.
      queueMicrotask(() => {
        if (userCounts.get(url) !== 0) return;
        userCounts.delete(url);
        leave(url);
        // Clears SWR's deduplication, so that a later use starts a new request.
        ignoreFailure(mutate(url));
        keepInMemory(url, cache);
      });
    };
  }, [url, cache, mutate]);
}

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

// The document's own request is taken over before hydration, which takes a phone a quarter of a second.
const early = globalThis.earlyRequest?.url;
if (early) ignoreFailure(preload(early, (url: string) => askServiceOrCopy(url, false, mutate)));

function useAnswer(url: string | null): CatalogueAnswer {
  const { cache, mutate: mutateAny } = useSWRConfig();
  const [attempt, setAttempt] = useState(0);
  const [retrying, setRetrying] = useState(false);
  const [slowAttempt, setSlowAttempt] = useState('');
  const thisAttempt = `${url} ${attempt}`;
  const { data, error, mutate } = useSWR<CataloguePage | undefined, CatalogueError>(
    url,
    (address: string) => askServiceOrCopy(address, Boolean(cache.get(address)?.data), mutateAny),
    { ...options, onLoadingSlow: () => setSlowAttempt(thisAttempt) },
  );
  useAbortOnLeave(url);

  const retry = () => {
    if (url !== null) insist(url);
    setAttempt((n) => n + 1);
    setRetrying(true);
    ignoreFailure(mutate().finally(() => setRetrying(false)));
  };

  const failed = retrying ? undefined : data ? data.copy?.error : error;
  const loading = url !== null && data === undefined && failed === undefined;
  const slow = loading && slowAttempt === thisAttempt;
  return { page: data, error: failed, loading, slow, attempt, retry };
}

/** A page of the catalogue; null: no request. */
export function useCataloguePage(request: CatalogueRequest | null): CatalogueAnswer {
  return useAnswer(request === null ? null : requestUrlOf(request));
}

/** Addresses that were prefetched: each once, even if that failed. */
const prefetched = new Set<string>();

/** A function that requests a page before it is shown, unless it is in memory. */
export function usePrefetchPage(): (request: CatalogueRequest) => void {
  const { cache, mutate } = useSWRConfig();
  return (request) => {
    const url = requestUrlOf(request);
    if (prefetched.has(url) || isRequested(url) || mayBePaused() || cache.get(url)?.data) return;
    prefetched.add(url);
    requestService(url).page.then(
      (page) => mutate(url, page, { revalidate: false }),
      // The component that shows the page reports it.
      () => undefined,
    );
  };
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

/**
 * One book.
 *
 * @param id its number; null when the address has none: then the error is `not-found`, and nothing
 *   is asked, as the service answers an invalid id with the whole catalogue
 * @param ofPage the book as the exported page has it, which is the copy's: it stands until the
 *   service has answered, and nothing is said of a service that fails
 */
export function useBook(id: number | null, ofPage?: Book): BookAnswer {
  const { cache } = useSWRConfig();
  const known = useMemo(() => (id === null ? undefined : findKnownBook(cache, id)), [cache, id]);
  const answer = useAnswer(id === null || known ? null : booksUrl([id]));
  const { error, loading, ...rest } = answer;
  const page = ofPage && answer.page?.copy ? undefined : answer.page;
  const book = known ?? (page ? page.results.find((one) => one.id === id) : ofPage);
  const missing = id === null || (page !== undefined && !book);
  return {
    ...rest,
    book,
    loading: loading && !book,
    copy: book && page?.copy,
    error: missing ? notFound : ofPage ? undefined : error,
  };
}

const notFound = new CatalogueError('not-found', 'Livro não encontrado');
