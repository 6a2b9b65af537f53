import { lazyPart } from '@/components/ui/lazy-part';

/** A book's page for the pages that a book can be opened from. */
export const BookPart = lazyPart(async () => (await import('./book-screen')).BookView);
