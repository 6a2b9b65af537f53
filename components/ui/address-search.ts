import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/**
 * The query of the address bar, `?q=…` or ''. Not Next's `useSearchParams`: that leaves the exported
 * page without its screen, and follows a change of the address only in a transition.
 *
 * @returns null while the exported page hydrates at an address that it was not made for
 */
export function useAddressSearch(): string | null {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  return typeof location === 'undefined' || location.search === search ? search : null;
}

/**
 * Puts an address of the same page in the address bar. By the history API, as a static host has
 * nothing to say about a query.
 *
 * @param href with the base path
 */
export function setAddress(href: string, entry: 'push' | 'replace'): void {
  if (entry === 'push') window.history.pushState(null, '', href);
  else window.history.replaceState(null, '', href);
  listeners.forEach((listener) => listener());
}
