import { useDeferredValue, type ReactNode } from 'react';
import type { Book } from '@/lib/book';
import { useActiveLoan, useBorrowedBookIds } from '@/lib/lending/hooks';
import { BookCard } from './book-card';
import { CardBoundary } from './card-boundary';
import styles from './book-grid.module.css';

/** SPEC section 9. */
const SKELETON_CARDS = 14;
/** How many cards may be visible without scrolling. */
const EAGER_COVERS = 6;
/** Up to so many cards a list is rendered at once. */
export const SHORT_LIST = 12;
/** How many cards are painted first: two rows, of two on a phone and of six on a desktop. */
const firstCards = () => (outerWidth < 640 ? 4 : SHORT_LIST);

interface BookGridProps {
  books: readonly Book[];
  /** What follows the cards. */
  children?: ReactNode;
}

/** The first cards are painted before the rest is rendered; on a slow phone all 32 take a long task. */
export function BookGrid({ books, children }: BookGridProps) {
  const borrowed = useBorrowedBookIds();
  const ownId = useActiveLoan()?.bookId;
  // A short list costs little; deferred, what follows it would jump into sight long after the press.
  const isShort = books.length <= SHORT_LIST;
  const isWhole = useDeferredValue(true, isShort);
  const deferred = useDeferredValue(books);
  const whole = isShort ? books : deferred;
  const shown = isWhole ? whole : books.slice(0, firstCards());
  return (
    <>
      <ul className={isWhole ? styles.grid : `${styles.grid} ${styles.partial}`}>
        {shown.map((book, index) => (
          <li key={book.id}>
            <CardBoundary>
              <BookCard
                book={book}
                available={!borrowed?.has(book.id)}
                own={book.id === ownId}
                eager={index < EAGER_COVERS}
              />
            </CardBoundary>
          </li>
        ))}
      </ul>
      {isWhole && children}
    </>
  );
}

/** A grid while its books load. */
export function BookGridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <div key={index} data-skeleton className={styles.skeleton}>
          <div className={styles.cover} />
          <div className={styles.line} />
          <div className={`${styles.line} ${styles.short}`} />
        </div>
      ))}
    </div>
  );
}
