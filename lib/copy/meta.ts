import * as v from 'valibot';
import { COPY_META_PATH, COPY_PATH } from '@/lib/paths';

/** How many books a file of records has: as many as a page of the service. */
export const PAGE_SIZE = 32;

/** The version of the files' format. */
export const FORMAT = 2;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const schema = v.object({
  format: v.literal(FORMAT),
  /** The hash of the other files' contents, and the name of their folder. */
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  /** The day of the data, as `2026-11-16`. */
  date: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
  books: count,
  /** The bytes of all files, and what a host that compresses with gzip sends of them. */
  bytes: count,
  compressedBytes: count,
  /** Where each file of words begins, ascending. */
  words: v.array(v.string()),
  /** The first id in each file of ids, ascending. */
  ids: v.array(count),
  languages: v.array(
    v.object({
      code: v.string(),
      books: count,
      /** Whether its books are in pages of their own, besides those of all books. */
      paged: v.boolean(),
    }),
  ),
  /** The types and addresses of the editions that many books have; `{id}` is in place of the number. */
  formats: v.array(v.strictTuple([v.string(), v.string()])),
  /** The sets of editions that many books have, as positions in `formats`. */
  formatSets: v.array(v.array(count)),
  /** The subjects and bookshelves with most books. */
  terms: v.array(v.string()),
});

/** What a copy is made of: the file `copy/meta.json`. */
export type CopyMeta = v.InferOutput<typeof schema>;

/** Validates the contents of `copy/meta.json`. Throws a `v.ValiError` when it has another format. */
export const readCopyMeta = (data: unknown): CopyMeta => v.parse(schema, data);

/**
 * Fetches a JSON file of the site.
 *
 * @param path from the host's root
 * @param early an earlier request for it, if there is one
 * @throws when it cannot be fetched, or is not JSON
 */
export async function fetchJson(
  path: string,
  options: RequestInit,
  early?: Promise<Response>,
): Promise<unknown> {
  const response =
    (await early?.catch(() => undefined)) ?? (await fetch(new URL(path, location.href), options));
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
  return response.json();
}

/** Fetches the description of the copy that the host has now. Throws when there is none, or it cannot be read. */
export async function fetchCopyMeta(signal?: AbortSignal): Promise<CopyMeta> {
  const early = globalThis.earlyCopyMeta;
  // Only once: a later call makes a request of its own.
  globalThis.earlyCopyMeta = undefined;
  return readCopyMeta(await fetchJson(COPY_META_PATH, { cache: 'no-cache', signal }, early));
}

/**
 * What a copy's files hold (docs/decisions/0011-the-catalogue-copy.md). `pages` and `summaries` are
 * of all books; with a language (`pages-pt`) they are of its books only.
 */
export type FileKind =
  'ids' | 'languages' | 'starts' | 'words' | `${'pages' | 'summaries'}${'' | `-${string}`}`;

/** The name of a copy's file within the folder of its version. */
export const fileName = (kind: FileKind, number: number): string => `${kind}/${number}.json`;

/** The address of a copy's file. */
export const filePath = (version: string, kind: FileKind, number: number): string =>
  `${COPY_PATH}/${version}/${fileName(kind, number)}`;

/** The position of the last of the ascending `values` that is not after `value`; 0 if none is. */
export const lastUpTo = <T extends string | number>(values: readonly T[], value: T): number =>
  Math.max(
    0,
    values.findLastIndex((one) => one <= value),
  );

/** The numbers of the files with the words that begin with a prefix. `firstWords`: where each file of words begins, ascending. */
export function filesOfPrefix(firstWords: readonly string[], prefix: string): number[] {
  const first = lastUpTo(firstWords, prefix);
  return firstWords.flatMap((word, file) =>
    file === first || word.startsWith(prefix) ? [file] : [],
  );
}

/** A prefix whose words lie in more files than this has a file of its own. */
const MAX_FILES = 2;

/**
 * The prefixes that have a file of their own (`starts`), ascending: short ones, as a rule. Such a
 * prefix begins the first words of several files, so these are enough to list them all.
 */
export function commonStarts(firstWords: readonly string[]): string[] {
  // In how many files each has words, not counting the first, which may begin with the prefix itself.
  const counts = new Map<string, number>();
  for (const word of firstWords) {
    for (let length = 1; length < word.length; length++) {
      const prefix = word.slice(0, length);
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
  }
  return [...counts.keys()].filter((prefix) => (counts.get(prefix) ?? 0) >= MAX_FILES).sort();
}

/** The addresses of all files of a copy, base path included: `meta.json`, what finds books, the books, and last their summaries. */
export function copyFiles({ version, books, words, ids, languages }: CopyMeta): string[] {
  const numbered = (kind: FileKind, first: number, length: number) =>
    Array.from({ length }, (_, place) => filePath(version, kind, first + place));
  const pages = (kind: FileKind, count: number) => numbered(kind, 1, Math.ceil(count / PAGE_SIZE));
  const lists = (kind: 'pages' | 'summaries') => [
    ...pages(kind, books),
    ...languages.flatMap(({ code, books, paged }) =>
      paged ? pages(`${kind}-${code}`, books) : [],
    ),
  ];
  return [
    COPY_META_PATH,
    ...numbered('languages', 0, languages.length),
    ...numbered('ids', 0, ids.length),
    ...numbered('words', 0, words.length),
    ...numbered('starts', 0, commonStarts(words).length),
    ...lists('pages'),
    ...lists('summaries'),
  ];
}
