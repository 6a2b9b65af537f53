import { useId, type MouseEvent } from 'react';
import { LoanBadge } from '@/components/book-card/loan-badge';
import { Button } from '@/components/ui/button';
import type { Loan } from '@/lib/lending/loan';
import { LoanCard, LoanDates } from './loan-card';
import styles from './loan-history.module.css';

interface PastLoanProps {
  loan: Loan;
  /** While an action of any loan runs. */
  working: boolean;
  /** Left out where the reader has the book now. */
  onBorrowAgain?: (event: MouseEvent) => void;
}

/** A book that has come back. */
export function PastLoan({ loan, working, onBorrowAgain }: PastLoanProps) {
  const headingId = useId();
  return (
    <LoanCard
      loan={loan}
      headingId={headingId}
      end={
        onBorrowAgain && (
          <div className={styles.end}>
            <Button aria-describedby={headingId} busy={working} onClick={onBorrowAgain}>
              Pegar de novo
            </Button>
          </div>
        )
      }
    >
      <LoanDates loan={loan}>
        <LoanBadge loan={loan} />
      </LoanDates>
    </LoanCard>
  );
}
