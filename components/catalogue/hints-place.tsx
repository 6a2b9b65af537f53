'use client';

import { Suspense, useLayoutEffect, useState } from 'react';
import { lazyExtra } from '@/components/ui/lazy-part';
import styles from './hints-place.module.css';
import type { ServiceAnswer } from './title-hints';

const TitleHints = lazyExtra(async () => (await import('./title-hints')).TitleHints);

/** The place of the hints, kept free above the books while the code that fills it is awaited. */
export function HintsPlace({ search, answer }: { search: string; answer: ServiceAnswer }) {
  const [keptFree, setKeptFree] = useState(false);
  const found = answer.state === 'found' && answer.count > 0;
  const keep = () => setKeptFree(true);
  return (
    <Suspense fallback={found ? <FreeLine onShown={keep} /> : null}>
      <TitleHints search={search} answer={answer} keptFree={keptFree} onKeepFree={keep} />
    </Suspense>
  );
}

function FreeLine({ onShown }: { onShown: () => void }) {
  useLayoutEffect(onShown);
  return <div className={styles.line} />;
}
