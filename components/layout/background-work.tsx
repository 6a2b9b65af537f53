'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { whenPageIsThere } from '@/lib/browser/platform';
import { useBorrowedBookIds } from '@/lib/lending/hooks';
import { followVersion, registerWorker } from '@/lib/offline/register-worker';
import type * as BackgroundTasks from './background-tasks';
import styles from './background-work.module.css';
import { importTasks } from './import-tasks';

/**
 * Loads the titles' font, starts the service worker, which downloads the whole site, and keeps the texts
 * of the books on loan on the device. Offers a new version of the site when there is one.
 */
export function BackgroundWork() {
  const [update, setUpdate] = useState<(() => void) | null>(null);
  const [tasks, setTasks] = useState<typeof BackgroundTasks | null>(null);
  const borrowed = useBorrowedBookIds();
  useEffect(followVersion, []);
  useEffect(() => {
    // The page of an older version than the host has cannot load the tasks; the worker updates it.
    const start = async () => {
      await whenPageIsThere();
      const [registration, loaded] = await Promise.all([registerWorker(), importTasks()]);
      setTasks(loaded);
      if (registration) loaded.followWorker(registration, (change) => setUpdate(() => change));
      await loaded.loadTitleFont();
    };
    start().catch(() => undefined);
  }, []);
  useEffect(() => {
    const change = new AbortController();
    // Offline, or without space: the next page goes on.
    tasks?.updateKeptTexts(borrowed, change.signal).catch(() => undefined);
    return () => change.abort();
  }, [tasks, borrowed]);
  // A live region has to be in the document before its content, to be announced.
  return (
    <div role="status" className={styles.place} data-screen-only>
      {tasks && <tasks.LoadTexts />}
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
