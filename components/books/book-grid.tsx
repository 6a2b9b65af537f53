import type { Book } from '@/lib/catalogue/book';
import { useClassifier } from '@/lib/categories/use-classifier';
import { useBorrowedBookIds } from '@/lib/lending/hooks';
import { BookCard } from './book-card';
import styles from './book-grid.module.css';

/** SPEC section 9. */
const SKELETON_CARDS = 14;
/** How many cards may be visible without scrolling. */
const EAGER_COVERS = 6;

interface BookGridProps {
  books: readonly Book[];
}

export function BookGrid({ books }: BookGridProps) {
  const borrowed = useBorrowedBookIds();
  const { classifier } = useClassifier(true);
  return (
    <ul className={styles.grid}>
      {books.map((book, index) => (
        <li key={book.id}>
          <BookCard
            book={book}
            available={!borrowed?.has(book.id)}
            labels={classifier && classifier.categoryLabels(book)}
            eager={index < EAGER_COVERS}
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
