import { useEffect, useMemo, useState } from 'react';
import useSWR, { useSWRConfig, type Cache, type SWRConfiguration } from 'swr';
import type { Book, CataloguePage } from './book';
import { fetchCataloguePage } from './client';
import { CatalogueError, mayRetry } from './errors';
import { requestUrlOf } from './page-links';
import { booksUrl, type CatalogueRequest } from './requests';

const FIRST_RETRY_MS = 2_000;
const MAX_RETRIES = 4;
/** A longer Retry-After is not retried automatically. */
const MAX_WAIT_MS = 120_000;

interface RequestInFlight {
  readonly controller: AbortController;
  readonly page: Promise<CataloguePage>;
}

/** Requests in flight, and how many mounted components use each address. */
const inFlight = new Map<string, RequestInFlight>();
const userCounts = new Map<string, number>();

function request(url: string): RequestInFlight {
  const controller = new AbortController();
  const page = fetchCataloguePage(url, controller.signal).finally(() => {
    if (inFlight.get(url)?.controller === controller) inFlight.delete(url);
  });
  inFlight.set(url, { controller, page });
  return { controller, page };
}

/** Shares a request in flight. Resolves to undefined when it was aborted, which is no error. */
async function fetchShared(url: string): Promise<CataloguePage | undefined> {
  const { controller, page } = inFlight.get(url) ?? request(url);
  try {
    return await page;
  } catch (error) {
    if (controller.signal.aborted) return undefined;
    throw error;
  }
}

/** Cached pages are not revalidated; only errors that may pass are retried (no 4xx but 429). */
const options: SWRConfiguration<CataloguePage | undefined, CatalogueError> = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (!mayRetry(error) || retryCount > MAX_RETRIES) return;
    // Jitter of up to 25 %, so that requests that failed together are not retried together.
    const backoff = FIRST_RETRY_MS * 2 ** (retryCount - 1) * (1 + Math.random() / 4);
    const wait = Math.max(backoff, error.retryAfter ?? 0);
    if (wait <= MAX_WAIT_MS) setTimeout(() => void revalidate({ retryCount }), wait);
  },
};

/** Aborts the request for `url` when the last component that uses it unmounts. */
function useAbortOnLeave(url: string | null): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (url === null) return;
    userCounts.set(url, (userCounts.get(url) ?? 0) + 1);
    return () => {
      userCounts.set(url, (userCounts.get(url) ?? 0) - 1);
      // A component that mounts in the same commit is counted before this microtask.
      queueMicrotask(() => {
        if (userCounts.get(url) !== 0) return;
        userCounts.delete(url);
        const unused = inFlight.get(url);
        if (!unused) return;
        inFlight.delete(url);
        unused.controller.abort();
        // Clears SWR's deduplication, so that a later use starts a new request. It rejects once the
        // app is unmounted.
        mutate(url).catch(() => undefined);
      });
    };
  }, [url, mutate]);
}

/** An answer of the catalogue: exactly one of page, error and loading. */
export interface CatalogueAnswer {
  page: CataloguePage | undefined;
  error: CatalogueError | undefined;
  loading: boolean;
  /** Incremented by each retry. */
  attempt: number;
  retry: () => void;
}

function useAnswer(url: string | null): CatalogueAnswer {
  const { data, error, mutate } = useSWR<CataloguePage | undefined, CatalogueError>(
    url,
    fetchShared,
    options,
  );
  const [attempt, setAttempt] = useState(0);
  const [retrying, setRetrying] = useState(false);
  useAbortOnLeave(url);

  const retry = () => {
    setAttempt((n) => n + 1);
    setRetrying(true);
    // `error` has the failure.
    void mutate()
      .catch(() => undefined)
      .finally(() => setRetrying(false));
  };

  const offline = error?.kind === 'network';
  useEffect(() => {
    if (!offline) return;
    const revalidate = () => void mutate().catch(() => undefined);
    addEventListener('online', revalidate);
    return () => removeEventListener('online', revalidate);
  }, [offline, mutate]);

  const failed = data === undefined && !retrying ? error : undefined;
  const loading = url !== null && data === undefined && failed === undefined;
  return { page: data, error: failed, loading, attempt, retry };
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
    if (prefetched.has(url) || inFlight.has(url) || cache.get(url)?.data) return;
    prefetched.add(url);
    fetchShared(url).then(
      (page) => page && mutate(url, page, { revalidate: false }),
      // The component that shows the page reports it.
      () => undefined,
    );
  };
}

/** The book if some page in memory has it: then opening it from a card costs no request. */
function findKnownBook(cache: Cache, id: number): Book | undefined {
  for (const key of cache.keys()) {
    const page: CataloguePage | undefined = cache.get(key)?.data;
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
}

/**
 * One book.
 *
 * @param id its number; null when the address has none: then the error is `not-found`, and nothing
 *   is asked, as the service answers an invalid id with the whole catalogue
 */
export function useBook(id: number | null): BookAnswer {
  const { cache } = useSWRConfig();
  const known = useMemo(() => (id === null ? undefined : findKnownBook(cache, id)), [cache, id]);
  const answer = useAnswer(id === null || known ? null : booksUrl([id]));
  const { page, error, ...rest } = answer;
  const book = known ?? page?.results.find((candidate) => candidate.id === id);
  const missing = id === null || (page !== undefined && !book);
  return { ...rest, book, error: missing ? notFound : error };
}

const notFound = new CatalogueError('not-found', 'Livro não encontrado');
