'use client';

import { useLayoutEffect } from 'react';

/**
 * The title of a page that depends on what it shows, which Next's metadata would overwrite. It is set
 * by script too: the `<title>` of a book that is opened over a page comes second, and the first counts.
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
