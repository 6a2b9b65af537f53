import { useEffect, useState } from 'react';
import { TEXTS_CACHE } from '@/lib/offline/caches';
import { withBasePath } from '@/lib/paths';
import { subscribe } from '@/lib/storage/store';

/** A page on http:// has no caches. */
export const hasCaches = () => 'caches' in globalThis;

export const isKept = async (id: number): Promise<boolean> =>
  hasCaches() &&
  (await caches.match(withBasePath(`/texts/${id}/text.json`), { cacheName: TEXTS_CACHE })) !==
    undefined;

/** Whether the whole text of a book is on the device; false while that is unknown. */
export function useIsKept(id: number): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    const look = () => void isKept(id).then(setKept, () => setKept(false));
    look();
    return subscribe(look);
  }, [id]);
  return kept;
}
