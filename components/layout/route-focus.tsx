'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { openedBook } from '@/components/books/opened-book';
import { bookHref, isBookPath, isBookShell, withBasePath } from '@/lib/paths';

/**
 * Moves focus after each navigation: to the content, or, when going back from a book, to the link
 * to it. Next restores the scroll position.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const previous = useRef(pathname);
  useEffect(() => {
    const from = previous.current;
    if (from === pathname) return;
    previous.current = pathname;
    // The book's page has only replaced the shell's address with its own.
    if (isBookPath(from) && isBookPath(pathname) && from.includes('_')) return;
    const main = document.querySelector<HTMLElement>('main');
    // The visitor may go back before the shell has replaced its address.
    const opened = isBookShell(from) ? openedBook() : null;
    const bookPath = opened === null ? from : bookHref(opened);
    const link = isBookPath(from)
      ? main?.querySelector<HTMLElement>(`a[href="${withBasePath(bookPath)}"]`)
      : null;
    (link ?? main)?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
