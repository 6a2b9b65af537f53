/** What the visitor's own scroll after a press on a button may take: it is part of that press. */
const SAME_PRESS_MS = 100;

let lastTouch = -Infinity;

// As long as the document lives, once the service has failed in it.
for (const type of ['scroll', 'pointerdown', 'keydown', 'focusin']) {
  addEventListener(type, () => (lastTouch = Date.now()), { capture: true, passive: true });
}

/** Whether the visitor has scrolled, pressed or moved focus since `time`, in ms of `Date.now()`. */
export const isTouchedSince = (time: number): boolean => lastTouch > time + SAME_PRESS_MS;
