import { COVERS_CACHE } from '@/lib/offline/caches';

/**
 * Covers are on another host, which lets no script read them: a browser may count each as 7 MB or
 * more against the site's quota, so there are few, and none past this share of it.
 */
const MAX_COVERS = 64;
const MAX_SHARE_OF_QUOTA = 0.25;

/** Keeps covers that the page has shown (lib/offline/keep-covers.ts), and so are images. */
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
    // From the browser's own cache: the page has just shown it.
    const options = {
      mode: 'no-cors',
      cache: 'force-cache',
      referrerPolicy: 'no-referrer',
    } as const;
    await cache.put(url, await fetch(url, options));
  }
}

/**
 * An unreadable response may be an error page, so what a page asks for is only looked up.
 *
 * @returns null for what is no cover
 */
export function answerFromCovers(request: Request): Promise<Response> | null {
  const { url, destination } = request;
  if (destination !== 'image' || new URL(url).origin === location.origin) return null;
  return caches.match(url, { cacheName: COVERS_CACHE }).then((kept) => kept ?? fetch(request));
}
