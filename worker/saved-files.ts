import { COPY_CACHE, COVERS_CACHE, isFile } from '@/lib/offline/caches';
import { COPY_META_PATH, COPY_PATH } from '@/lib/paths';

/** The timeout of the request for the copy's description. */
const DESCRIPTION_TIMEOUT_MS = 3_000;

/**
 * Covers are opaque responses of another host, each of which a browser may count as 7 MB or more: so
 * there are few, and none past this share of the site's quota.
 */
const MAX_COVERS = 64;
const MAX_SHARE_OF_QUOTA = 0.25;

/** The description of the host's copy; without an answer that of the saved one, or a cached one. */
async function answerDescription(request: Request): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, DESCRIPTION_TIMEOUT_MS, null));
  const response = await Promise.race([fetch(request).catch(() => null), late]);
  if (response && isFile(response)) return response;
  const saved = await caches.match(COPY_META_PATH, { cacheName: COPY_CACHE });
  return saved ?? response ?? fetch(COPY_META_PATH, { cache: 'force-cache' });
}

const answerFrom = async (cacheName: string, request: Request): Promise<Response> =>
  (await caches.match(request.url, { cacheName })) ?? fetch(request);

/**
 * Answers from the saved copy (lib/offline/saved-catalogue.ts), of which only the description ever
 * changes, and from the cached covers.
 *
 * @returns null for all else, and for files that are fetched to be saved (`no-store`)
 */
export function answerFromSaved(request: Request): Promise<Response> | null {
  const { url, method, cache, destination } = request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) {
    return destination === 'image' ? answerFrom(COVERS_CACHE, request) : null;
  }
  if (method !== 'GET' || !pathname.startsWith(`${COPY_PATH}/`)) return null;
  if (pathname === COPY_META_PATH) return answerDescription(request);
  return cache === 'no-store' ? null : answerFrom(COPY_CACHE, request);
}

/** Caches covers that the page has painted: the opaque response to another request may be an error page. */
export async function keepCovers(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(COVERS_CACHE);
  for (const url of urls.slice(-MAX_COVERS)) {
    if (await cache.match(url)) continue;
    const kept = await cache.keys();
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    if (kept.length >= MAX_COVERS || usage >= quota * MAX_SHARE_OF_QUOTA) {
      const [oldest] = kept;
      if (!oldest) return;
      await cache.delete(oldest);
    }
    // The page has just painted it, so it is in the browser's HTTP cache.
    const options = {
      mode: 'no-cors',
      cache: 'force-cache',
      referrerPolicy: 'no-referrer',
    } as const;
    await cache.put(url, await fetch(url, options));
  }
}
