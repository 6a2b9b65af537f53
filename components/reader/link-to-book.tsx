import { openBook, type BookLinkProps } from '@/components/book-card/opened-book';
import { AppLink } from '@/components/ui/app-link';
import { bookHref } from '@/lib/paths';
import { leaveReader } from '@/lib/reading/address';

/** The way back from the reader to the book's page. */
export const LinkToBook = ({ id, ...props }: BookLinkProps) => (
  <AppLink
    href={bookHref(id)}
    open={() => leaveReader(id, (readerEntries) => openBook(id, readerEntries))}
    {...props}
  />
);
