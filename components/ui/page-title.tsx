'use client';

import { useLayoutEffect } from 'react';

/**
 * The title of a page that depends on what it shows, which Next's metadata would overwrite. It is set
 * by script too: a document has the title of its first `<title>`, and that of a book that is opened over
 * a page is the second.
 */
export function PageTitle({ children }: { children: string }) {
  const title = `${children} · BookShelfs`;
  useLayoutEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
  return <title>{title}</title>;
}
