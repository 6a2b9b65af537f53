import { CacheFirst, CacheableResponsePlugin, ExpirationPlugin, Route } from 'serwist';
import type { SerwistPlugin } from 'serwist';
import { COVERS_CACHE } from '@/lib/offline/caches';

/**
 * Covers are on another host, which lets no script read them: a browser may count each as 7 MB or
 * more against the site's quota, so there are few, and none past this share of it.
 */
const MAX_COVERS = 64;
const MAX_SHARE_OF_QUOTA = 0.25;
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

const limits = new ExpirationPlugin({
  maxEntries: MAX_COVERS,
  maxAgeSeconds: MAX_AGE_SECONDS,
  maxAgeFrom: 'last-used',
  purgeOnQuotaError: true,
});

const withinQuota: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    return usage < quota * MAX_SHARE_OF_QUOTA ? response : null;
  },
};

/** An unreadable response may be an error page, so what a page asks for is only looked up. */
const lookUp = new CacheFirst({
  cacheName: COVERS_CACHE,
  plugins: [{ cacheWillUpdate: async () => null }, limits],
});

/** Once the page has shown them (lib/offline/keep-covers.ts) they are known to be images. */
const keep = new CacheFirst({
  cacheName: COVERS_CACHE,
  plugins: [new CacheableResponsePlugin({ statuses: [0, 200] }), withinQuota, limits],
});

export const routesOfCovers = (): Route[] => [
  new Route(({ sameOrigin, event }) => !sameOrigin && event.type === 'message', keep),
  new Route(({ sameOrigin, request }) => !sameOrigin && request.destination === 'image', lookUp),
];
