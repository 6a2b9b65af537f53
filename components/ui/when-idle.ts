/** How long a browser without `requestIdleCallback` (Safari) is given instead, in ms. */
const WITHOUT_IDLE_MS = 200;

/** Does the work once the browser has nothing better to do; gives back the way to cancel it. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(handle);
}
