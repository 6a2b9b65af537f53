import { useState } from 'react';
import type { Book } from '@/lib/book';
import { useTitleIndex } from '@/lib/search/hooks';
import styles from './todays-title.module.css';

interface TodaysTitleProps {
  book: Book;
  /** The title in today's spelling, null where it is the same; undefined where only the index knows. */
  known?: string | null | undefined;
}

/**
 * Under the title of a Portuguese book, today's spelling of it. The index that knows it may come
 * after the book: then a line is kept free for it, and nothing below moves.
 */
export function TodaysTitle({ book: { id, languages }, known }: TodaysTitleProps) {
  const isPortuguese = languages.includes('pt');
  const isUnknown = known === undefined;
  const index = useTitleIndex(isPortuguese && isUnknown);
  const [isRoomKept] = useState(index === 'loading' && isUnknown);
  const ofIndex = typeof index === 'object' ? index.todaysTitle(id) : null;
  const title = known ?? ofIndex;
  if (!isPortuguese || (title === null && !isRoomKept)) return null;
  return (
    <p className={styles.line} lang="pt">
      {title}
    </p>
  );
}
