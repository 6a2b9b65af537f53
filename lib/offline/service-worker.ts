import { savesData } from '../browser/platform';
import { BASE_PATH } from '../environment.mjs';

/** Long enough to send a page's covers in one message. */
const COVERS_PAUSE_MS = 1_000;

/**
 * Registers the service worker, and watches for new versions. When the visitor has activated one,
 * every tab reloads.
 *
 * @param announce called when a new version is waiting, with the function that activates it
 */
export async function startWorker(announce: (update: () => void) => void): Promise<void> {
  // The build adds it to every page of a site that has a worker.
  const meta = document.querySelector<HTMLMetaElement>('meta[name="service-worker"]');
  if (!meta || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  // Installing it downloads the whole site: not with Save-Data, unless it is installed already.
  if (savesData() && !workers.controller) return;
  const options = { scope: `${BASE_PATH}/`, updateViaCache: 'none' } as const;
  // Undefined where the browser blocks storage, or a test blocks workers.
  const registration: ServiceWorkerRegistration | undefined = await workers
    .register(meta.content, options)
    .catch(() => undefined);
  if (!registration) return;
  watchVersions(registration, announce);
  keepCovers();
}

function watchVersions(
  registration: ServiceWorkerRegistration,
  announce: (update: () => void) => void,
): void {
  const workers = navigator.serviceWorker;
  let hasWorker = Boolean(workers.controller ?? registration.active);
  const takeOver = () => {
    // The very first worker claims a page of its own version.
    if (hasWorker) location.reload();
    hasWorker = true;
  };
  const offer = () => announce(() => registration.waiting?.postMessage({ type: 'SKIP_WAITING' }));
  const watchInstalling = () => {
    const { installing } = registration;
    const offerIfInstalled = () => {
      if (installing?.state === 'installed' && registration.active) offer();
    };
    installing?.addEventListener('statechange', offerIfInstalled);
  };
  // The browser checks for a new version only on navigation, and a tab may stay open for days.
  const checkForUpdate = () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  };

  workers.addEventListener('controllerchange', takeOver);
  registration.addEventListener('updatefound', watchInstalling);
  document.addEventListener('visibilitychange', checkForUpdate);
  watchInstalling();
  if (registration.waiting) offer();
}

const isCover = ({ complete, naturalWidth, src }: HTMLImageElement): boolean =>
  complete && naturalWidth > 0 && new URL(src).origin !== location.origin;

/**
 * Has the worker cache the covers that the page has painted. Their responses are opaque: only a
 * painted one is known to be an image and not an error page.
 */
function keepCovers(): void {
  const workers = navigator.serviceWorker;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    timer = undefined;
    const urls = [...document.images].filter(isCover).map(({ src }) => src);
    workers.controller?.postMessage({ type: 'KEEP_COVERS', urls });
  };
  const scheduleSend = () => {
    timer ??= setTimeout(send, COVERS_PAUSE_MS);
  };
  scheduleSend();
  // Images' load events do not bubble, but can be captured.
  document.addEventListener('load', scheduleSend, true);
  // On the first visit covers load before the worker controls the page.
  workers.addEventListener('controllerchange', scheduleSend);
}
