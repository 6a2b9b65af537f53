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
 * Starts a skeleton, and tells for how long it still has to be shown, in ms. It counts from its
 * first paint: in the exported page mostly long before its scripts run, on a slow device after.
 */
function startSkeleton(): () => number {
  const isLanding = !landed && isLandingPath();
  landed = true;
  const start = performance.now();
  return () => {
    const paint = isLanding && performance.getEntriesByName?.('first-contentful-paint')[0];
    return MIN_SKELETON_MS - (performance.now() - (paint ? paint.startTime : start));
  };
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
    const remaining = startSkeleton();
    const end = () => {
      if (remaining() > 0) timer = wait();
      else setCurrent({ ...current, elapsed: true });
    };
    const wait = () => window.setTimeout(end, Math.ceil(remaining()));
    let timer = wait();
    return () => clearTimeout(timer);
  }, [current]);

  return loading || (current?.key === key && !current.elapsed);
}
