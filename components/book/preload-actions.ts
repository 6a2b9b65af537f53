/**
 * Fetches the code of the book's actions (the rules of lending and all that writes to the storage) before it is rendered.
 * A failure is told when the actions are rendered.
 */
export function preloadActions(): void {
  import('./book-actions').catch(() => undefined);
}
