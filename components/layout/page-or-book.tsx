'use client';

import { usePathname } from 'next/navigation';
import { Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { BookPart } from '@/components/book/book-part';
import { useOpenedBook } from '@/components/book-card/opened-book';
import { announceAddress } from '@/lib/browser/address';
import { bookHref, isBookPath, withBasePath } from '@/lib/paths';
import { keepOpener } from '@/lib/reading/address';
import styles from './page-or-book.module.css';

/** After hydration the app itself reports what fails (head-script.tsx). */
function markRunning() {
  document.documentElement.dataset.running = '';
}

/**
 * When the path changes, keeps in a new history entry which page it was opened from, for the reader's way back, and moves focus
 * to the content, or, on the way back from a book, to the link to it. The browser restores the scroll position.
 */
function useNavigation(path: string): void {
  const previous = useRef(path);
  // Before the reader's own effects, which keep more.
  useLayoutEffect(() => keepOpener(path), [path]);
  useEffect(() => {
    const from = previous.current;
    if (from === path) return;
    previous.current = path;
    const main = document.querySelector<HTMLElement>('main');
    const selector = `a[href="${withBasePath(from)}"]`;
    const link = isBookPath(from) ? main?.querySelector<HTMLElement>(selector) : null;
    (link ?? main)?.focus({ preventScroll: true });
  }, [path]);
}

/**
 * The page, or the book that was opened from it. The page stays behind the book with its layout and
 * scroll position, so that going back is instant; React's Activity would lay out all cards again.
 */
export function PageOrBook({ children }: { children: ReactNode }) {
  const id = useOpenedBook();
  const pathname = usePathname();
  useLayoutEffect(announceAddress, [pathname]);
  useLayoutEffect(markRunning, []);
  // The pathname alone changes tens of ms after a book is opened: the reader may have moved focus by then.
  useNavigation(id === null ? pathname : bookHref(id));
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
