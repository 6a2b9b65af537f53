import { savesData } from '../browser/platform';
import { BASE_PATH } from '../environment.mjs';

/** Long enough to send a page's covers in one message. */
const COVERS_PAUSE_MS = 1_000;

/**
 * Reloads the page when a worker of another version takes over, which the visitor may ask for in any
 * tab: also while this one still loads.
 */
export function followVersion(): void {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  // The first worker of all takes over pages that need not change.
  let isAnother = workers.getRegistration().then(
    (registration) => Boolean(registration?.active),
    () => false,
  );
  workers.addEventListener('controllerchange', async () => {
    if (await isAnother) location.reload();
    isAnother = Promise.resolve(true);
  });
}

/**
 * Registers the service worker, and looks for newer versions of it as long as the document is open.
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
  watchForUpdates(registration, announce);
  keepCovers();
}

function watchForUpdates(
  registration: ServiceWorkerRegistration,
  announce: (update: () => void) => void,
): void {
  const update = () => {
    const { active, waiting } = registration;
    // It is there already, or gone: either way the page becomes the version that there is.
    if (!waiting) return location.reload();
    waiting.postMessage({ type: 'SKIP_WAITING' });
    active?.postMessage({ type: 'GIVE_WAY' });
  };
  const offer = () => announce(update);
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
