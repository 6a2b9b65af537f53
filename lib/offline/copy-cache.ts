import { COPY_META_PATH } from '@/lib/paths';
import { copyFiles, type CopyMeta } from '@/lib/copy/meta';
import { COPY_CACHE, SAVED_MARK } from './caches';

/** How many files are asked for at a time: as many as a browser sends to one host by HTTP/1.1. */
const AT_A_TIME = 6;

const pathOf = ({ url }: Request): string => new URL(url).pathname;

/** The files of a copy that never change: all but its description, which the mark holds. */
const filesOf = (meta: CopyMeta): string[] =>
  copyFiles(meta).filter((file) => file !== COPY_META_PATH);

/** How many files a copy has, and which of them are not on the device. */
export async function lookAtFiles(meta: CopyMeta): Promise<{ total: number; missing: string[] }> {
  const cache = await caches.open(COPY_CACHE);
  const present = new Set((await cache.keys()).map(pathOf));
  const files = filesOf(meta);
  return { total: files.length, missing: files.filter((file) => !present.has(file)) };
}

async function fetchFile(cache: Cache, file: string, signal: AbortSignal): Promise<void> {
  // `no-store`: the worker leaves it to us.
  const response = await fetch(new URL(file, location.href), { cache: 'no-store', signal });
  const isHtml = response.headers.get('content-type')?.includes('html');
  if (response.status !== 200 || response.redirected || isHtml) {
    throw new TypeError(`${file}: HTTP ${response.status}`);
  }
  await cache.put(file, response);
}

/**
 * Fetches files of the copy to the device, a few at a time; stops all when one fails.
 *
 * @param onSaved is called after each
 * @throws {TypeError} when one cannot be fetched
 * @throws {DOMException} QuotaExceededError without room; AbortError when `signal` is aborted
 */
export async function fetchFiles(
  files: readonly string[],
  signal: AbortSignal,
  onSaved: () => void,
): Promise<void> {
  const cache = await caches.open(COPY_CACHE);
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort(), { signal: stop.signal });
  // One iterator for all of them: each takes the next file.
  const rest = files.values();
  const work = async () => {
    for (const file of rest) {
      await fetchFile(cache, file, stop.signal);
      onSaved();
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
  } finally {
    stop.abort();
  }
}

/** Deletes what is not of this copy: files of earlier ones. */
export async function dropOtherFiles(meta: CopyMeta): Promise<void> {
  const cache = await caches.open(COPY_CACHE);
  const keep = new Set([...copyFiles(meta), SAVED_MARK]);
  const others = (await cache.keys()).filter((request) => !keep.has(pathOf(request)));
  await Promise.all(others.map((request) => cache.delete(request)));
}
