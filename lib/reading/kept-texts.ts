import { TEXTS_CACHE } from '@/lib/offline/caches';
import { textPath } from '@/lib/paths';
import { announceChange } from '@/lib/storage/store';
import { hasCaches, isKept, loadTexts } from './texts-here';
import { loadText } from './load-text';

/** Puts a book's text on the device, its description last: with that it is whole. */
async function keepText(cache: Cache, id: number, signal: AbortSignal): Promise<void> {
  if (await isKept(id)) return;
  const text = await loadText(id);
  const files = [...text.parts, ...(text.spelling.file ? [text.spelling.file] : [])];
  await cache.addAll(files.map((file) => textPath(id, file)));
  // It may have been returned meanwhile.
  signal.throwIfAborted();
  // Safari has Response.json from version 17 on.
  await cache.put(textPath(id), new Response(JSON.stringify(text)));
  announceChange();
}

const bookOf = ({ url }: Request): number => Number(new URL(url).pathname.split('/').at(-2));

/**
 * Keeps the texts of the books on loan on the device, and takes away those of others. Rejects offline
 * and without space; the next call goes on.
 *
 * @param borrowed the numbers of the books on loan to anybody
 * @param signal is aborted when these are others
 */
export async function updateKeptTexts(
  borrowed: ReadonlySet<number>,
  signal: AbortSignal,
): Promise<void> {
  if (!hasCaches()) return;
  const cache = await caches.open(TEXTS_CACHE);
  for (const request of await cache.keys()) {
    if (!borrowed.has(bookOf(request))) await cache.delete(request);
  }
  if (borrowed.size === 0) return;
  const texts = await loadTexts();
  for (const id of borrowed) if (texts.has(id)) await keepText(cache, id, signal);
}
