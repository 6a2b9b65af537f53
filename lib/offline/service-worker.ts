import { savesData } from '../browser/platform';
import { BASE_PATH } from '../environment.mjs';

/** Enough to wait for the rest of a page's covers. */
const COVERS_PAUSE_MS = 1_000;

/**
 * Registers the service worker, and follows it for as long as the document is open. When a worker of
 * another version takes over, which only the visitor can ask for, the page is reloaded, in every tab.
 *
 * @param announce is called when a newer version waits, with the function that changes to it
 */
export async function startWorker(announce: (update: () => void) => void): Promise<void> {
  // The build notes it in every page of a site that has a worker.
  const note = document.querySelector<HTMLMetaElement>('meta[name="service-worker"]');
  if (!note || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  // The worker fetches all of the site: not for those who save data, unless they have it already.
  if (savesData() && !workers.controller) return;
  const options = { scope: `${BASE_PATH}/`, updateViaCache: 'none' } as const;
  // Undefined where storage is refused, or a test blocks workers.
  const registration: ServiceWorkerRegistration | undefined = await workers
    .register(note.content, options)
    .catch(() => undefined);
  if (!registration) return;
  followVersions(registration, announce);
  keepCovers();
}

function followVersions(
  registration: ServiceWorkerRegistration,
  announce: (update: () => void) => void,
): void {
  const workers = navigator.serviceWorker;
  let hasWorker = Boolean(workers.controller ?? registration.active);
  const takeOver = () => {
    // The first worker of all takes over pages that need not change.
    if (hasWorker) location.reload();
    hasWorker = true;
  };
  const offer = () => announce(() => registration.waiting?.postMessage({ type: 'SKIP_WAITING' }));
  const watchInstalling = () => {
    const { installing } = registration;
    const look = () => {
      if (installing?.state === 'installed' && registration.active) offer();
    };
    installing?.addEventListener('statechange', look);
  };
  // The browser looks for a new version when it loads a page, and a tab may stay open for days.
  const comeBack = () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  };

  workers.addEventListener('controllerchange', takeOver);
  registration.addEventListener('updatefound', watchInstalling);
  document.addEventListener('visibilitychange', comeBack);
  watchInstalling();
  if (registration.waiting) offer();
}

const isCover = ({ complete, naturalWidth, src }: HTMLImageElement): boolean =>
  complete && naturalWidth > 0 && new URL(src).origin !== location.origin;

/**
 * Has the worker keep the covers that the page shows. Scripts cannot read them, so only what was shown
 * is known to be an image and no error page.
 */
function keepCovers(): void {
  const workers = navigator.serviceWorker;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    timer = undefined;
    const urls = [...document.images].filter(isCover).map(({ src }) => src);
    workers.controller?.postMessage({ type: 'KEEP_COVERS', urls });
  };
  const wait = () => {
    timer ??= setTimeout(send, COVERS_PAUSE_MS);
  };
  wait();
  // Images' load events do not bubble, but can be captured.
  document.addEventListener('load', wait, true);
  // On the first visit the covers are there before the worker is.
  workers.addEventListener('controllerchange', wait);
}
