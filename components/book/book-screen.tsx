'use client';

import { usePathname } from 'next/navigation';
import { useHydrated } from '@/components/ui/use-hydrated';
import { readBookId } from '@/lib/paths';
import { BookSkeleton } from './book-skeleton';
import { BookView } from './book-view';

/** A book's page where the visit begins with it (docs/decisions/0003-any-book-on-a-static-host.md). */
export function BookScreen() {
  const id = readBookId(usePathname());
  const hydrated = useHydrated();
  // The exported page is the same for all books.
  return hydrated ? <BookView key={id} id={id} /> : <BookSkeleton />;
}
