import { useEffect, useMemo, useState } from 'react';
import useSWR, { useSWRConfig, type Cache, type SWRConfiguration } from 'swr';
import type { Book, CataloguePage } from './book';
import { fetchCataloguePage } from './client';
import { CatalogueError, mayRetry } from './errors';
import { requestUrlOf } from './page-links';
import { booksUrl, type CatalogueRequest } from './requests';

const FIRST_RETRY_MS = 2_000;
const MAX_RETRIES = 4;
/** A service that asks for a longer rest than this is asked again by the visitor, not by us. */
const MAX_WAIT_MS = 120_000;

/** Requests under way, and how many components on the page read each address. */
const underWay = new Map<string, AbortController>();
const readers = new Map<string, number>();

/** Gives undefined for a request that was aborted meanwhile: never an error. */
async function fetchAbortable(url: string): Promise<CataloguePage | undefined> {
  const controller = new AbortController();
  underWay.set(url, controller);
  try {
    return await fetchCataloguePage(url, controller.signal);
  } catch (error) {
    if (controller.signal.aborted) return undefined;
    throw error;
  } finally {
    if (underWay.get(url) === controller) underWay.delete(url);
  }
}

/**
 * What a catalogue read does and does not do by itself: what is in memory is shown without asking
 * again, and a failure is retried only where the same request may succeed (no 4xx but 429).
 */
const options: SWRConfiguration<CataloguePage | undefined, CatalogueError> = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (!mayRetry(error) || retryCount > MAX_RETRIES) return;
    // Up to a quarter more: pages that failed together do not come back together.
    const backoff = FIRST_RETRY_MS * 2 ** (retryCount - 1) * (1 + Math.random() / 4);
    const wait = Math.max(backoff, error.retryAfter ?? 0);
    if (wait <= MAX_WAIT_MS) setTimeout(() => void revalidate({ retryCount }), wait);
  },
};

/** Aborts the request for `url` once the last of its readers has left the page. */
function useAbortOnLeave(url: string | null): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (url === null) return;
    readers.set(url, (readers.get(url) ?? 0) + 1);
    return () => {
      readers.set(url, (readers.get(url) ?? 0) - 1);
      // A reader that takes this one's place in the same render is counted before the microtask.
      queueMicrotask(() => {
        if (readers.get(url) !== 0) return;
        readers.delete(url);
        const controller = underWay.get(url);
        if (!controller) return;
        underWay.delete(url);
        controller.abort();
        // Makes SWR forget the aborted request: a later visit asks anew instead of waiting for it.
        // It rejects when the whole app has gone, and its cache with it.
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
  /** Grows with every new try for the same address. */
  attempt: number;
  retry: () => void;
}

function useAnswer(url: string | null): CatalogueAnswer {
  const { data, error, mutate } = useSWR<CataloguePage | undefined, CatalogueError>(
    url,
    fetchAbortable,
    options,
  );
  const [attempt, setAttempt] = useState(0);
  const [retrying, setRetrying] = useState(false);
  useAbortOnLeave(url);

  const retry = () => {
    setAttempt((n) => n + 1);
    setRetrying(true);
    // The failure itself is told by `error`.
    void mutate()
      .catch(() => undefined)
      .finally(() => setRetrying(false));
  };

  const offline = error?.kind === 'network';
  useEffect(() => {
    if (!offline) return;
    const again = () => void mutate().catch(() => undefined);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [offline, mutate]);

  const failed = data === undefined && !retrying ? error : undefined;
  const loading = url !== null && data === undefined && failed === undefined;
  return { page: data, error: failed, loading, attempt, retry };
}

/** A page of the catalogue. Pass null to ask nothing. */
export function useCataloguePage(request: CatalogueRequest | null): CatalogueAnswer {
  return useAnswer(request === null ? null : requestUrlOf(request));
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

/** Several books by their numbers, in that order; those the service has not are left out. */
export function useBooks(ids: readonly number[]) {
  const { page, error, loading } = useAnswer(ids.length ? booksUrl(ids) : null);
  const books = ids.flatMap((id) => page?.results.find((book) => book.id === id) ?? []);
  return { books, error, loading };
}

export interface BookAnswer extends Omit<CatalogueAnswer, 'page'> {
  book: Book | undefined;
}

/**
 * One book.
 *
 * @param id its number; null when the address has none: then the error is `not-found`, and nothing
 *   is asked, as the service answers a senseless number with the whole catalogue
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
