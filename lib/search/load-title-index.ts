import { BASE_PATH } from '@/lib/environment.mjs';
import type { TitleData } from './title-data';
import { TitleIndex } from './title-index';
import { Vocabulary } from './vocabulary';
import { splitWords } from './words';
import manifest from './title-index-manifest.json';

/** The address of the index. Its name has the hash of its contents, so it can be cached for ever. */
export const TITLES_PATH = `${BASE_PATH}/search/${manifest.file}`;

/** A search that finds nothing waits for the index before it says so. */
const MAX_TIME_MS = 15_000;

async function fetchTitles(signal: AbortSignal): Promise<TitleData> {
  const response = await fetch(new URL(TITLES_PATH, window.location.href), { signal });
  if (!response.ok) throw new Error(`The index of titles: HTTP ${response.status}`);
  const data: unknown = await response.json();
  // The hash in the file's name guarantees its contents, but a host may send something else as 200.
  if (typeof data !== 'object' || data === null || !('version' in data) || data.version !== 2) {
    throw new Error('The index of titles is not in the form expected.');
  }
  return data as TitleData;
}

/** Whoever is typing waits no longer than that for the key to show. */
const SLICE_MS = 10;

/** The words of the index, read in slices: all at once they take a cheap phone half a second. */
async function readVocabulary({ titles, authors, knownNames }: TitleData): Promise<Vocabulary> {
  const vocabulary = new Vocabulary();
  let end = performance.now() + SLICE_MS;
  for (const text of [...titles, ...authors, ...knownNames.map(([name]) => name)]) {
    vocabulary.add(splitWords(text));
    if (performance.now() < end) continue;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + SLICE_MS;
  }
  return vocabulary;
}

async function load(): Promise<TitleIndex> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), MAX_TIME_MS);
  try {
    const data = await fetchTitles(controller.signal);
    return new TitleIndex(data, await readVocabulary(data));
  } finally {
    clearTimeout(timer);
  }
}

let loading: Promise<TitleIndex> | null = null;

/**
 * The index of Portuguese titles, fetched at the first call and kept; a call after a failed one tries
 * again.
 *
 * @throws {Error} when the file cannot be fetched or read (a TypeError when the network fails, an
 *   AbortError after 15 s)
 */
export function loadTitleIndex(): Promise<TitleIndex> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
