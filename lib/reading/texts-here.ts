import { useEffect, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import * as v from 'valibot';
import { TEXTS_CACHE } from '@/lib/offline/caches';
import { TEXTS_INDEX_PATH, textPath } from '@/lib/paths';
import { subscribe } from '@/lib/storage/store';

// A module of its own, so that a book's page does not load the code that reads texts.

const TextHereSchema = v.object({
  id: v.number(),
  words: v.number(),
  /** Whether it can be read in today's spelling. */
  spelling: v.optional(v.boolean()),
});
const IndexSchema = v.object({ books: v.array(TextHereSchema) });

export type Texts = ReadonlyMap<number, v.InferOutput<typeof TextHereSchema>>;

/** The texts here, by their books' numbers. Rejects where the index cannot be had or read. */
export async function loadTexts(): Promise<Texts> {
  const response = await fetch(TEXTS_INDEX_PATH);
  const { books } = v.parse(IndexSchema, await response.json());
  return new Map(books.map((book) => [book.id, book]));
}

/** The text that a book has here; undefined until that is known, and null where there is none. */
export function useTextHere(id: number) {
  const { data, error } = useSWRImmutable<Texts, Error>(TEXTS_INDEX_PATH, loadTexts);
  return error ? null : data && (data.get(id) ?? null);
}

/** A page on http:// has no caches. */
export const hasCaches = () => 'caches' in globalThis;

/** A file of a text, if the device has it. */
export const keptFile = async (path: string): Promise<Response | undefined> =>
  hasCaches() ? caches.match(path, { cacheName: TEXTS_CACHE }).catch(() => undefined) : undefined;

/** Whether the whole text of a book is on the device, as far as can be told. */
export const isKept = async (id: number): Promise<boolean> =>
  (await keptFile(textPath(id))) !== undefined;

/** Whether the whole text of a book is on the device; false while that is unknown. */
export function useIsKept(id: number): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    const look = () => void isKept(id).then(setKept);
    look();
    return subscribe(look);
  }, [id]);
  return kept;
}
