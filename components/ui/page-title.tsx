'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect } from 'react';

/**
 * The title of a page that depends on what it shows, which Next's metadata would overwrite. It is set by script too: a document
 * has the title of its first `<title>`, and the page behind a book that one comes back to has its own when the router is there.
 */
export function PageTitle({ children }: { children: string }) {
  const title = `${children} · BookShelfs`;
  const pathname = usePathname();
  useLayoutEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title, pathname]);
  return <title>{title}</title>;
}
