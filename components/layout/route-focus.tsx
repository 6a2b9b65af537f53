'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { isBookPath, withBasePath } from '@/lib/paths';

/**
 * Moves focus after each navigation: to the content, or, when going back from a book, to the link
 * to it. The browser restores the scroll position.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const previous = useRef(pathname);
  useEffect(() => {
    const from = previous.current;
    if (from === pathname) return;
    previous.current = pathname;
    const main = document.querySelector<HTMLElement>('main');
    const link = isBookPath(from)
      ? main?.querySelector<HTMLElement>(`a[href="${withBasePath(from)}"]`)
      : null;
    (link ?? main)?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
