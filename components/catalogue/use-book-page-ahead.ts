import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { preloadActions } from '@/components/book/preload-actions';
import { whenIdle } from '@/lib/when-idle';
import { BOOK_SHELL_PATH } from '@/lib/paths';

/**
 * Fetches the one page that every book opens in, and its code, so that no card costs a request.
 *
 * @param areCardsShown until then the network belongs to the cards
 */
export function useBookPageAhead(areCardsShown: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!areCardsShown) return;
    return whenIdle(() => {
      router.prefetch(BOOK_SHELL_PATH);
      preloadActions();
    });
  }, [areCardsShown, router]);
}
