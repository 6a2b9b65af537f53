'use client';

import { usePathname } from 'next/navigation';
import { Activity, Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react';
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
      <Activity mode={id === null ? 'visible' : 'hidden'}>
        {children}
        <Running />
      </Activity>
      {id !== null && (
        <Suspense>
          <BookPart key={id} id={id} />
        </Suspense>
      )}
    </>
  );
}

/** From here on failures are the app's to tell (page-notices.tsx). Beside the page, as it hydrates with the page. */
function Running() {
  useEffect(() => document.documentElement.setAttribute('data-running', ''), []);
  return null;
}
