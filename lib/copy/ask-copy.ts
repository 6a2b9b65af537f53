import { findRecords, type Question } from './find-records';
import { fetchCopyMeta, PAGE_SIZE, fetchJson } from './meta';

/** Reads an address of the service as we write them (lib/catalogue/requests.ts). */
function readQuestion(url: string): Question {
  const parameters = new URL(url, location.href).searchParams;
  return {
    search: (parameters.get('search') ?? '').trim(),
    language: parameters.get('languages') ?? '',
    ids: parameters.get('ids')?.split(',').map(Number) ?? null,
    page: Number(parameters.get('page') || 1),
  };
}

function addressOfPage(url: string, page: number): string {
  const address = new URL(url, location.href);
  address.searchParams.set('page', String(page));
  return address.href;
}

/**
 * Answers an address of the service from the copy of the catalogue. Each word of a search has to
 * begin a word of the title or of an author, in old spelling or new; the books that it finds come
 * without summaries, which would be most of the download.
 *
 * @param url the address of the service
 * @returns a page in the service's shape and the day of the copy's data, as `2026-11-16`; null when it has no books
 *   for this address, which the service may have
 * @throws when the copy cannot be fetched or read, or `signal` is aborted
 */
export async function askCopy(url: string, signal?: AbortSignal) {
  const question = readQuestion(url);
  const { page } = question;
  const meta = await fetchCopyMeta(signal);
  // The path of every other file has a hash of the contents, so a cached one is never stale.
  const { count, records } = await findRecords(meta, question, (path) =>
    fetchJson(path, { cache: 'force-cache', signal }),
  );
  // The service may have what the copy lacks; of a search without a connection nothing is an answer.
  if (records.length === 0 && (navigator.onLine || !question.search)) return null;
  const data = {
    count,
    next: page * PAGE_SIZE < count ? addressOfPage(url, page + 1) : null,
    previous: page > 1 ? addressOfPage(url, page - 1) : null,
    results: records,
  };
  return { data, date: meta.date };
}
