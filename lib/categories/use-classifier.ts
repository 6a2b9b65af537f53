import { useEffect, useState } from 'react';
import type * as Classify from './classify';

type Classifier = Pick<typeof Classify, 'categoriesOf' | 'categoryLabels'>;

/**
 * The code that tells the categories of a book, or null until it is here: its table is fetched on its
 * own, after the first cards.
 *
 * @param wanted whether it is needed yet
 */
export function useClassifier(wanted: boolean): Classifier | null {
  const [classifier, setClassifier] = useState<Classifier | null>(null);
  useEffect(() => {
    if (!wanted || classifier) return;
    let left = false;
    // Without it the books are still there, only unlabelled: the next page tries again.
    import('./classify').then(
      (loaded) => !left && setClassifier(loaded),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [wanted, classifier]);
  return classifier;
}
