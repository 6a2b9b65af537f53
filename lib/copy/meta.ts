import * as v from 'valibot';
import { COPY_META_PATH } from '@/lib/paths';
import { CopyError, readJson } from './fetch-json';
import { commonStarts, filePath, PAGE_SIZE } from './layout';

/** A number of things. */
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const language = v.object({
  code: v.string(),
  books: count,
  /** Whether its books are in pages of their own, besides those of all books. */
  paged: v.boolean(),
});

const schema = v.object({
  /** 1 had no terms: it may be on a reader's device still. */
  format: v.pipe(
    v.number(),
    v.check((format) => format === 1 || format === 2),
  ),
  /** The hash of the other files' contents, and the name of their folder. */
  version: v.pipe(
    v.string(),
    v.check((version) => /^[0-9a-f]{12}$/.test(version)),
  ),
  /** The day of the data, as `2026-11-16`. */
  date: v.pipe(
    v.string(),
    v.check((date) => /^\d{4}-\d\d-\d\d$/.test(date)),
  ),
  books: count,
  /** The bytes of all files, and what a host that compresses with gzip sends of them. */
  bytes: count,
  compressedBytes: count,
  /** Where each file of words begins, ascending. */
  words: v.array(v.string()),
  /** The first id in each file of ids, ascending. */
  ids: v.array(count),
  languages: v.array(language),
  /** The types and addresses of the editions that many books have; `{id}` stands for the number. */
  formats: v.array(v.array(v.string())),
  /** The sets of editions that many books have, as positions in `formats`. */
  formatSets: v.array(v.array(count)),
  /** The subjects and bookshelves with most books. */
  terms: v.optional(v.array(v.string()), []),
});

/** What a copy is made of: the file `copy/meta.json`. */
export type CopyMeta = v.InferOutput<typeof schema>;

/**
 * Reads the contents of the file.
 *
 * @throws {CopyError} when it is of another form
 */
export function readCopyMeta(data: unknown): CopyMeta {
  const read = v.safeParse(schema, data);
  if (!read.success) throw new CopyError('unreadable', `${COPY_META_PATH} is of another form.`);
  return read.output;
}

/** The response to the request that has left early, if it has one: once, as a later reader asks anew. */
function takeEarlyMeta(): Promise<Response | undefined> | undefined {
  const taken = globalThis.earlyMeta;
  globalThis.earlyMeta = undefined;
  return taken?.catch(() => undefined);
}

/**
 * Fetches the description of the copy that the host has now.
 *
 * @throws {CopyError} when there is none, or it cannot be fetched or read
 * @throws {DOMException} AbortError when `signal` is aborted
 */
export async function fetchCopyMeta(signal?: AbortSignal): Promise<CopyMeta> {
  return readCopyMeta(
    await readJson(COPY_META_PATH, { cache: 'no-cache', signal }, takeEarlyMeta()),
  );
}

const numbers = (first: number, length: number) =>
  Array.from({ length }, (_, place) => first + place);

/** How many files of records a list of so many books has. */
const pageCount = (books: number): number => Math.ceil(books / PAGE_SIZE);

/**
 * The addresses of all files of a copy, base path included: `meta.json`, what finds books, the
 * books, and last their summaries.
 */
export function copyFiles({ version, books, words, ids, languages }: CopyMeta): string[] {
  const all = (kind: Parameters<typeof filePath>[1], places: readonly number[]) =>
    places.map((place) => filePath(version, kind, place));
  const paged = languages.filter(({ paged }) => paged);
  const lists = (kind: 'pages' | 'summaries') => [
    ...all(kind, numbers(1, pageCount(books))),
    ...paged.flatMap(({ code, books }) => all(`${kind}-${code}`, numbers(1, pageCount(books)))),
  ];
  return [
    COPY_META_PATH,
    ...all('languages', numbers(0, languages.length)),
    ...all('ids', numbers(0, ids.length)),
    ...all('words', numbers(0, words.length)),
    ...all('starts', numbers(0, commonStarts(words).length)),
    ...lists('pages'),
    ...lists('summaries'),
  ];
}
