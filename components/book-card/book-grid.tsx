import { useDeferredValue, useMemo } from 'react';
import type { Book } from '@/lib/book';
import { editionsOf } from '@/lib/catalogue/titles';
import { useActiveLoan, useBorrowedBookIds } from '@/lib/lending/hooks';
import { useKnownTexts } from '@/lib/reading/known-texts';
import type { TitleIndex } from '@/lib/search/title-index';
import { BookCard } from './book-card';
import card from './book-card.module.css';
import styles from './book-grid.module.css';

/** SPEC section 9. */
const SKELETON_CARDS = 14;
/** How many cards of a long list are painted first: what a phone shows, or a row of a desktop. */
const FIRST_CARDS = 6;
/** Up to so many cards a list is rendered at once. */
const SHORT_LIST = 12;

interface BookGridProps {
  books: readonly Book[];
  /** Knows today's spelling of old titles; one that comes later moves the cards. */
  index: TitleIndex | null;
}

/** The first cards are painted before the rest is rendered; on a slow phone all 32 take a long task. */
export function BookGrid({ books, index }: BookGridProps) {
  const borrowed = useBorrowedBookIds();
  const ownId = useActiveLoan()?.bookId;
  const texts = useKnownTexts();
  const cards = useMemo(() => {
    const editions = editionsOf(books);
    return books.map((book, place) => ({ book, edition: editions[place] }));
  }, [books]);
  const deferred = useDeferredValue(cards, cards.slice(0, FIRST_CARDS));
  const shown = cards.length <= SHORT_LIST ? cards : deferred;
  const isPartial = shown.length < cards.length;
  return (
    <ul className={isPartial ? `${styles.grid} ${styles.partial}` : styles.grid}>
      {shown.map(({ book, edition }, place) => (
        <li key={book.id}>
          <BookCard
            book={book}
            edition={edition}
            todaysTitle={index?.todaysTitle(book.id) ?? null}
            available={!borrowed.has(book.id)}
            readable={texts?.has(book.id) ?? false}
            own={book.id === ownId}
            eager={place < FIRST_CARDS}
          />
        </li>
      ))}
    </ul>
  );
}

/** A grid while its books load. */
export function BookGridSkeleton() {
  return (
    <div
      className={`${styles.grid} ${styles.partial} ${styles.skeleton} ${styles.breathing}`}
      aria-hidden="true"
    >
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <div key={index} data-skeleton>
          <div className={`${card.cover} ${styles.cover}`} />
          <div className={styles.line} />
          <div className={`${styles.line} ${styles.short}`} />
        </div>
      ))}
    </div>
  );
}
