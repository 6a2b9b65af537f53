import { useEffect, useState } from 'react';
import type * as Classify from './classify';

export type Classifier = Pick<typeof Classify, 'categoriesOf' | 'categoryLabels'>;

/** The code once it is here: the next grid has it in its first render. */
let loaded: Classifier | null = null;

/**
 * The code that tells the categories of a book, or null while it is not here: its table is fetched on
 * its own, after the first cards.
 *
 * @param wanted whether it is needed yet
 * @returns `retry` asks for it again once it has `failed` to come
 */
export function useClassifier(wanted: boolean) {
  const [known, setKnown] = useState(loaded);
  // Another component may have loaded it since.
  const classifier = known ?? loaded;
  const [failed, setFailed] = useState(false);
  const missing = wanted && !classifier && !failed;
  useEffect(() => {
    if (!missing) return;
    let left = false;
    import('./classify').then(
      (code) => {
        loaded = code;
        if (!left) setKnown(code);
      },
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [missing]);
  return { classifier, loading: missing, failed, retry: () => setFailed(false) };
}
