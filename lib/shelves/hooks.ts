import useSWRImmutable from 'swr/immutable';
import type { ShelfBooks } from './shelf-books';
import type { ShelfKey } from './shelves';

/** Loads the lists of the shelves' books, which most visits do without. */
export const loadShelves = async () => (await import('./shelf-books')).SHELF_BOOKS;

/**
 * The books of a shelf; undefined while their list is loading, and without a shelf. Throws where the
 * list cannot be loaded, for app/error.tsx to offer a reload.
 */
export function useShelf(key: ShelfKey | ''): ShelfBooks | undefined {
  const { data, error } = useSWRImmutable<Readonly<Record<ShelfKey, ShelfBooks>>, Error>(
    key && 'shelves',
    loadShelves,
  );
  if (error) throw error;
  return key ? data?.[key] : undefined;
}
