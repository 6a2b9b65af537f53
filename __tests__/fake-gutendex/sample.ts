import { fakeGutendex } from '@/fake-gutendex/gutendex';
import type { CatalogueRecord } from '@/fake-gutendex/record';

/** A page of the service's response. */
export interface Page {
  count: number;
  next: string | null;
  previous: string | null;
  results: CatalogueRecord[];
}

/** A record with the given fields, and defaults for the others. */
export function record(id: number, parts: Partial<CatalogueRecord> = {}): CatalogueRecord {
  return {
    id,
    title: `Book ${id}`,
    authors: [],
    summaries: [],
    editors: [],
    translators: [],
    subjects: [],
    bookshelves: [],
    languages: ['en'],
    copyright: false,
    media_type: 'Text',
    formats: { 'text/html': `https://www.gutenberg.org/ebooks/${id}.html.images` },
    download_count: 0,
    ...parts,
  };
}

/** `count` records with the ids from 1. */
export const records = (count: number): CatalogueRecord[] =>
  Array.from({ length: count }, (_, index) => record(index + 1));

/** Requests a list of these books, which must succeed, and returns the page. */
export async function requestPage(books: readonly CatalogueRecord[], query: string): Promise<Page> {
  const response = fakeGutendex(books)(`https://gutendex.com/books/?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Page;
}

/** The ids of the books found, in the order found. */
export async function idsOf(books: readonly CatalogueRecord[], query: string): Promise<number[]> {
  return (await requestPage(books, query)).results.map((book) => book.id);
}
