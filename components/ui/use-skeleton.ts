import { useEffect, useState } from 'react';

/** How long a skeleton stays at least, once it can be seen (SPEC section 9). */
const MIN_SKELETON_MS = 500;

let landed = false;

/** Whether the document was opened at the path that it shows now. */
function isLandingPath(): boolean {
  const [document] = performance.getEntriesByType?.('navigation') ?? [];
  return document !== undefined && new URL(document.name).pathname === location.pathname;
}

/**
 * When the skeleton of this moment could first be seen, in `performance.now()` milliseconds: the
 * exported page shows it long before its scripts run.
 */
function visibleSince(): number {
  const isLanding = !landed && isLandingPath();
  landed = true;
  const paint = isLanding && performance.getEntriesByName?.('first-contentful-paint')[0];
  return paint ? paint.startTime : performance.now();
}

/**
 * Whether to show the skeleton: while loading, and until it has been seen for 500 ms. What was in
 * memory from the start has no skeleton at all.
 *
 * @param wait what is waited for; another value is another wait
 */
export function useSkeleton(loading: boolean, wait: string): boolean {
  const [current, setCurrent] = useState<{ wait: string; over: boolean } | null>(null);
  if (loading && current?.wait !== wait) setCurrent({ wait, over: false });

  useEffect(() => {
    if (current === null || current.over) return;
    const rest = MIN_SKELETON_MS - (performance.now() - visibleSince());
    const timer = setTimeout(() => setCurrent({ ...current, over: true }), Math.max(0, rest));
    return () => clearTimeout(timer);
  }, [current]);

  return loading || (current?.wait === wait && !current.over);
}
