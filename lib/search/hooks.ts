import { useEffect, useState } from 'react';
import type { TitleIndex } from './title-index';

/** The index of Portuguese titles; 'loading' until it is here, 'failed' when it did not come. */
export type TitleIndexState = TitleIndex | 'loading' | 'failed';

/** Once it is here, what is shown next has it from the start. */
let loaded: TitleIndex | null = null;

/**
 * The index of Portuguese titles, fetched with its search code the first time it is wanted.
 *
 * @param wanted whether anything is being searched
 */
export function useTitleIndex(wanted: boolean): TitleIndexState {
  const [state, setState] = useState<TitleIndexState>(() => loaded ?? 'loading');
  const missing = typeof state === 'string';
  useEffect(() => {
    if (!wanted || !missing) return;
    let left = false;
    // Even the code that fetches it is fetched only now.
    import('./load-title-index')
      .then(({ loadTitleIndex }) => loadTitleIndex())
      .then(
        (index) => {
          loaded = index;
          if (!left) setState(index);
        },
        () => !left && setState('failed'),
      );
    return () => {
      left = true;
    };
  }, [wanted, missing]);
  return state;
}
