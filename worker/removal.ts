// Takes the place of the service worker to remove it for good: see Deploy in README.md.
import { ALL_CACHES } from '@/lib/offline/caches';

declare const self: ServiceWorkerGlobalScope;

const isOurs = (name: string) => ALL_CACHES.includes(name.split('#')[0] ?? '');

async function remove(): Promise<void> {
  await Promise.all((await caches.keys()).filter(isOurs).map((name) => caches.delete(name)));
  await self.registration.unregister();
  // Reloads pages whose scripts may be gone from the host. Not awaited: their navigations wait until
  // this worker is active.
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) void page.navigate(page.url);
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
