import { savesData } from '../browser/platform';
import { BASE_PATH } from '../environment.mjs';

/** Reloads the page when a worker of another version takes over, which the visitor may ask for in any tab: also while this one still loads. */
export function followVersion(): void {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  // No reload when the first worker ever takes over the page: they are of one version.
  let isAnother = workers.getRegistration().then(
    (registration) => Boolean(registration?.active),
    () => false,
  );
  workers.addEventListener('controllerchange', async () => {
    if (await isAnother) location.reload();
    isAnother = Promise.resolve(true);
  });
}

/** Registers the service worker; undefined where there is none to register. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  // The build adds it to every page of a site that has a worker.
  const meta = document.querySelector<HTMLMetaElement>('meta[name="service-worker"]');
  if (!meta || !('serviceWorker' in navigator)) return undefined;
  const workers = navigator.serviceWorker;
  // Installing it downloads the whole site: not with Save-Data, unless it is installed already.
  if (savesData() && !workers.controller) return undefined;
  const options = { scope: `${BASE_PATH}/`, updateViaCache: 'none' } as const;
  // Refused where the browser blocks storage, or a test blocks workers.
  return workers.register(meta.content, options).catch(() => undefined);
}
