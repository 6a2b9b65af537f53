import useSWRImmutable from 'swr/immutable';
import * as v from 'valibot';
import { withBasePath } from '@/lib/paths';

// Apart from the reading of texts (text.ts, load-text.ts), whose code a book's page does not need.

const IndexSchema = v.object({ books: v.array(v.object({ id: v.number() })) });

/** The numbers of the books that have a text here. Rejects where the index cannot be had or read. */
export async function loadReadableBooks(): Promise<ReadonlySet<number>> {
  const response = await fetch(withBasePath('/texts/index.json'));
  return new Set(v.parse(IndexSchema, await response.json()).books.map(({ id }) => id));
}

/** Whether a book has a text here; false while that is unknown. */
export const useIsReadable = (id: number): boolean =>
  useSWRImmutable<ReadonlySet<number>, Error>('readable-books', loadReadableBooks).data?.has(id) ??
  false;
