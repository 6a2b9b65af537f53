import { useEffect, useState } from 'react';

/** How long a skeleton is shown at least (SPEC section 9). */
const MIN_SKELETON_MS = 500;

/** When the exported page was first painted, in ms; undefined if the address has changed since. */
function exportedPagePaint(): number | undefined {
  const [opened] = performance.getEntriesByType?.('navigation') ?? [];
  if (!opened) return undefined;
  const { pathname, search } = new URL(opened.name);
  if (pathname !== location.pathname || search !== location.search) return undefined;
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
}

/**
 * Whether to show the skeleton: while loading, and until it has been shown for MIN_SKELETON_MS,
 * counted for the exported page from its first paint. Cached data has no skeleton.
 *
 * @param key what is loading; another key starts another skeleton
 */
export function useSkeleton(loading: boolean, key: string): boolean {
  const [current, setCurrent] = useState<{ key: string; isFirst: boolean } | null>(null);
  const [elapsed, setElapsed] = useState('');
  if (loading && current?.key !== key) setCurrent({ key, isFirst: current === null });

  useEffect(() => {
    if (current === null) return;
    const start = performance.now();
    const remaining = () => {
      const paint = current.isFirst ? exportedPagePaint() : undefined;
      return MIN_SKELETON_MS - (performance.now() - (paint ?? start));
    };
    const end = () => {
      if (remaining() > 0) timer = wait();
      else setElapsed(current.key);
    };
    const wait = () => window.setTimeout(end, Math.ceil(remaining()));
    let timer = wait();
    return () => clearTimeout(timer);
  }, [current]);

  return loading || (current?.key === key && elapsed !== key);
}
