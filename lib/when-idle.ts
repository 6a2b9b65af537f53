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
