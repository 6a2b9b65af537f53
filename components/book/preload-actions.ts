/**
 * Fetches the code of a book's actions (lending, storage) ahead of rendering. In a file of its own,
 * so that the catalogue can call it without the code of the book's page. A failure shows when the
 * actions are rendered.
 */
export function preloadActions(): void {
  import('./book-actions').catch(() => undefined);
}
