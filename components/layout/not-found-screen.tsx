'use client';

import { usePathname } from 'next/navigation';
import { BookScreen } from '@/components/book/book-screen';
import { BookSkeleton } from '@/components/book/book-skeleton';
import { useHydrated } from '@/components/ui/use-hydrated';
import { isBookPath } from '@/lib/paths';
import { UnknownAddress } from './unknown-address';

/**
 * The page that a host serves for every address it has no file for: a book's (GitHub Pages has no
 * other way), or none of ours.
 */
export function NotFoundScreen() {
  const pathname = usePathname();
  const hydrated = useHydrated();
  if (!hydrated) {
    return (
      <>
        <BookSkeleton />
        <noscript>Página não encontrada</noscript>
      </>
    );
  }
  return isBookPath(pathname) ? <BookScreen /> : <UnknownAddress />;
}
