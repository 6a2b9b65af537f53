import { useEffect } from 'react';
import { BookPart } from '@/components/book/book-part';
import { whenIdle } from '@/lib/browser/platform';

/**
 * Loads the code of a book's page, so that opening a card costs no request.
 *
 * @param areCardsShown not before, as the cards need the network
 */
export function useBookPageAhead(areCardsShown: boolean): void {
  useEffect(() => {
    if (!areCardsShown) return;
    return whenIdle(() => void BookPart.preload());
  }, [areCardsShown]);
}
