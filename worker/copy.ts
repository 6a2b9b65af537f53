import { CacheFirst, NetworkFirst, Route, type SerwistPlugin } from 'serwist';
import { COPY_CACHE, COPY_FOLDER, SAVED_MARK } from '@/lib/offline/caches';
import { readMark } from '@/lib/offline/saved-mark';

const META = `${COPY_FOLDER}meta.json`;
/** How long the host may be silent when the device has a copy. */
const PATIENCE_SECONDS = 3;

/** Whole answers only, and not the page of a hotel's network that is sent in place of the file. */
const whole: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isHtml = response.headers.get('content-type')?.includes('html');
    return response.status === 200 && !response.redirected && !isHtml ? response : null;
  },
};

const versionOf = (meta: unknown): string | null =>
  typeof meta === 'object' && meta !== null && 'version' in meta ? String(meta.version) : null;

/** Offline a copy that was saved whole goes before a newer one of which some files were read. */
const savedFirst: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    const saved = (await readMark())?.saved;
    return saved ? Response.json(saved) : cachedResponse;
  },
};

/** Deletes the files of earlier copies, but not of one that was saved. */
const dropEarlier: SerwistPlugin = {
  cacheDidUpdate: async ({ newResponse }) => {
    const mark = await readMark();
    const kept = [await newResponse.clone().json(), mark?.saved].map(versionOf);
    const isKept = ({ url }: Request) => {
      const { pathname } = new URL(url);
      const isNamed = pathname === META || pathname === SAVED_MARK;
      return isNamed || kept.some((version) => pathname.startsWith(`${COPY_FOLDER}${version}/`));
    };
    const cache = await caches.open(COPY_CACHE);
    const earlier = (await cache.keys()).filter((request) => !isKept(request));
    await Promise.all(earlier.map((request) => cache.delete(request)));
  },
};

const files = new CacheFirst({ cacheName: COPY_CACHE, plugins: [whole] });
const meta = new NetworkFirst({
  cacheName: COPY_CACHE,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [whole, savedFirst, dropEarlier],
});

/**
 * Files of the copy never change, but for the one that names the others. What is fetched to be saved
 * whole (`no-store`) the page puts into the cache itself.
 */
export const routesOfCopy = (): Route[] => [
  new Route(({ sameOrigin, url }) => sameOrigin && url.pathname === META, meta),
  new Route(
    ({ sameOrigin, url, request }) =>
      sameOrigin && url.pathname.startsWith(COPY_FOLDER) && request.cache !== 'no-store',
    files,
  ),
];
