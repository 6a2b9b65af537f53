'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { savesData } from '@/lib/browser/platform';
import { useBorrowedBookIds } from '@/lib/lending/hooks';
import { followVersion, startWorker } from '@/lib/offline/service-worker';
import styles from './background-work.module.css';

const POLL_MS = 1_000;
const MAX_POLLS = 15;

/** The `@font-face` of titles in globals.css. */
const TITLE_FONT = '600 1em Fraunces';

const isLoading = (): boolean =>
  document.readyState !== 'complete' || document.querySelector('[data-skeleton]') !== null;

/** Until the font has loaded, titles are painted in a fallback of the same width. */
async function loadTitleFont(): Promise<void> {
  if (savesData()) return;
  await document.fonts?.load(TITLE_FONT);
  document.documentElement.dataset.titleFont = '';
}

/**
 * Loads the titles' font, starts the service worker, which downloads the whole site, and keeps the texts
 * of the books on loan on the device, once the page has loaded or after 15 s. Offers a new version of
 * the site when there is one.
 */
export function BackgroundWork() {
  const [update, setUpdate] = useState<(() => void) | null>(null);
  const [isPageThere, setPageThere] = useState(false);
  const borrowed = useBorrowedBookIds();
  useEffect(followVersion, []);
  useEffect(() => {
    let polls = 0;
    const timer = setInterval(() => {
      polls += 1;
      if (isLoading() && polls < MAX_POLLS) return;
      clearInterval(timer);
      setPageThere(true);
      // Without the font the fallback stays.
      loadTitleFont().catch(() => undefined);
      void startWorker((change) => setUpdate(() => change));
    }, POLL_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (!isPageThere) return;
    // Offline, or without space: the next page goes on.
    import('@/lib/reading/kept-texts')
      .then(({ updateKeptTexts }) => updateKeptTexts(borrowed))
      .catch(() => undefined);
  }, [isPageThere, borrowed]);
  // A live region has to be in the document before its content, to be announced.
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
