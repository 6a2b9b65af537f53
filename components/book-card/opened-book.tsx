import { useSyncExternalStore, type ComponentProps } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { entryState, setAddress, subscribeAddress } from '@/lib/browser/address';
import { bookHref, readBookId, withBasePath, withoutBasePath } from '@/lib/paths';

/*
 * A book opens over the page that it was opened from, at its own address, without a request for a
 * page that the host may not have (docs/decisions/0003-any-book-on-a-static-host.md).
 */

/** What a history entry keeps of a book that was opened within the app. */
interface BookEntry {
  /** When it was opened, in ms since 1970: it tells entries apart. */
  openedAt: number;
  /** How many entries of the reader are below it, which the way back passes over. */
  readerEntries: number;
}

const bookEntry = entryState<BookEntry>;

/** How the document was loaded: the visitor may have gone on in history before this script has come. None on a server. */
const [loaded] = performance.getEntriesByType?.('navigation') ?? [];

/** Of the entry that the document was loaded at, if a book was opened there: now the page itself is the book's. */
const loadedAt = loaded && loaded.name === location.href ? bookEntry().openedAt : undefined;

/** Whether the current entry is a book that was opened within the app: the one before it is the app's, even after a reload. */
export const isOpenedInApp = (): boolean => 'openedAt' in bookEntry();

/** Back to where the book was opened from. */
export const leaveBook = (): void => window.history.go(-1 - (bookEntry().readerEntries ?? 0));

function openedBook(): number | null {
  const { openedAt } = bookEntry();
  if (openedAt === undefined || openedAt === loadedAt) return null;
  return readBookId(withoutBasePath(location.pathname));
}

/** The id of the book that is shown over the page it was opened from, or null. */
export const useOpenedBook = (): number | null =>
  useSyncExternalStore(subscribeAddress, openedBook, () => null);

/** Shows a book over the current page. `readerEntries`: how many entries of the reader are below it. */
export function openBook(id: number, readerEntries = 0): void {
  const kept: BookEntry = { openedAt: performance.timeOrigin + performance.now(), readerEntries };
  setAddress(withBasePath(bookHref(id)), 'push', kept);
  window.scrollTo({ top: 0 });
}

export interface BookLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'id'> {
  id: number;
}

/** A link to a book, which opens over the page. */
export const BookLink = ({ id, ...props }: BookLinkProps) => (
  <AppLink href={bookHref(id)} open={() => openBook(id)} {...props} />
);
