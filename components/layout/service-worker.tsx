'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { whenPageIsComplete } from './when-page-is-complete';

/**
 * In a page that a cache kept and whose scripts are gone from the host: the next visit then has the new
 * version whole, whatever caches say. Offline it does nothing.
 */
function registerAnyway() {
  const note = document.querySelector<HTMLMetaElement>('meta[name=service-worker]');
  if (note) navigator.serviceWorker?.register(note.content).catch(() => undefined);
}

/** What the service worker needs of the page: nothing until the page is there. */
export function ServiceWorker() {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(
    // What the worker keeps is as much as the page itself, and would be in its way.
    () =>
      whenPageIsComplete(() => {
        // Not needed for anything that the visitor came for.
        import('./new-version').then(({ NewVersion }) => setPart(() => NewVersion), registerAnyway);
      }),
    [],
  );
  return Part && <Part />;
}
