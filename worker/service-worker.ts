// The service worker: bundled by `npm run build`, with the list of the site's files as `SITE_FILES`
// (docs/decisions/0013-service-worker.md).
import { Serwist, type PrecacheEntry } from 'serwist';
import { SITE_CACHE } from '@/lib/offline/caches';
import { routesOfCopy } from './copy';
import { routesOfCovers } from './covers';
import { routesOfPages } from './pages';

declare const SITE_FILES: PrecacheEntry[];

const serwist = new Serwist({
  precacheEntries: SITE_FILES,
  precacheOptions: {
    cacheName: SITE_CACHE,
    // Behind everything that the visitor is waiting for.
    fetchOptions: { priority: 'low' },
    ignoreURLParametersMatching: [/^_rsc$/],
    directoryIndex: null,
    cleanURLs: false,
  },
  // A new version waits until the visitor asks for it: the page sends SKIP_WAITING.
  skipWaiting: false,
  // So that the first visit is at hand offline too.
  clientsClaim: true,
});

for (const route of [...routesOfPages(serwist), ...routesOfCopy(), ...routesOfCovers()]) {
  serwist.registerRoute(route);
}
serwist.addEventListeners();
