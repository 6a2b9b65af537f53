'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { openedBook } from '@/components/books/opened-book';
import { bookHref, isBookShell, readBookId, withBasePath } from '@/lib/paths';
import { markOpenedInApp } from './back-button';
import { BookSkeleton } from './book-skeleton';
import { BookView } from './book-view';

/** A book's page, whichever the address is (docs/decisions/0003-any-book-on-a-static-host.md). */
export function BookScreen() {
  const pathname = usePathname();
  const atShell = isBookShell(pathname);
  const id = atShell ? openedBook() : readBookId(pathname);
  const hydrated = useHydrated();

  useEffect(() => {
    if (!atShell || id === null) return;
    window.history.replaceState(markOpenedInApp, '', withBasePath(bookHref(id)));
  }, [atShell, id]);

  // The exported page was made for no book in particular.
  return hydrated ? <BookView key={id} id={id} /> : <BookSkeleton />;
}
