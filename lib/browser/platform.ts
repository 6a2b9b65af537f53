import { useSyncExternalStore } from 'react';

/** Makes the browser download a text as a file; `type` is its media type. */
export function download(text: string, { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download starts in a later task, and needs the URL until then.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Moves focus to the page's content, where the element that had it is about to disappear. */
export const focusContent = (): void =>
  document.querySelector('main')?.focus({ preventScroll: true });

/** Whether the visitor has turned on Save-Data: then nothing is prefetched. False during the build. */
export const savesData = (): boolean =>
  typeof navigator !== 'undefined' &&
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Makes a function that subscribes to events of the window and the document, and returns the one that unsubscribes. */
export const onEvents =
  (...types: string[]) =>
  (listener: () => void): (() => void) => {
    // Captured: so the window gets events of the document that do not bubble, too.
    for (const type of types) window.addEventListener(type, listener, true);
    return () => types.forEach((type) => window.removeEventListener(type, listener, true));
  };

const subscribeToConnection = onEvents('online', 'offline');

/** Whether the browser has a connection, as far as it knows. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );

const POLL_MS = 1_000;
const MAX_WAIT_MS = 15_000;

/** Resolves once the page has loaded, and shows what it is about, or 15 s after it was opened. */
export const whenPageIsThere = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setInterval(() => {
      const isLoading =
        document.readyState !== 'complete' || document.querySelector('[data-skeleton]') !== null;
      if (isLoading && performance.now() < MAX_WAIT_MS) return;
      clearInterval(timer);
      resolve();
    }, POLL_MS);
  });
