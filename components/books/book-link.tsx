import type { ComponentProps } from 'react';
import { BOOK_SHELL_PATH, bookHref } from '@/lib/paths';
import { AppLink } from '@/components/ui/app-link';
import { openBook } from './opened-book';

interface BookLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'id'> {
  id: number;
}

/**
 * A link to a book; every one is of this kind. A static host has no file for each of 78,000 books,
 * so it opens the shell, which then replaces its address with the book's
 * (docs/decisions/0003-any-book-on-a-static-host.md).
 */
export function BookLink({ id, ...props }: BookLinkProps) {
  return (
    <AppLink
      href={bookHref(id)}
      prefetch={BOOK_SHELL_PATH}
      open={(router) => openBook(router, id)}
      {...props}
    />
  );
}
