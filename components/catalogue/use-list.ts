import { useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import type { shelfOf } from '@/components/messages/shelf-texts';
import type { Book } from '@/lib/book';
import { useBooks, useCataloguePage } from '@/lib/catalogue/hooks';
import type { CataloguePage } from '@/lib/catalogue/normalise';
import { DEFAULT_PAGE_SIZE, totalPages } from '@/lib/catalogue/pagination';
import type { CatalogueQuery } from '@/lib/paths';
import type { TitleMatch } from '@/lib/search/title-data';
import type { TitleIndex } from '@/lib/search/title-index';
import type { ShelfKey } from '@/lib/shelves/shelves';

/** Loads the books and texts of the shelves, which most visits do without. */
export const loadShelves = async () => (await import('@/components/messages/shelf-texts')).shelfOf;

/**
 * A shelf; undefined while its books and texts are loading, and without a key. Throws where they
 * cannot be loaded, for app/error.tsx to offer a reload.
 */
export function useShelf(key: ShelfKey | ''): ReturnType<typeof shelfOf> | undefined {
  const { data, error } = useSWRImmutable<typeof shelfOf, Error>(key && 'shelves', loadShelves);
  if (error) throw error;
  return key ? data?.(key) : undefined;
}

export const NONE: readonly never[] = [];

const isPortuguese = ({ languages }: Book) => languages.includes('pt');

export const isForeign = (books: readonly Book[]) => books.length > 0 && !books.some(isPortuguese);

/** Compares for sorting: books of which it is true come first. */
export const firstIf = (is: (book: Book) => boolean) => (one: Book, other: Book) =>
  Number(is(other)) - Number(is(one));

/** Books in Portuguese first, in their order. */
export const portugueseFirst = (books: readonly Book[]) => books.toSorted(firstIf(isPortuguese));

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The service compares letters (`dante` finds estudantes): first the books that have the words of the
 * search; within each group, first those in Portuguese.
 */
export function bestFirst(books: readonly Book[], search: string) {
  const typed = wordsOf(search);
  const hasWords = ({ title, authors }: Book) => {
    const words = wordsOf([title, ...authors].join(' '));
    return typed.every((word) => words.includes(word));
  };
  return portugueseFirst(books).toSorted(firstIf(hasWords));
}

/** The page of the catalogue that a query means, or the books of its shelf in their order. */
export function useList(query: CatalogueQuery, isKnown: boolean) {
  const { shelf, language } = query;
  const opened = useShelf(shelf);
  const ofShelf = useBooks(opened?.ids ?? NONE);
  const ofPage = useCataloguePage(isKnown && !shelf ? query : null);
  if (!shelf) return ofPage;
  const { books, page, loading } = ofShelf;
  const results = books.filter(({ languages }) => !language || languages.includes(language));
  return {
    ...ofShelf,
    page: page && { ...page, results, count: results.length },
    loading: loading || !opened,
  };
}

/**
 * Whether the books that the index found lead, those of the page among them: the service compares letters, so that
 * `lusiadas` finds an English title, and of a kind it has by chance those with `romance` in their titles.
 */
export function isLedByIndex(index: TitleIndex | null, search: string, page?: CataloguePage) {
  if (!index || !page?.results.length) return false;
  const { results, next } = page;
  if (!next && index.findKind(search)) return true;
  const isHere = ({ id }: TitleMatch) => results.some((book) => book.id === id);
  const exact = index.hints(search, true).filter(({ isExact }) => isExact);
  return !exact.every(isHere) && (!next || isForeign(results));
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
