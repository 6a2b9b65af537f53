type Announce = (update: () => void) => void;

/** Long enough to send a page's covers in one message. */
const COVERS_PAUSE_MS = 1_000;

/**
 * Looks for newer versions of the service worker as long as the document is open, and sends it the
 * covers that the page paints.
 *
 * @param announce called when a new version is waiting, with the function that activates it
 */
export function followWorker(registration: ServiceWorkerRegistration, announce: Announce): void {
  watchForUpdates(registration, announce);
  sendCovers();
}

function watchForUpdates(registration: ServiceWorkerRegistration, announce: Announce): void {
  const update = () => {
    const { active, waiting } = registration;
    // None is waiting any more: it is active already, or was discarded.
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
function sendCovers(): void {
  const workers = navigator.serviceWorker;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    timer = undefined;
    const urls = [...document.images].filter(isCover).map(({ src }) => src);
    if (urls.length > 0) workers.controller?.postMessage({ type: 'KEEP_COVERS', urls });
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
