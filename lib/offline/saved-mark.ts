import { COPY_CACHE, SAVED_MARK } from './caches';

/** What the visitor has asked this device to keep of the copy. */
export interface SavedMark {
  /** The description of the copy that is whole on the device, as the host sent it; null for none. */
  saved: unknown;
  /** Whether a newer one, or the first, was asked for and is neither whole nor paused. */
  wanted: boolean;
}

/** What is kept, or null when nothing was ever asked for. */
export async function readMark(): Promise<SavedMark | null> {
  const response = await caches.match(SAVED_MARK, { cacheName: COPY_CACHE });
  return response ? ((await response.json()) as SavedMark) : null;
}

/** Notes what is kept. @throws {DOMException} QuotaExceededError when there is no room */
export async function writeMark(mark: SavedMark): Promise<void> {
  const cache = await caches.open(COPY_CACHE);
  await cache.put(SAVED_MARK, Response.json(mark));
}
