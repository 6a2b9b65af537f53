'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useOpenedBook } from '@/components/book-card/opened-book';
import { bookHref, isBookPath, withBasePath } from '@/lib/paths';

/**
 * Moves focus after each navigation: to the content, or, when going back from a book, to the link
 * to it. The browser restores the scroll position.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const opened = useOpenedBook();
  // The router follows an opened book tens of ms later: by then the reader may have moved focus on.
  const path = opened === null ? pathname : bookHref(opened);
  const previous = useRef(path);
  useEffect(() => {
    const from = previous.current;
    if (from === path) return;
    previous.current = path;
    const main = document.querySelector<HTMLElement>('main');
    const link = isBookPath(from)
      ? main?.querySelector<HTMLElement>(`a[href="${withBasePath(from)}"]`)
      : null;
    (link ?? main)?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
