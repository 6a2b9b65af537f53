import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False in the exported page and while it hydrates, then true. What only the browser knows (the
 * address, local storage) is rendered after that, so that the first render matches the HTML.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
