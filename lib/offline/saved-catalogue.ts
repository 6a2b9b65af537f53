import { copyFiles, fetchCopyMeta, readCopyMeta, type CopyMeta } from '@/lib/copy/meta';
import { COPY_META_PATH } from '@/lib/paths';
import { COPY_CACHE, isFile } from './caches';

/** As many connections as a browser opens to one host by HTTP/1.1. */
const AT_A_TIME = 6;
const FILE_LIMIT_MS = 20_000;
const TRIES = 3;
/** After this many failures in a row it is the host that fails, and the other files are not requested. */
const MAX_FAILURES = 12;

const pathsIn = async (cache: Cache) =>
  new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));

async function missingIn(cache: Cache, copy: CopyMeta): Promise<string[]> {
  const present = await pathsIn(cache);
  return copyFiles(copy).filter((file) => file !== COPY_META_PATH && !present.has(file));
}

/** The complete copy on the device, the one that the host has now, and how many files of that are missing. */
export async function lookAtDevice() {
  const cache = await caches.open(COPY_CACHE);
  const description = await cache.match(COPY_META_PATH);
  const readKept = async () => readCopyMeta(await description?.json());
  // None too where it is of another format: saving replaces it.
  const kept = await readKept().catch(() => undefined);
  const saved = kept && (await missingIn(cache, kept)).length === 0 ? kept : null;
  const meta = await fetchCopyMeta().catch(() => saved);
  if (!meta) return null;
  const missing = (await missingIn(cache, meta)).length;
  return { saved, meta, missing, total: copyFiles(meta).length - 1 };
}

async function fetchFile(cache: Cache, file: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  // Aborting a finished request does nothing.
  const one = new AbortController();
  setTimeout(() => one.abort(), FILE_LIMIT_MS);
  signal.addEventListener('abort', () => one.abort(), { signal: one.signal });
  // With `no-store` the worker does not answer.
  const options = { cache: 'no-store', signal: one.signal } as const;
  const response = await fetch(new URL(file, location.href), options);
  if (!isFile(response)) throw new TypeError(`${file}: HTTP ${response.status}`);
  await cache.put(file, response);
}

/** Fetches the missing files, and last the description, with which the worker answers from the copy. Throws when some are missing in the end, or there is no space. */
export async function saveCatalogue(stop: AbortController, onFile: () => void): Promise<void> {
  // Some browsers ask the visitor; without the permission they may evict the copy.
  await navigator.storage?.persist?.();
  const meta = await fetchCopyMeta(stop.signal);
  const cache = await caches.open(COPY_CACHE);
  for (let tries = 0; tries < TRIES; tries += 1) {
    // One iterator for all: each loop takes the next file.
    const queue = (await missingIn(cache, meta)).values();
    let failures = 0;
    const work = async () => {
      for (const file of queue) {
        try {
          await fetchFile(cache, file, stop.signal);
          failures = 0;
          onFile();
        } catch (error) {
          if ((error as Error).name === 'QuotaExceededError') stop.abort(error);
          stop.signal.throwIfAborted();
          if ((failures += 1) >= MAX_FAILURES) return;
        }
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
  }
  if ((await missingIn(cache, meta)).length > 0) throw new TypeError('Files are missing.');
  await cache.put(COPY_META_PATH, new Response(JSON.stringify(meta)));
  const files = new Set(copyFiles(meta));
  for (const file of await pathsIn(cache)) if (!files.has(file)) await cache.delete(file);
}
