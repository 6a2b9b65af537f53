import { useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import type { Book } from '@/lib/book';
import { useBooks, useCataloguePage } from '@/lib/catalogue/hooks';
import type { CataloguePage } from '@/lib/catalogue/normalise';
import { DEFAULT_PAGE_SIZE, totalPages } from '@/lib/catalogue/pagination';
import type { CatalogueQuery } from '@/lib/paths';
import { findHints, type TitleIndexState } from '@/lib/search/hooks';
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

const NONE: readonly never[] = [];

const isIn = ({ languages }: Book, language: string) =>
  language === '' || languages.includes(language);

/** Books in Portuguese first, in their order. */
export const portugueseFirst = (books: readonly Book[]) =>
  books.toSorted((one, other) => Number(isIn(other, 'pt')) - Number(isIn(one, 'pt')));

/** The page of the catalogue that a query means, or the books of its shelf in their order. */
export function useList(query: CatalogueQuery, isKnown: boolean) {
  const { shelf, language } = query;
  const opened = useShelf(shelf);
  const onShelf = useBooks(opened?.ids ?? NONE);
  const onPage = useCataloguePage(isKnown && !shelf ? query : null);
  if (shelf) {
    const books = onShelf.books.filter((book) => isIn(book, language));
    const page = onShelf.page && { ...onShelf.page, results: books, count: books.length };
    return { ...onShelf, page, books, loading: onShelf.loading || !opened };
  }
  const books: readonly Book[] = onPage.page?.results ?? NONE;
  return { ...onPage, books };
}

/**
 * The Portuguese books that a search means, where the service found foreign ones alone: it compares
 * letters, and `lusiadas` without an accent is how an English title has it.
 */
export function usePortuguese(search: string, titles: TitleIndexState, found: readonly Book[]) {
  const isForeign = search !== '' && found.length > 0 && !found.some((book) => isIn(book, 'pt'));
  const hints = isForeign ? findHints(titles.index, search, true) : NONE;
  const ids = hints.filter(({ note }) => (note?.language ?? 'pt') === 'pt').map(({ id }) => id);
  const { books, loading, slow } = useBooks(ids);
  return { books, loading: (isForeign && titles.isLoading) || (loading && !slow) };
}

/**
 * How many pages the results have. A page tells the service's page size only while another
 * follows it, so the last known size is kept: a short last page never changes the total.
 */
export function useTotalPages(page: CataloguePage | undefined): number {
  const [size, setSize] = useState(DEFAULT_PAGE_SIZE);
  const known = page?.size ?? size;
  if (known !== size) setSize(known);
  return page ? Math.max(totalPages(page.count, known), page.results.length ? page.number : 1) : 1;
}
