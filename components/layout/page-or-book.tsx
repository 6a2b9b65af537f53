'use client';

import { usePathname } from 'next/navigation';
import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { BookPart } from '@/components/book/book-part';
import { useOpenedBook } from '@/components/book-card/opened-book';
import { announceAddress } from '@/lib/browser/address';
import styles from './page-or-book.module.css';

/** From hydration on the app itself says what fails (page-start-script.ts). */
function markRunning() {
  document.documentElement.dataset.running = '';
}

/**
 * The page, or the book that was opened from it. The page stays as it is behind the book, its layout
 * included, so that going back shows it at once, where it was. React's Activity would lay out and
 * start the effects of all its cards anew.
 */
export function PageOrBook({ children }: { children: ReactNode }) {
  const id = useOpenedBook();
  const pathname = usePathname();
  useLayoutEffect(announceAddress, [pathname]);
  useLayoutEffect(markRunning, []);
  return (
    <>
      <div inert={id !== null} className={id === null ? undefined : styles.behind}>
        {children}
      </div>
      {id !== null && (
        <Suspense>
          <BookPart key={id} id={id} />
        </Suspense>
      )}
    </>
  );
}
