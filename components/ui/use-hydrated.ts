import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False in the exported page and while it is taken over, true from then on: what only the browser
 * knows (its address, its storage) is shown after that, so both agree on the first picture.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
