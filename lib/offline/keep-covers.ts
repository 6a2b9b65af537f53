/** Enough to wait for the rest of a page's covers. */
const PAUSE_MS = 1_000;

const isCover = (image: HTMLImageElement): boolean =>
  image.complete &&
  image.naturalWidth > 0 &&
  /^https?:/.test(image.src) &&
  new URL(image.src).origin !== location.origin;

/**
 * Has the worker keep the covers that the page shows. Scripts cannot read them, so only what was shown
 * is known to be an image and no error page. They come from the browser's cache.
 *
 * @returns stops
 */
export function keepCovers(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    timer = undefined;
    const urls = new Set([...document.images].filter(isCover).map(({ src }) => src));
    if (urls.size === 0) return;
    navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_COVERS', urls: [...urls] });
  };
  const wait = () => {
    timer ??= setTimeout(send, PAUSE_MS);
  };
  wait();
  // Images' load events do not bubble, but can be captured.
  document.addEventListener('load', wait, true);
  // On the first visit the covers are there before the worker is.
  navigator.serviceWorker.addEventListener('controllerchange', wait);
  return () => {
    document.removeEventListener('load', wait, true);
    navigator.serviceWorker.removeEventListener('controllerchange', wait);
    clearTimeout(timer);
  };
}
