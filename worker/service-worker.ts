// The service worker: bundled by `npm run build`, with the list of the site's files as `SITE_FILES`
// and its hash as `SITE_VERSION` (docs/decisions/0013-service-worker.md).
import { answerFromSite } from './pages';
import { answerFromSaved, keepCovers } from './saved-files';
import { Site, type SiteFile } from './site';

declare const self: ServiceWorkerGlobalScope;
declare const SITE_FILES: SiteFile[];
declare const SITE_VERSION: string;

/** What the page sends (lib/offline/). */
type Message = { type: 'SKIP_WAITING' | 'GIVE_WAY' } | { type: 'KEEP_COVERS'; urls: string[] };

const site = new Site(SITE_FILES, SITE_VERSION);

/** A new version takes over only when the old one has no pending responses, and a cover may take minutes: on GIVE_WAY they end as network errors. */
let giveWay: () => void;
const givenWay = new Promise<Response>((resolve) => {
  giveWay = () => resolve(Response.error());
});

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
  if (message.type === 'GIVE_WAY') giveWay();
  if (message.type !== 'KEEP_COVERS') return;
  // Offline, or without space, some are not kept.
  const keeping = keepCovers(message.urls).catch(() => {});
  event.waitUntil(Promise.race([keeping, givenWay]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = answerFromSite(site, request);
  if (answer) return event.respondWith(answer);
  const saved = answerFromSaved(request);
  if (saved) event.respondWith(Promise.race([saved, givenWay]));
});
