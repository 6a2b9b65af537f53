import { useEffect, useState } from 'react';
import type { TitleIndex } from './title-index';

/** The index of Portuguese titles, or the state of its request. */
export type TitleIndexState = TitleIndex | 'loading' | 'failed';

/** Kept, so that components mounted later have it in their first render. */
let loaded: TitleIndex | null = null;

/**
 * The index of Portuguese titles; it and its code are fetched the first time it is wanted.
 *
 * @param wanted whether the component needs it now
 */
export function useTitleIndex(wanted: boolean): TitleIndexState {
  const [state, setState] = useState<TitleIndexState>(() => loaded ?? 'loading');
  const missing = typeof state === 'string';
  useEffect(() => {
    if (!wanted || !missing) return;
    let ignore = false;
    // Most visits search nothing: the code that fetches the index is not needed before.
    import('./load-title-index')
      .then(({ loadTitleIndex }) => loadTitleIndex())
      .then(
        (index) => {
          loaded = index;
          if (!ignore) setState(index);
        },
        () => !ignore && setState('failed'),
      );
    return () => {
      ignore = true;
    };
  }, [wanted, missing]);
  return state;
}
