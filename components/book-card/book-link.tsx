import type { ComponentProps } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { bookHref } from '@/lib/paths';
import { openBook } from './opened-book';

interface BookLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'id'> {
  id: number;
}

/** A link to a book; every one is of this kind (docs/decisions/0003-any-book-on-a-static-host.md). */
export function BookLink({ id, ...props }: BookLinkProps) {
  return <AppLink href={bookHref(id)} open={() => openBook(id)} {...props} />;
}
