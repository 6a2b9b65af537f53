import { useEffect } from 'react';
import type { LendableBook } from '@/lib/lending/lendable-book';
import { rememberBook } from '@/lib/lending/remembered-book';
import { AUTH_PATH, withBasePath } from '@/lib/paths';

/**
 * While an anonymous visitor looks at a book, any link to the login remembers it for the profile: the
 * one beside the book, and those of the header.
 */
export function useRememberForLogin(book: LendableBook, isAnonymous: boolean): void {
  useEffect(() => {
    if (!isAnonymous) return;
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a')?.getAttribute('href');
      if (link === withBasePath(AUTH_PATH)) rememberBook(book, Date.now());
    };
    // In the capture phase: before the router takes the book away.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [book, isAnonymous]);
}
