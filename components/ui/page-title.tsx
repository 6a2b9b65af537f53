'use client';

import { useLayoutEffect } from 'react';

/**
 * The title of a page that depends on what it shows. Next's metadata cannot have it, as Next would
 * set its own again. Set in the document as well: a book that is opened over a page comes after
 * that page's title, and the first one counts.
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
