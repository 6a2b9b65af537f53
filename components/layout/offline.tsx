'use client';

import { useEffect, useState, type ComponentType } from 'react';

/**
 * In a page that a cache kept and whose scripts are gone from the host: the next visit then has the new
 * version whole, whatever caches say. Offline it does nothing.
 */
function registerAnyway() {
  const note = document.querySelector<HTMLMetaElement>('meta[name=service-worker]');
  if (note) navigator.serviceWorker?.register(note.content).catch(() => undefined);
}

const LOOK_MS = 1000;
const MAX_LOOKS = 15;

/** What the service worker needs of the page: nothing until the page is there. */
export function Offline() {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    let looks = 0;
    // What the worker keeps is as much as the page itself, and would be in its way.
    const timer = setInterval(() => {
      looks += 1;
      if (document.querySelector('[data-skeleton]') && looks < MAX_LOOKS) return;
      clearInterval(timer);
      // Not needed for anything that the visitor came for.
      import('./new-version').then(({ NewVersion }) => setPart(() => NewVersion), registerAnyway);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return Part && <Part />;
}
