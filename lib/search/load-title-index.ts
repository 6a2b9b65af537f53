import { BASE_PATH } from '@/lib/environment.mjs';
import type { TitleData } from './title-data';
import type { TitleIndex } from './title-index';
import manifest from './title-index-manifest.json';

/**
 * Where the static file of the index lies, from the root of the site. Its name holds the hash of
 * its contents, so any cache may keep it for ever.
 */
export const TITLES_PATH = `${BASE_PATH}/search/${manifest.file}`;

async function fetchTitles(): Promise<TitleData> {
  const response = await fetch(new URL(TITLES_PATH, window.location.href));
  if (!response.ok) throw new Error(`The index of titles: HTTP ${response.status}`);
  const data: unknown = await response.json();
  // The name of the file vouches for its contents; a host's error page sent as 200 has no version.
  if (typeof data !== 'object' || data === null || !('version' in data) || data.version !== 1) {
    throw new Error('The index of titles is not in the form expected.');
  }
  return data as TitleData;
}

async function load(): Promise<TitleIndex> {
  const [{ TitleIndex: Index }, titles] = await Promise.all([
    import('./title-index'),
    fetchTitles(),
  ]);
  return new Index(titles);
}

let loading: Promise<TitleIndex> | null = null;

/**
 * The index of Portuguese titles. It and the code that searches it are fetched at the first call
 * and kept; a call after a failed one tries again.
 *
 * @throws {Error} when the file cannot be had or read (a TypeError when the network fails)
 */
export function loadTitleIndex(): Promise<TitleIndex> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
