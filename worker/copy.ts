import { CacheFirst, NetworkFirst, Route, type SerwistPlugin } from 'serwist';
import { COPY_CACHE, COPY_FOLDER } from '@/lib/offline/caches';

/** Whole answers only, and not the page of a hotel's network that is sent in place of the file. */
const whole: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isHtml = response.headers.get('content-type')?.includes('html');
    return response.status === 200 && !response.redirected && !isHtml ? response : null;
  },
};

const options = { cacheName: COPY_CACHE, plugins: [whole] };
const META = `${COPY_FOLDER}meta.json`;

/**
 * Files of the copy never change, but for the one that names the others. What is fetched to be saved
 * whole (`no-store`) the page puts into the cache itself.
 */
export const routesOfCopy = (): Route[] => [
  new Route(
    ({ sameOrigin, url }) => sameOrigin && url.pathname === META,
    new NetworkFirst(options),
  ),
  new Route(
    ({ sameOrigin, url, request }) =>
      sameOrigin && url.pathname.startsWith(COPY_FOLDER) && request.cache !== 'no-store',
    new CacheFirst(options),
  ),
];
