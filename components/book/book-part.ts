import { lazyPart } from '@/components/ui/lazy-part';
import { BookActions } from './book-actions-part';

/** A book's page for the pages that a book can be opened from. */
export const BookPart = lazyPart(async () => (await import('./book-view')).BookView);

/** Loads all of it before it is rendered. */
export const preloadBook = (): Promise<unknown> =>
  Promise.all([BookPart.preload(), BookActions.preload()]);
