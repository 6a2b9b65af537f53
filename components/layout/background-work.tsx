'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useBorrowedBookIds } from '@/lib/lending/hooks';
import { followVersion, registerWorker } from '@/lib/offline/service-worker';
import type * as BackgroundTasks from './background-tasks';
import styles from './background-work.module.css';

const POLL_MS = 1_000;
const MAX_POLLS = 15;

const isLoading = (): boolean =>
  document.readyState !== 'complete' || document.querySelector('[data-skeleton]') !== null;

/** Calls the function once the page has loaded, or after 15 s; returns the function that cancels it. */
function whenLoaded(act: () => void): () => void {
  let polls = 0;
  const timer = setInterval(() => {
    polls += 1;
    if (isLoading() && polls < MAX_POLLS) return;
    clearInterval(timer);
    act();
  }, POLL_MS);
  return () => clearInterval(timer);
}

/**
 * Loads the titles' font, starts the service worker, which downloads the whole site, and keeps the texts
 * of the books on loan on the device, once the page has loaded or after 15 s. Offers a new version of
 * the site when there is one.
 */
export function BackgroundWork() {
  const [update, setUpdate] = useState<(() => void) | null>(null);
  const [tasks, setTasks] = useState<typeof BackgroundTasks | null>(null);
  const borrowed = useBorrowedBookIds();
  useEffect(followVersion, []);
  useEffect(() => {
    // The page of an older version than the host has cannot load the tasks; the worker updates it.
    const start = async () => {
      const [registration, loaded] = await Promise.all([
        registerWorker(),
        import('./background-tasks'),
      ]);
      setTasks(loaded);
      if (registration) loaded.followWorker(registration, (change) => setUpdate(() => change));
      await loaded.loadTitleFont();
    };
    return whenLoaded(() => void start().catch(() => undefined));
  }, []);
  useEffect(() => {
    // Offline, or without space: the next page goes on.
    tasks?.updateKeptTexts(borrowed).catch(() => undefined);
  }, [tasks, borrowed]);
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
