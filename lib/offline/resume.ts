import { readMark } from './saved-mark';

/** Goes on with a saving of the copy that the end of a visit, or of the network, has interrupted. */
export async function resumeSaving(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const mark = await readMark().catch(() => null);
  if (!mark?.wanted) return;
  // The reader of the copy is only needed by those who save it.
  const { saveCopy } = await import('./save-copy');
  await saveCopy();
}
