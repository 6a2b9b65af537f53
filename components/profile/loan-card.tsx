import { CalendarButton } from '@/components/books/calendar-button';
import { LoanBadge } from '@/components/books/loan-badge';
import { BookLink } from '@/components/books/book-link';
import { Button } from '@/components/ui/button';
import { Cover } from '@/components/books/cover';
import { formatDate, formatNames } from '@/lib/format';
import { LOAN_PERIOD_MS } from '@/lib/lending/rules';
import { loanStatus } from '@/lib/lending/status';
import type { Loan } from '@/lib/lending/loan';
import styles from './loans.module.css';

interface LoanCardProps {
  loan: Loan;
  /** In ms. */
  now: number;
  onReturn: () => void;
}

/** One loan: the book, the dates and the state. */
export function LoanCard({ loan, now, onReturn }: LoanCardProps) {
  const { state } = loanStatus(loan, now);
  const active = state !== 'returned';
  const elapsed = now - Date.parse(loan.borrowedAt);
  return (
    <article className={active ? `${styles.loan} ${styles.active}` : styles.loan}>
      <Cover
        id={loan.bookId}
        title={loan.title}
        authors={loan.authors}
        thumbnail={loan.thumbnail}
        eager={active}
      />
      <div className={styles.body}>
        <h3 className={styles.title}>
          <BookLink id={loan.bookId}>{loan.title}</BookLink>
        </h3>
        <p className={styles.authors}>{formatNames(loan.authors)}</p>
        <p className={styles.dates}>
          <span>Emprestado em {formatDate(loan.borrowedAt)}</span>
          <span>Devolve até {formatDate(loan.dueAt)}</span>
        </p>
        <p>
          <LoanBadge loan={loan} />
        </p>
        {active && (
          <>
            <progress
              className={styles.progress}
              aria-label="Tempo do empréstimo já passado"
              max={LOAN_PERIOD_MS}
              value={Math.min(Math.max(0, elapsed), LOAN_PERIOD_MS)}
            />
            <div className={styles.actions}>
              <Button look="primary" onClick={onReturn}>
                Devolver
              </Button>
              <CalendarButton loan={loan} />
            </div>
          </>
        )}
      </div>
    </article>
  );
}
