'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { savesData } from '@/lib/browser/platform';
import { keepCovers } from '@/lib/offline/keep-covers';
import { followVersions, registerWorker } from '@/lib/offline/registration';
import styles from './new-version.module.css';

/** Once all that the page itself asks for is there. */
const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/** Registers the service worker, and offers a new version of the site when there is one. */
export function NewVersion() {
  const [update, setUpdate] = useState<(() => void) | null>(null);
  useEffect(() => {
    let left = false;
    const stops: (() => void)[] = [];
    const start = async () => {
      await loaded();
      // The worker fetches all of the site: not for those who save data, unless they have it already.
      if (savesData() && !navigator.serviceWorker?.controller) return;
      const registration = await registerWorker();
      if (!registration || left) return;
      stops.push(
        followVersions(registration, (change) => setUpdate(() => change)),
        keepCovers(),
      );
    };
    void start();
    return () => {
      left = true;
      for (const stop of stops) stop();
    };
  }, []);
  // There from the start, so that screen readers announce what comes into it.
  return (
    <div role="status" className={styles.place}>
      {update && (
        <div className={styles.bar}>
          <p>Nova versão disponível</p>
          <Button look="primary" onClick={update}>
            Atualizar
          </Button>
          <Button look="quiet" onClick={() => setUpdate(null)}>
            Agora não
          </Button>
        </div>
      )}
    </div>
  );
}
