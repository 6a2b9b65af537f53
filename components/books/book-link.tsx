import type { ComponentProps } from 'react';
import { BOOK_SHELL_PATH, bookHref } from '@/lib/paths';
import { AppLink } from '@/components/ui/app-link';
import { openBook } from './opened-book';

interface BookLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'id'> {
  id: number;
}

/**
 * The only way to a book. A static host has no file for each of 78,000 books, so within the app
 * the link opens the one exported page, which then puts the book's own address in the address bar
 * (docs/decisions/0003-any-book-on-a-static-host.md).
 */
export function BookLink({ id, ...props }: BookLinkProps) {
  return (
    <AppLink
      href={bookHref(id)}
      page={BOOK_SHELL_PATH}
      open={(router) => openBook(router, id)}
      {...props}
    />
  );
}
