import { lazyPart } from '@/components/ui/lazy-part';

/** The rules of lending and all that writes to the storage: not needed before the book is there. */
export const BookActions = lazyPart(async () => (await import('./book-actions')).BookActions);
