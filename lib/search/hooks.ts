import useSWRImmutable from 'swr/immutable';
import { BASE_PATH } from '@/lib/environment.mjs';
import type { TitleData } from './title-data';
import type { TitleIndex } from './title-index';
import manifest from './title-index-manifest.json';

/** The file's name has the hash of its contents. */
const TITLES_PATH = `${BASE_PATH}/search/${manifest.file}`;

/** A search that finds nothing waits for the index before it says so. */
const INDEX_TIMEOUT_MS = 15_000;

async function loadTitleIndex(path: string): Promise<TitleIndex> {
  const [response, { readTitleIndex }] = await Promise.all([
    fetch(new URL(path, window.location.href), { signal: AbortSignal.timeout(INDEX_TIMEOUT_MS) }),
    // Loaded on demand, as the home does without it.
    import('./title-index'),
  ]);
  if (!response.ok) throw new Error(`The index of titles: HTTP ${response.status}`);
  return await readTitleIndex((await response.json()) as TitleData);
}

export interface TitleIndexState {
  /** The index of Portuguese titles; null until it is wanted and loaded, or when that failed. */
  index: TitleIndex | null;
  isLoading: boolean;
}

/**
 * The index of Portuguese titles; it and its code are fetched the first time it is wanted, and kept.
 * After a failure the next component that wants it tries again.
 *
 * @param wanted whether the component needs it now
 */
export function useTitleIndex(wanted: boolean): TitleIndexState {
  const { data, error } = useSWRImmutable<TitleIndex, Error>(
    wanted ? TITLES_PATH : null,
    loadTitleIndex,
    { shouldRetryOnError: false },
  );
  return { index: data ?? null, isLoading: wanted && !data && !error };
}
