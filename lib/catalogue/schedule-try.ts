/**
 * Calls `go` once: after `delay` ms when the page is visible, or as soon as it is after that, or when
 * the browser comes online.
 *
 * @param online whether a connection that is back is a reason to go before
 * @returns cancels it
 */
export function scheduleTry(delay: number, online: boolean, go: () => void): () => void {
  const fire = () => {
    cancel();
    go();
  };
  const fireIfVisible = () => {
    if (!document.hidden) fire();
  };
  const timer = setTimeout(() => {
    document.addEventListener('visibilitychange', fireIfVisible);
    fireIfVisible();
  }, delay);
  const cancel = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', fireIfVisible);
    removeEventListener('online', fire);
  };
  if (online) addEventListener('online', fire);
  return cancel;
}
