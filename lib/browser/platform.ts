/** Makes the browser download a text as a file; `type` is its media type. */
export function download(text: string, { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the download starts in a later task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Whether the visitor asked for little data (Save-Data): then nothing is fetched ahead. Unknown while the site is built. */
export const savesData = (): boolean =>
  typeof navigator !== 'undefined' &&
  'connection' in navigator &&
  (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/** The delay in a browser without `requestIdleCallback` (Safari). */
const WITHOUT_IDLE_MS = 200;

/** Calls `work` when the browser is idle; returns the function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(handle);
}
