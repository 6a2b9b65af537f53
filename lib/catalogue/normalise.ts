import * as v from 'valibot';
import type { Book, CataloguePage } from './book';
import { CatalogueError } from './errors';
import { cleanTitle } from './text';

/** A text with something in it; white space of any kind is one space. */
const text = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/\s+/g, ' ').trim()),
  v.nonEmpty(),
);

/** What can be read of a list, each once: entries of another shape are dropped, not the list. */
const listOf = (entry: v.GenericSchema<unknown, string>) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => [
        ...new Set(
          (Array.isArray(value) ? value : []).flatMap((item) => {
            const read = v.safeParse(entry, item);
            return read.success ? [read.output] : [];
          }),
        ),
      ]),
    ),
    null,
  );

const person = v.pipe(
  v.object({ name: text }),
  v.transform(({ name }) => name),
);

const isWebAddress = (address: string) => /^https?:\/\//i.test(address) && URL.canParse(address);

/** Editions by media type. Only web addresses: the record must not bring `javascript:` or `data:`. */
const formats = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value): Record<string, string> =>
      Object.fromEntries(
        Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
          ([, address]) => typeof address === 'string' && isWebAddress(address),
        ),
      ),
    ),
  ),
  null,
);

const bookId = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
  // As many digits as an address of the app takes.
  v.maxValue(999_999_999),
);

/** A record with nothing to know it by, its number, is the only one that cannot be shown. */
const record = v.pipe(
  v.object({
    id: bookId,
    title: v.fallback(v.pipe(v.string(), v.transform(cleanTitle), v.nonEmpty()), 'Sem título'),
    authors: listOf(person),
    languages: listOf(text),
    download_count: v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
    formats,
    subjects: listOf(text),
    bookshelves: listOf(text),
    summaries: listOf(text),
    editors: listOf(person),
    translators: listOf(person),
    copyright: v.fallback(v.nullable(v.boolean()), null),
  }),
  v.transform(({ download_count, copyright, ...book }): Book => ({
    ...book,
    publicDomain: copyright === false,
    downloadCount: download_count,
    thumbnail: book.formats['image/jpeg'] ?? book.formats['image/png'] ?? null,
  })),
);

const link = v.fallback(v.nullable(v.string()), null);

const answer = v.object({
  count: v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null),
  next: link,
  previous: link,
  results: v.array(v.unknown()),
});

/** The books that can be read of a list of records, a repeated number once. */
function readBooks(records: readonly unknown[]): Book[] {
  const books = new Map<number, Book>();
  for (const item of records) {
    const read = v.safeParse(record, item);
    if (read.success && !books.has(read.output.id)) books.set(read.output.id, read.output);
  }
  return [...books.values()];
}

/**
 * An answer of the service, read with distrust: every record that can be shown, complete, and
 * nothing that was not checked.
 *
 * @param data the answer's JSON
 * @param number the number of the page that was asked for
 * @throws {CatalogueError} of kind `invalid` when it is not an answer of the service at all
 */
export function readCataloguePage(data: unknown, number: number): CataloguePage {
  const read = v.safeParse(answer, data);
  if (!read.success) {
    throw new CatalogueError('invalid', 'O catálogo respondeu algo que não entendemos.');
  }
  const { count, next, previous, results } = read.output;
  const size = next === null ? null : results.length || null;
  return {
    count: count ?? results.length,
    next,
    previous,
    number,
    size,
    results: readBooks(results),
  };
}
