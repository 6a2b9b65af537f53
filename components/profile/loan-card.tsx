import { useId, type MouseEvent } from 'react';
import { BookLink } from '@/components/book-card/opened-book';
import { Cover } from '@/components/book-card/cover';
import { Names } from '@/components/book-card/names';
import { CalendarButton, LoanBadge, ReadingLink } from '@/components/book-card/lending';
import { Button } from '@/components/ui/button';
import { truncateTitle } from '@/lib/catalogue/titles';
import { formatDate } from '@/lib/format';
import type { Loan } from '@/lib/lending/loan';
import { isActive, isOverdue } from '@/lib/lending/rules';
import styles from './loan-card.module.css';

interface LoanCardProps {
  loan: Loan;
  /** In ms. */
  now: number;
  /** While an action of any loan runs. */
  working: boolean;
  /** Returns the book, or borrows it again; left out where it cannot be. */
  onPress: ((event: MouseEvent) => void) | undefined;
}

/** The book of a loan; while it is active, until when it may be kept, and what one does with it. */
export function LoanCard({ loan, now, working, onPress }: LoanCardProps) {
  const headingId = useId();
  const active = isActive(loan);
  const overdue = isOverdue(loan, now);
  // Those of the history are under a heading of their own.
  const Heading = active ? 'h3' : 'h4';
  const button = onPress && (
    <Button aria-describedby={headingId} busy={working} onClick={onPress}>
      {active ? 'Devolver' : 'Pegar de novo'}
    </Button>
  );
  return (
    <article className={active ? `${styles.loan} ${styles.active}` : styles.loan}>
      <Cover {...loan} id={loan.bookId} eager={active} />
      <div className={styles.body}>
        <Heading id={headingId} className={styles.title}>
          <BookLink id={loan.bookId} aria-label={loan.title}>
            {truncateTitle(loan.title)}
          </BookLink>
        </Heading>
        <p className={styles.authors}>
          <Names names={loan.authors} />
        </p>
        <p className={styles.dates}>
          <span>Emprestado em {formatDate(loan.borrowedAt)}</span>
          <span>Devolve até {formatDate(loan.dueAt)}</span>
          <LoanBadge loan={loan} now={now} />
        </p>
      </div>
      {active && (
        <div className={styles.actions} data-screen-only>
          <ReadingLink bookId={loan.bookId} overdue={overdue} />
          {button}
          {!overdue && <CalendarButton loan={loan} />}
        </div>
      )}
      {!active && button && <div className={styles.end}>{button}</div>}
    </article>
  );
}
