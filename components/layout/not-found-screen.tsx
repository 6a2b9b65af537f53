'use client';

import { usePathname } from 'next/navigation';
import { Suspense } from 'react';
import { BookSkeleton } from '@/components/book/book-skeleton';
import { lazyPart } from '@/components/ui/lazy-part';
import { useHydrated } from '@/components/ui/use-hydrated';
import { isBookPath } from '@/lib/paths';

// Next loads this page's code with every other page; what it shows comes only when it is needed.
const BookScreen = lazyPart(async () => (await import('@/components/book/book-screen')).BookScreen);

const UnknownAddress = lazyPart(async () => (await import('./unknown-address')).UnknownAddress);

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
  return (
    <Suspense fallback={<BookSkeleton />}>
      {isBookPath(pathname) ? <BookScreen /> : <UnknownAddress />}
    </Suspense>
  );
}
