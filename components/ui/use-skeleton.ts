import { useEffect, useState } from 'react';

/** How long a skeleton is shown at least (SPEC section 9). */
const MIN_SKELETON_MS = 500;

let landed = false;

/** Whether the path is still the one at which the document was opened. */
function isLandingPath(): boolean {
  const [document] = performance.getEntriesByType?.('navigation') ?? [];
  return document !== undefined && new URL(document.name).pathname === location.pathname;
}

/**
 * When the current skeleton was first painted, in ms of `performance.now()`: in the exported page
 * that is long before its scripts run.
 */
function visibleSince(): number {
  const isLanding = !landed && isLandingPath();
  landed = true;
  const paint = isLanding && performance.getEntriesByName?.('first-contentful-paint')[0];
  return paint ? paint.startTime : performance.now();
}

/**
 * Whether to show the skeleton: while loading, and until it has been shown for 500 ms. Data that is
 * in memory has no skeleton.
 *
 * @param key what is loading; another key starts another skeleton
 */
export function useSkeleton(loading: boolean, key: string): boolean {
  const [current, setCurrent] = useState<{ key: string; elapsed: boolean } | null>(null);
  if (loading && current?.key !== key) setCurrent({ key, elapsed: false });

  useEffect(() => {
    if (current === null || current.elapsed) return;
    const remaining = MIN_SKELETON_MS - (performance.now() - visibleSince());
    const end = () => setCurrent({ ...current, elapsed: true });
    const timer = setTimeout(end, Math.max(0, remaining));
    return () => clearTimeout(timer);
  }, [current]);

  return loading || (current?.key === key && !current.elapsed);
}
