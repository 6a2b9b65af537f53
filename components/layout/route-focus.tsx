'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { openedBook } from '@/components/books/opened-book';
import { bookHref, isBookPath, isBookShell, withBasePath } from '@/lib/paths';

/**
 * Moves focus along with each navigation, as loading a page would: to the content, or, back from a
 * book, to the link that had led there. The scroll position is the browser's business.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const previous = useRef(pathname);
  useEffect(() => {
    const from = previous.current;
    if (from === pathname) return;
    previous.current = pathname;
    // The book's page only puts its own address in place of the shell's.
    if (isBookPath(from) && isBookPath(pathname) && from.includes('_')) return;
    const main = document.querySelector<HTMLElement>('main');
    // Gone back from before the address was the book's own.
    const opened = isBookShell(from) ? openedBook() : null;
    const left = opened === null ? from : bookHref(opened);
    const link = isBookPath(from)
      ? main?.querySelector<HTMLElement>(`a[href="${withBasePath(left)}"]`)
      : null;
    (link ?? main)?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
