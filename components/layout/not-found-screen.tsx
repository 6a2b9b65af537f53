'use client';

import { usePathname } from 'next/navigation';
import { BookScreen } from '@/components/book/book-screen';
import { BookSkeleton } from '@/components/book/book-skeleton';
import { useHydrated } from '@/components/ui/use-hydrated';
import { isBookPath } from '@/lib/paths';
import { UnknownAddress } from './unknown-address';

/**
 * The page that a host serves for every address without a file: a book's, as GitHub Pages cannot
 * rewrite addresses, or one that does not exist.
 */
export function NotFoundScreen() {
  const pathname = usePathname();
  const hydrated = useHydrated();
  if (!hydrated) return <BookSkeleton />;
  return isBookPath(pathname) ? <BookScreen /> : <UnknownAddress />;
}
