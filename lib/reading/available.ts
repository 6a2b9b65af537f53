import { useEffect, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import * as v from 'valibot';
import { TEXTS_CACHE } from '@/lib/offline/caches';
import { TEXTS_INDEX_PATH, withBasePath } from '@/lib/paths';
import { subscribe } from '@/lib/storage/store';

// A module of its own, so that a book's page does not load the code that reads texts.

const IndexSchema = v.object({ books: v.array(v.object({ id: v.number() })) });

/** The numbers of the books that have a text here. Rejects where the index cannot be had or read. */
export async function loadReadableBooks(): Promise<ReadonlySet<number>> {
  const response = await fetch(TEXTS_INDEX_PATH);
  return new Set(v.parse(IndexSchema, await response.json()).books.map(({ id }) => id));
}

/** Whether a book has a text here; undefined until that is known, and false where it cannot be. */
export function useIsReadable(id: number): boolean | undefined {
  const { data, error } = useSWRImmutable<ReadonlySet<number>, Error>(
    TEXTS_INDEX_PATH,
    loadReadableBooks,
  );
  return error ? false : data?.has(id);
}

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
