'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@/lib/when-idle';

/** What the service worker needs of the page: nothing until the page is idle. */
export function Offline() {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(() => {
        // Not needed for anything that the visitor came for.
        import('./new-version').then(
          ({ NewVersion }) => setPart(() => NewVersion),
          // Offline without a worker, or in a tab older than the last deployment.
          () => undefined,
        );
      }),
    [],
  );
  return Part && <Part />;
}
