import { BASE_PATH } from '../environment.mjs';

/** How often a tab that stays open looks for a new version, at most. */
const CHECK_MS = 60 * 60 * 1000;

/** The worker's address, which the build notes in every page of a site that has one; else null. */
const workerAddress = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="service-worker"]')?.content ?? null;

/**
 * Registers the service worker. It installs itself beside the one that is active, if any, and waits.
 *
 * @returns null where there is none: no support, a site built without one, storage that is refused
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  const address = workerAddress();
  if (address === null || !('serviceWorker' in navigator)) return null;
  const options = { scope: `${BASE_PATH}/`, updateViaCache: 'none' } as const;
  // Undefined where a test blocks workers.
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker
    .register(address, options)
    .catch(() => undefined);
  return registration ?? null;
}

/** Whether the scripts of this document are those of the active worker's version: others' are not kept. */
async function isOfWorkersVersion(): Promise<boolean> {
  const scripts = document.querySelectorAll<HTMLScriptElement>(
    'script[src*="/_next/static/"]:not([nomodule])',
  );
  const found = await Promise.all([...scripts].map(({ src }) => caches.match(src)));
  return found.every(Boolean);
}

/**
 * Looks for a new version. A host that has no worker any more would leave this one at work for ever:
 * then it is removed, and pages come from the host again.
 *
 * @returns whether it was removed
 */
async function checkForUpdate(registration: ServiceWorkerRegistration): Promise<boolean> {
  try {
    await registration.update();
    return false;
  } catch {
    const address = workerAddress();
    if (address === null) return false;
    const response = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return response.status === 404 && registration.unregister();
  }
}

/**
 * Follows the versions of the site for as long as the page is open. When a worker of another version
 * takes over, which only the visitor can ask for, the page is reloaded, in every tab.
 *
 * @param announce is called when a newer version is at hand, with the function that changes to it
 * @returns stops following
 */
export function followVersions(
  registration: ServiceWorkerRegistration,
  announce: (update: () => void) => void,
): () => void {
  const stops: (() => void)[] = [];
  const listen = (target: EventTarget, type: string, listener: () => void) => {
    target.addEventListener(type, listener);
    stops.push(() => target.removeEventListener(type, listener));
  };
  const workers = navigator.serviceWorker;
  let hasWorker = workers.controller !== null || registration.active !== null;
  let checkedAt = 0;

  const update = () => {
    if (registration.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
    else location.reload();
  };
  /** A page that a cache on the way kept may be older than the worker. */
  const comparePage = async () => {
    const { active, installing, waiting } = registration;
    if (active && !installing && !waiting && !(await isOfWorkersVersion())) announce(update);
  };
  const watchInstalling = () => {
    const { installing } = registration;
    if (!installing) return;
    const look = () => {
      if (installing.state === 'installed' && registration.active) announce(update);
      else if (installing.state === 'activated') void comparePage();
    };
    listen(installing, 'statechange', look);
  };
  const takeOver = () => {
    // The first worker of all takes over pages that need not change.
    if (hasWorker) location.reload();
    hasWorker = true;
  };
  const check = async () => {
    checkedAt = Date.now();
    // Offline there is nothing to learn.
    if (await checkForUpdate(registration).catch(() => false)) announce(update);
  };
  const comeBack = () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt >= CHECK_MS) void check();
  };

  listen(registration, 'updatefound', watchInstalling);
  listen(workers, 'controllerchange', takeOver);
  listen(document, 'visibilitychange', comeBack);
  watchInstalling();
  if (registration.waiting) announce(update);
  void comparePage();
  if (registration.active) void check();
  return () => {
    for (const stop of stops) stop();
  };
}
