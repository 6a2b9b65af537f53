'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { openedBook } from '@/components/books/opened-book';
import { bookHref, isBookShell, readBookId, withBasePath } from '@/lib/paths';
import { OPENED_IN_APP } from './back-button';
import { BookSkeleton } from './book-skeleton';
import { BookView } from './book-view';

/** A book's page, at its own address or at the shell's (docs/decisions/0003-any-book-on-a-static-host.md). */
export function BookScreen() {
  const pathname = usePathname();
  const atShell = isBookShell(pathname);
  const id = atShell ? openedBook() : readBookId(pathname);
  const hydrated = useHydrated();

  // In the same commit as the router's own change of the address: no event comes in between.
  useLayoutEffect(() => {
    if (!atShell || id === null) return;
    window.history.replaceState(OPENED_IN_APP, '', withBasePath(bookHref(id)));
  }, [atShell, id]);

  // The exported page is the same for all books.
  return hydrated ? <BookView key={id} id={id} /> : <BookSkeleton />;
}
