'use client';

import { usePathname } from 'next/navigation';
import { useHydrated } from '@/components/ui/use-hydrated';
import { readBookId } from '@/lib/paths';
import { BookSkeleton } from './book-skeleton';
import { BookView, type ExportedBook } from './book-view';

/**
 * A book's page where the visit begins with it (docs/decisions/0003-any-book-on-a-static-host.md).
 *
 * @param exported the book that the exported page has in it, if it has one
 */
export function BookScreen({ exported }: { exported?: ExportedBook }) {
  const id = readBookId(usePathname());
  const hydrated = useHydrated();
  if (exported) return <BookView id={exported.book.id} exported={exported} />;
  // The exported page is the same for all books.
  return hydrated ? <BookView key={id} id={id} /> : <BookSkeleton />;
}
