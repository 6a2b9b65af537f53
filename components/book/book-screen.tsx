'use client';

import { usePathname } from 'next/navigation';
import { useHydrated } from '@/components/ui/use-hydrated';
import { readBookId } from '@/lib/paths';
import { BookSkeleton } from './book-skeleton';
import { BookView, type BookOfPage } from './book-view';

/**
 * A book's page where the visit begins with it (docs/decisions/0003-any-book-on-a-static-host.md).
 *
 * @param ofPage the book that the exported page has in it, if it has one
 */
export function BookScreen({ ofPage }: { ofPage?: BookOfPage }) {
  const id = readBookId(usePathname());
  const hydrated = useHydrated();
  if (ofPage) return <BookView id={ofPage.book.id} ofPage={ofPage} />;
  // The exported page is the same for all books.
  return hydrated ? <BookView key={id} id={id} /> : <BookSkeleton />;
}
