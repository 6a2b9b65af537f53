import { CopyFiles } from './copy-files';
import { CopyError, readJson } from './fetch-json';
import { findRecords } from './find-records';
import { PAGE_SIZE } from './layout';
import { fetchCopyMeta, type CopyMeta } from './meta';
import { addressOfPage, readQuestion } from './question';

/** An answer of the copy. */
export interface CopyAnswer {
  /** In the service's shape. */
  data: { count: number; next: string | null; previous: string | null; results: unknown[] };
  /** The day of the copy's data, as `2026-11-16`. */
  date: string;
}

/** The description of the copy that was asked last. */
let knownMeta: CopyMeta | null = null;

/** How many files are kept: those of two searches whose books are all in different files, some 1 MB. */
const MAX_KEPT = 80;

/** The files read last, by path: a search that goes on asks for many of them again. */
const keptFiles = new Map<string, unknown>();

async function readFile(path: string, signal: AbortSignal): Promise<unknown> {
  // The name has the hash of the contents: what the browser has of it is never stale.
  const file = keptFiles.get(path) ?? (await readJson(path, { cache: 'force-cache', signal }));
  keptFiles.delete(path);
  keptFiles.set(path, file);
  const [oldest] = keptFiles.keys();
  if (keptFiles.size > MAX_KEPT && oldest !== undefined) keptFiles.delete(oldest);
  return file;
}

async function answer(
  url: string,
  meta: CopyMeta,
  signal: AbortSignal,
): Promise<CopyAnswer | null> {
  const question = readQuestion(url);
  const { page } = question;
  if (!Number.isInteger(page) || page < 1) return null;
  const files = new CopyFiles(meta, (path) => readFile(path, signal));
  const { count, records } = await findRecords(files, question);
  if (records.length === 0) return null;
  const data = {
    count,
    next: page * PAGE_SIZE < count ? addressOfPage(url, page + 1) : null,
    previous: page > 1 ? addressOfPage(url, page - 1) : null,
    results: records,
  };
  return { data, date: meta.date };
}

/** Asks with the description known; if the host has deleted that copy's files, with a new one. */
async function answerOfSomeCopy(url: string, signal: AbortSignal): Promise<CopyAnswer | null> {
  const meta = (knownMeta ??= await fetchCopyMeta(signal));
  try {
    return await answer(url, meta, signal);
  } catch (error) {
    if (!(error instanceof CopyError) || error.kind !== 'missing') throw error;
    knownMeta = await fetchCopyMeta(signal);
    if (knownMeta.version === meta.version) throw error;
    return answer(url, knownMeta, signal);
  }
}

/**
 * Answers from the copy of the catalogue what the service would be asked. Each word of the search
 * has to begin a word of the title or of an author, whatever the spelling of the time. The books
 * that a search finds come without summaries, which would take more than all the rest.
 *
 * @param url the address of the service
 * @returns null when it has no books for this address
 * @throws {CopyError} when the copy is not there, or cannot be read
 * @throws {DOMException} AbortError when `signal` is aborted
 */
export async function askCopy(url: string, signal?: AbortSignal): Promise<CopyAnswer | null> {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel, { signal: controller.signal });
  try {
    return await answerOfSomeCopy(url, controller.signal);
  } finally {
    // After a failure the other files asked for are of no use.
    cancel();
  }
}
