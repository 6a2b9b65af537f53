'use client';

import { usePathname } from 'next/navigation';
import { Activity, Suspense, useLayoutEffect, type ReactNode } from 'react';
import { BookPart } from '@/components/book/book-part';
import { useOpenedBook } from '@/components/books/opened-book';
import { announceAddress } from '@/components/ui/address';

/**
 * The page, or the book that was opened from it. The page stays as it is behind the book, so that
 * going back shows it at once, where it was.
 */
export function PageOrBook({ children }: { children: ReactNode }) {
  const id = useOpenedBook();
  const pathname = usePathname();
  useLayoutEffect(announceAddress, [pathname]);
  return (
    <>
      <Activity mode={id === null ? 'visible' : 'hidden'}>{children}</Activity>
      {id !== null && (
        <Suspense>
          <BookPart key={id} id={id} />
        </Suspense>
      )}
    </>
  );
}
