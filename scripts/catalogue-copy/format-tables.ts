import type { Book } from '@/lib/catalogue/book';
import type { CopyMeta } from '@/lib/copy/meta';
import { withoutId } from '@/lib/copy/record';

/** A set of editions is in the table when one book of so many has it. */
const ONE_OF = 2_000;
const MAX_SETS = 100;

export interface FormatTables extends Pick<CopyMeta, 'formats' | 'formatSets'> {
  /** The position of a book's set of editions in `formatSets`, if it is there. */
  setOf: (book: Book) => number | undefined;
}

const keyOf = ({ id, formats }: Book): string =>
  JSON.stringify(Object.entries(formats).map(([type, url]) => [type, withoutId(id, url)]));

/** Finds the editions that many books have at addresses that differ by the book's number only. */
export function findFormatTables(books: readonly Book[]): FormatTables {
  const counts = new Map<string, number>();
  for (const book of books) {
    const key = keyOf(book);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const sets = [...counts]
    .filter(([, count]) => count > 1 && count * ONE_OF >= books.length)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_SETS)
    .map(([key]) => key);
  const formats = [
    ...new Set(
      sets.flatMap((key) =>
        (JSON.parse(key) as [string, string][]).map((pair) => JSON.stringify(pair)),
      ),
    ),
  ];
  const places = new Map(formats.map((pair, place) => [pair, place]));
  const setPlaces = new Map(sets.map((key, place) => [key, place]));
  return {
    formats: formats.map((pair) => JSON.parse(pair) as [string, string]),
    formatSets: sets.map((key) =>
      (JSON.parse(key) as unknown[]).flatMap((pair) => places.get(JSON.stringify(pair)) ?? []),
    ),
    setOf: (book) => setPlaces.get(keyOf(book)),
  };
}
