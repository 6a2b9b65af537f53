'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@/lib/when-idle';

/**
 * In a page that a cache kept and whose scripts are gone from the host: the next visit then has the new
 * version whole, whatever caches say. Offline it does nothing.
 */
function registerAnyway() {
  const note = document.querySelector<HTMLMetaElement>('meta[name=service-worker]');
  if (note) navigator.serviceWorker?.register(note.content).catch(() => undefined);
}

const LOOK_AGAIN_MS = 1000;
const MAX_LOOKS = 15;

/** What the worker keeps is as much as the page itself, and would be in its way. */
const isLoading = () =>
  document.readyState !== 'complete' || document.querySelector('[aria-busy=true]') !== null;

/** Calls `work` when nothing is loading any more, or has been for too long; returns what cancels it. */
function whenLoaded(work: () => void, looks = MAX_LOOKS): () => void {
  let cancel = whenIdle(() => {
    if (looks === 0 || !isLoading()) return work();
    const timer = setTimeout(() => (cancel = whenLoaded(work, looks - 1)), LOOK_AGAIN_MS);
    cancel = () => clearTimeout(timer);
  });
  return () => cancel();
}

/** What the service worker needs of the page: nothing until the page is there. */
export function Offline() {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(
    () =>
      whenLoaded(() => {
        // Not needed for anything that the visitor came for.
        import('./new-version').then(({ NewVersion }) => setPart(() => NewVersion), registerAnyway);
      }),
    [],
  );
  return Part && <Part />;
}
