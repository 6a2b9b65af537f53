import { useState, useSyncExternalStore } from 'react';
import { onEvents } from './platform';

/** Dispatched on the window after the app has changed the address: browsers have no event for `pushState`. */
const CHANGED = 'bookshelfs:address';

/** Calls the listener when the address changes; returns the function that unsubscribes. */
export const subscribeAddress = onEvents('popstate', CHANGED);

/** Call this after the router has changed the address. */
export const announceAddress = (): void => void window.dispatchEvent(new Event(CHANGED));

/** What the current history entry keeps, as far as the caller knows of it. */
export const entryState = <State extends object>(): Partial<State> =>
  (window.history.state as Partial<State> | null) ?? {};

/** Keeps something more in the current history entry. */
export const keepInEntry = (more: object): void =>
  window.history.replaceState({ ...entryState(), ...more }, '');

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
 * The query of the address bar, `?q=…` or '', for the page at a path; while a book is shown over
 * that page, its last query. Next's `useSearchParams` would leave the screen out of the exported HTML,
 * and updates in a transition, tens of ms after the address.
 *
 * @param path with the base path
 * @returns null while the exported page hydrates at an address with a query, which it has not
 */
export function useAddressSearch(path: string): string | null {
  const read = () => (location.pathname === path ? location.search : null);
  const search = useSyncExternalStore(subscribeAddress, read, () => '');
  const [last, setLast] = useState('');
  if (search !== null && search !== last) setLast(search);
  const isHydrating = typeof location !== 'undefined' && (read() ?? search) !== search;
  return isHydrating ? null : (search ?? last);
}
