import { useState } from 'react';
import type { Book } from '@/lib/catalogue/book';
import { useTitleIndex } from '@/lib/search/hooks';
import styles from './todays-title.module.css';

/**
 * Under the title of a Portuguese book, today's spelling of it. The index that knows it may come
 * after the book: then a line is kept free for it, and nothing below moves.
 */
export function TodaysTitle({ book: { id, languages } }: { book: Book }) {
  const isPortuguese = languages.includes('pt');
  const index = useTitleIndex(isPortuguese);
  const [isRoomKept] = useState(index === 'loading');
  const title = typeof index === 'object' ? index.todaysTitle(id) : null;
  if (!isPortuguese || (title === null && !isRoomKept)) return null;
  return (
    <p className={styles.line} lang="pt">
      {title}
    </p>
  );
}
