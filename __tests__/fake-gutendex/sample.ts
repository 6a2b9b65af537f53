import { fakeGutendex } from '@/fake-gutendex/gutendex';
import type { CatalogueRecord } from '@/fake-gutendex/record';

/** One page of a list, as it comes over the wire. */
export interface Page {
  count: number;
  next: string | null;
  previous: string | null;
  results: CatalogueRecord[];
}

/** A whole record, of which a test says only what matters to it. */
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

/** That many records, ids from 1. */
export const records = (count: number): CatalogueRecord[] =>
  Array.from({ length: count }, (_, index) => record(index + 1));

/** Asks for a list of those books and gives the page back, once it is one. */
export async function ask(books: readonly CatalogueRecord[], query: string): Promise<Page> {
  const response = fakeGutendex(books)(`https://gutendex.com/books/?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Page;
}

/** The ids of the books found, in the order found. */
export async function idsOf(books: readonly CatalogueRecord[], query: string): Promise<number[]> {
  return (await ask(books, query)).results.map((book) => book.id);
}
