import { COPY_CACHE, isFile } from '@/lib/offline/caches';
import { COPY_META_PATH, COPY_PATH } from '@/lib/paths';

/** How long the host may be silent. */
const PATIENCE_MS = 3_000;

/** The copy that the host has now; without an answer the saved one, or the one that was read last. */
async function answerDescription(request: Request): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const response = await Promise.race([fetch(request).catch(() => null), late]);
  if (response && isFile(response)) return response;
  const saved = await caches.match(COPY_META_PATH, { cacheName: COPY_CACHE });
  return saved ?? response ?? fetch(COPY_META_PATH, { cache: 'force-cache' });
}

/**
 * Answers from the copy that the page has saved (lib/offline/saved-catalogue.ts): its files never change,
 * but for the one that names the others. What was only read is in the browser's own cache.
 *
 * @returns null for what is not of the copy, or is fetched to be saved (`no-store`)
 */
export function answerFromCopy(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return null;
  if (pathname === COPY_META_PATH) return answerDescription(request);
  if (!pathname.startsWith(`${COPY_PATH}/`) || request.cache === 'no-store') return null;
  const saved = caches.match(request.url, { cacheName: COPY_CACHE });
  return saved.then((file) => file ?? fetch(request));
}
