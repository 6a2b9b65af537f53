import useSWRImmutable from 'swr/immutable';
import type { ShelfKey } from '@/lib/shelves/shelves';
import type { shelfOf } from './shelf';

/** Loads the books and texts of the shelves, which most visits do without. */
export const loadShelves = async () => (await import('./shelf')).shelfOf;

/**
 * A shelf; undefined while its books and texts are loading, and without a key. Throws where they
 * cannot be loaded, for app/error.tsx to offer a reload.
 */
export function useShelf(key: ShelfKey | ''): ReturnType<typeof shelfOf> | undefined {
  const { data, error } = useSWRImmutable<typeof shelfOf, Error>(key && 'shelves', loadShelves);
  if (error) throw error;
  return key ? data?.(key) : undefined;
}
