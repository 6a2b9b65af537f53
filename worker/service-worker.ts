// The service worker: bundled by `npm run build`, with the list of the site's files as `SITE_FILES`
// and its hash as `SITE_VERSION` (docs/decisions/0013-service-worker.md).
import { answerFromSite } from './pages';
import { answerFromSaved, keepCovers } from './saved-files';
import { Site, type SiteFile } from './site';

declare const self: ServiceWorkerGlobalScope;
declare const SITE_FILES: SiteFile[];
declare const SITE_VERSION: string;

/** What the page sends (lib/offline/). */
type Message = { type: 'SKIP_WAITING' } | { type: 'KEEP_COVERS'; urls: string[] };

const site = new Site(SITE_FILES, SITE_VERSION);

// When this fails the browser discards the worker, and tries again on the next visit.
self.addEventListener('install', (event) => event.waitUntil(site.install()));

// Claims the open page, so that the first visit is available offline too.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([site.deleteOtherVersions(), self.clients.claim()])),
);

self.addEventListener('message', (event) => {
  const message = event.data as Message;
  // A new version waits until the visitor asks for it.
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  // Offline, or without space, some are not cached.
  if (message.type === 'KEEP_COVERS') event.waitUntil(keepCovers(message.urls).catch(() => {}));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = answerFromSite(site, request) ?? answerFromSaved(request);
  if (answer) event.respondWith(answer);
});
