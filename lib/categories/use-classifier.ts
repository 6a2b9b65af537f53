import { useEffect, useState } from 'react';
import type * as Classify from './classify';

export type Classifier = Pick<typeof Classify, 'categoriesOf' | 'categoryLabels'>;

/** The code once it is here: the next grid has it in its first render. */
let loaded: Classifier | null = null;

/**
 * The code that tells the categories of a book, or null until it is here: its table is fetched on its
 * own, after the first cards.
 *
 * @param wanted whether it is needed yet
 */
export function useClassifier(wanted: boolean): Classifier | null {
  const [classifier, setClassifier] = useState(loaded);
  useEffect(() => {
    if (!wanted || classifier) return;
    let left = false;
    // Without it the books are still there, only unlabelled: the next page tries again.
    import('./classify').then(
      (code) => {
        loaded = code;
        if (!left) setClassifier(code);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [wanted, classifier]);
  return classifier;
}
