'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect } from 'react';

/**
 * The title of a page that depends on what it shows, which Next's metadata would overwrite. It is set by script too: a document
 * shows its first `<title>`, and when one goes back to a book over a page, the router renders that page, and its title, after it.
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
