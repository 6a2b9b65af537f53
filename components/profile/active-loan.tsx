import { useId, type MouseEvent } from 'react';
import { CalendarButton } from '@/components/book-card/calendar-button';
import { LoanBadge } from '@/components/book-card/loan-badge';
import { Button, NewTabLink } from '@/components/ui/button';
import { landingPage } from '@/lib/catalogue/project-gutenberg';
import { formatDate } from '@/lib/format-dates';
import { LOAN_PERIOD_MS } from '@/lib/lending/rules';
import { isOverdue } from '@/lib/lending/status';
import type { Loan } from '@/lib/lending/loan';
import styles from './active-loan.module.css';
import { LoanCard, LoanDates } from './loan-card';

interface ActiveLoanProps {
  loan: Loan;
  /** In ms. */
  now: number;
  /** While an action of any loan runs. */
  working: boolean;
  onReturn: (event: MouseEvent) => void;
}

/** A book that the reader has now: first what one does with it, then how long one may keep it. */
export function ActiveLoan({ loan, now, working, onReturn }: ActiveLoanProps) {
  const id = useId();
  const overdue = isOverdue(loan, now);
  const elapsed = now - Date.parse(loan.borrowedAt);
  return (
    <LoanCard loan={loan} headingId={`${id}-title`}>
      <div className={styles.actions}>
        <NewTabLink href={landingPage(loan.bookId)} aria-describedby={`${id}-read`}>
          Ler
        </NewTabLink>
        <Button aria-describedby={`${id}-title`} busy={working} onClick={onReturn}>
          Devolver
        </Button>
        {!overdue && <CalendarButton loan={loan} />}
      </div>
      <p id={`${id}-read`} className={styles.note}>
        A leitura abre no Project Gutenberg, em nova aba.
      </p>
      <p>
        <LoanBadge loan={loan} />
      </p>
      <progress
        className={overdue ? `${styles.progress} ${styles.late}` : styles.progress}
        aria-label="Tempo do empréstimo já passado"
        max={LOAN_PERIOD_MS}
        value={overdue ? LOAN_PERIOD_MS : Math.min(Math.max(0, elapsed), LOAN_PERIOD_MS)}
      />
      {overdue && (
        <p className={styles.warning}>Deveria ter voltado em {formatDate(loan.dueAt)}.</p>
      )}
      <LoanDates loan={loan} />
    </LoanCard>
  );
}
