import { findRecords, type Question } from './find-records';
import { fetchCopyMeta, PAGE_SIZE, readJson } from './meta';

/** Reads an address of the service, with its parameters as the service reads them. */
export function readQuestion(url: string): Question {
  const parameters = new URL(url, location.href).searchParams;
  const ids = parameters.get('ids')?.split(',') ?? [];
  return {
    search: (parameters.get('search') ?? '').trim(),
    languages: parameters.get('languages')?.split(',') ?? null,
    // The service ignores a list with anything but digits.
    ids: ids.length > 0 && ids.every((id) => /^\d+$/.test(id)) ? ids.map(Number) : null,
    page: Number(parameters.get('page') || 1),
  };
}

/** The address of another page of the same list. */
function addressOfPage(url: string, page: number): string {
  const address = new URL(url, location.href);
  address.searchParams.set('page', String(page));
  // In this order our own addresses have them.
  address.searchParams.sort();
  return address.href;
}

/** An answer of the copy. */
export interface CopyAnswer {
  /** In the service's shape. */
  data: { count: number; next: string | null; previous: string | null; results: unknown[] };
  /** The day of the copy's data, as `2026-11-16`. */
  date: string;
}

/**
 * Answers from the copy of the catalogue what the service would be asked. Each word of the search
 * has to begin a word of the title or of an author, whatever the spelling of the time. The books
 * that a search finds come without summaries, which would take more than all the rest.
 *
 * @param url the address of the service
 * @returns null when it has no books for this address
 * @throws when the copy is not there or cannot be read, or `signal` is aborted
 */
export async function askCopy(url: string, signal?: AbortSignal): Promise<CopyAnswer | null> {
  const question = readQuestion(url);
  const { page } = question;
  const meta = await fetchCopyMeta(signal);
  // The name of every other file has a hash of its contents: what the browser has of it is never stale.
  const { count, records } = await findRecords(meta, question, (path) =>
    readJson(path, { cache: 'force-cache', signal }),
  );
  if (records.length === 0) return null;
  const data = {
    count,
    next: page * PAGE_SIZE < count ? addressOfPage(url, page + 1) : null,
    previous: page > 1 ? addressOfPage(url, page - 1) : null,
    results: records,
  };
  return { data, date: meta.date };
}
