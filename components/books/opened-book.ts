import { BOOK_SHELL_PATH } from '@/lib/paths';

/** The book that was last opened from within the app. */
let opened: number | null = null;

/** Which book the shell is to show, until the address says so itself. */
export const openedBook = (): number | null => opened;

/**
 * Opens a book within the app. Its number goes beside the address and not in it: with a query, the
 * router would ask the host for a page that it has already (seen under a base path).
 */
export function openBook(router: { push: (href: string) => void }, id: number): void {
  opened = id;
  router.push(BOOK_SHELL_PATH);
}
