/** Where all tabs keep what breaker.ts knows of the service: three integers, the pause's end first. */
export const PAUSE_KEY = 'bookshelfs.service';

/** Whether the copy may be asked first. Only this is needed before the first cards; breaker.ts decides. */
export function mayBePaused(): boolean {
  try {
    return parseInt(localStorage.getItem(PAUSE_KEY) ?? '') > Date.now();
  } catch {
    return false;
  }
}

/** After an answer of the service. */
export function endPause(): void {
  try {
    localStorage.removeItem(PAUSE_KEY);
  } catch {
    // Without storage there is no pause.
  }
}
