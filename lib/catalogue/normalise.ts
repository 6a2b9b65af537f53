import * as v from 'valibot';
import type { Book, CataloguePage } from './book';
import { CatalogueError } from './errors';
import { cleanTitle } from './text';

/** A text that is not empty; any white space becomes one space. */
const text = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/\s+/g, ' ').trim()),
  v.nonEmpty(),
);

/** The distinct valid entries of a list; an invalid list is empty. */
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

/** Editions by media type. Web addresses only: a record must not bring in `javascript:` or `data:`. */
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
  // As many digits as readBookId accepts.
  v.maxValue(999_999_999),
);

/** Only a record without a valid id is refused; every other field has a default. */
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

/** The books of the valid records; of several with the same id, the first. */
function readBooks(records: readonly unknown[]): Book[] {
  const books = new Map<number, Book>();
  for (const item of records) {
    const read = v.safeParse(record, item);
    if (read.success && !books.has(read.output.id)) books.set(read.output.id, read.output);
  }
  return [...books.values()];
}

/**
 * Validates a response of the service: invalid fields and records are dropped, not the page.
 *
 * @param data the response's JSON
 * @param number the number of the page that was requested
 * @throws {CatalogueError} of kind `invalid` when it is not a response of the service
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
