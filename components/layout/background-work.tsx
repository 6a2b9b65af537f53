'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { savesData } from '@/lib/browser/platform';
import { startWorker } from '@/lib/offline/service-worker';
import styles from './background-work.module.css';

const LOOK_MS = 1_000;
const MAX_LOOKS = 15;

/** As globals.css names it: the weight that titles have, of the family in `--font-title`. */
const TITLE_FONT = '600 1em Fraunces';

const isLoading = (): boolean =>
  document.readyState !== 'complete' || document.querySelector('[data-skeleton]') !== null;

/** Until the font is there titles stand in a fallback of the same width. */
async function loadTitleFont(): Promise<void> {
  if (savesData()) return;
  await document.fonts?.load(TITLE_FONT);
  document.documentElement.dataset.titleFont = '';
}

/**
 * Starts what would be in the way of the page, once nothing loads on it or after 15 s: the titles'
 * font, and the service worker, which fetches all of the site. Offers a new version of the site when
 * there is one.
 */
export function BackgroundWork() {
  const [update, setUpdate] = useState<(() => void) | null>(null);
  useEffect(() => {
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (isLoading() && looks < MAX_LOOKS) return;
      clearInterval(timer);
      // Without the font the fallback stays.
      loadTitleFont().catch(() => undefined);
      void startWorker((change) => setUpdate(() => change));
    }, LOOK_MS);
    return () => clearInterval(timer);
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
