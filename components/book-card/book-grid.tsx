import { useDeferredValue } from 'react';
import type { Book } from '@/lib/book';
import { useActiveLoan, useBorrowedBookIds } from '@/lib/lending/hooks';
import { BookCard } from './book-card';
import styles from './book-grid.module.css';

/** SPEC section 9. */
const SKELETON_CARDS = 14;
/** How many cards of a long list are painted first: what a phone shows, or a row of a desktop. */
const FIRST_CARDS = 6;
/** Up to so many cards a list is rendered at once. */
const SHORT_LIST = 12;

/** The first cards are painted before the rest is rendered; on a slow phone all 32 take a long task. */
export function BookGrid({ books }: { books: readonly Book[] }) {
  const borrowed = useBorrowedBookIds();
  const ownId = useActiveLoan()?.bookId;
  const deferred = useDeferredValue(books, books.slice(0, FIRST_CARDS));
  const shown = books.length <= SHORT_LIST ? books : deferred;
  const isPartial = shown.length < books.length;
  return (
    <ul className={isPartial ? `${styles.grid} ${styles.partial}` : styles.grid}>
      {shown.map((book, index) => (
        <li key={book.id}>
          <BookCard
            book={book}
            available={!borrowed?.has(book.id)}
            own={book.id === ownId}
            eager={index < FIRST_CARDS}
          />
        </li>
      ))}
    </ul>
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
