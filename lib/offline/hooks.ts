import { useEffect, useState, useSyncExternalStore } from 'react';
import { UNKNOWN, copyState, lookAtCopy, onCopyChange, type CopyState } from './save-copy';

/** The copy on this device, followed while the component is mounted. */
export function useSavedCopy(): CopyState {
  useEffect(() => void lookAtCopy(), []);
  return useSyncExternalStore(onCopyChange, copyState, () => UNKNOWN);
}

/** How much room there is for the site, in bytes, and whether the browser promised to keep it; null until known. */
export function useRoom(again: unknown): { free: number; kept: boolean } | null {
  const [room, setRoom] = useState<{ free: number; kept: boolean } | null>(null);
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const { quota = 0, usage = 0 } = await navigator.storage.estimate();
      const kept = await navigator.storage.persisted();
      if (!left) setRoom({ free: Math.max(0, quota - usage), kept });
    };
    // A browser that does not say is not asked.
    ask().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [again]);
  return room;
}
