import { BOOK_SHELL_PATH } from '@/lib/paths';

/** The book that was last opened within the app. */
let opened: number | null = null;

/** The id of the book that the shell shows, until it has put it in the address. */
export const openedBook = (): number | null => opened;

/**
 * Opens a book within the app. Its id is kept in memory and not in the shell's query: with a query
 * the router would request the page again (seen under a base path).
 */
export function openBook(router: { push: (href: string) => void }, id: number): void {
  opened = id;
  router.push(BOOK_SHELL_PATH);
}
