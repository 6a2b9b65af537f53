import { shelfTexts } from '@/components/messages/shelf-texts';
import { SHELF_BOOKS } from '@/lib/shelves/shelf-books';
import type { ShelfKey } from '@/lib/shelves/shelves';

/** A shelf with what is said about it, and the numbers of its books. */
export const shelfOf = (key: ShelfKey) => ({ ...shelfTexts(key), ids: SHELF_BOOKS[key] });
