import type { ReactNode } from 'react';
import { BookLink } from '@/components/book-card/book-link';
import { Cover } from '@/components/book-card/cover';
import { truncateTitle } from '@/lib/catalogue/book-text';
import { formatNames } from '@/lib/format';
import { formatDate } from '@/lib/format-dates';
import { isActive } from '@/lib/lending/status';
import type { Loan } from '@/lib/lending/loan';
import styles from './loan-card.module.css';

interface LoanCardProps {
  loan: Loan;
  /** The id of its heading, by which buttons can name it. */
  headingId: string;
  /** Below what is told of the book. */
  children: ReactNode;
  /** What stands at the end of the line where there is room, else last. */
  end?: ReactNode;
}

/** The book of a loan, and what is told of the loan or done with it. */
export function LoanCard({ loan, headingId, children, end }: LoanCardProps) {
  const active = isActive(loan);
  // Those of the history stand under a heading of their own.
  const Heading = active ? 'h3' : 'h4';
  return (
    <article className={active ? `${styles.loan} ${styles.active}` : styles.loan}>
      <div className={styles.cover}>
        <Cover
          id={loan.bookId}
          title={loan.title}
          authors={loan.authors}
          thumbnail={loan.thumbnail}
          eager={active}
        />
      </div>
      <div className={styles.body}>
        <Heading id={headingId} className={styles.title}>
          <BookLink id={loan.bookId} aria-label={loan.title}>
            {truncateTitle(loan.title)}
          </BookLink>
        </Heading>
        <p className={styles.authors}>{formatNames(loan.authors)}</p>
        {children}
      </div>
      {end}
    </article>
  );
}

/** When the book was lent, until when, and what else is told beside it. */
export function LoanDates({ loan, children }: { loan: Loan; children?: ReactNode }) {
  return (
    <p className={styles.dates}>
      <span>Emprestado em {formatDate(loan.borrowedAt)}</span>
      <span>Devolve até {formatDate(loan.dueAt)}</span>
      {children}
    </p>
  );
}
