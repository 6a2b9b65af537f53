import { useState, useSyncExternalStore } from 'react';

/*
 * The address bar as a store. Not Next's `useSearchParams`, which leaves the exported page without
 * its screen, and which follows a change of the address only in a transition, tens of ms later.
 */
const listeners = new Set<() => void>();

/** Calls the listener when the address changes; returns the function that unsubscribes. */
export function subscribeAddress(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** To be called when the router has changed the address: the platform has no event for that. */
export const announceAddress = (): void => listeners.forEach((listener) => listener());

/**
 * Changes the address without loading or rendering another route.
 *
 * @param href with the base path
 * @param state kept with the new history entry
 */
export function setAddress(href: string, entry: 'push' | 'replace', state: object = {}): void {
  if (entry === 'push') window.history.pushState(state, '', href);
  else window.history.replaceState(state, '', href);
  announceAddress();
}

/**
 * The query of the address bar, `?q=…` or '', for the page at a path; while another page is shown
 * over it, the query that it had.
 *
 * @param path with the base path
 * @returns null while the exported page hydrates at an address that it was not made for
 */
export function useAddressSearch(path: string): string | null {
  const read = () => (location.pathname === path ? location.search : null);
  const search = useSyncExternalStore(subscribeAddress, read, () => '');
  const [last, setLast] = useState('');
  if (search !== null && search !== last) setLast(search);
  const isHydrating = typeof location !== 'undefined' && (read() ?? search) !== search;
  return isHydrating ? null : (search ?? last);
}
