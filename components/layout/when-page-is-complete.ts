const LOOK_MS = 1000;
const MAX_LOOKS = 15;

/**
 * Calls `work` once nothing loads on the page, looking each second, or after 15: for what would be in
 * the way of that. Returns the function that cancels it.
 */
export function whenPageIsComplete(work: () => void): () => void {
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    if (document.querySelector('[data-skeleton]') && looks < MAX_LOOKS) return;
    clearInterval(timer);
    work();
  }, LOOK_MS);
  return () => clearInterval(timer);
}
