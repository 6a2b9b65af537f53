import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { formatNumber, plural } from '@/lib/format';
import type { Loan } from '@/lib/lending/loan';
import styles from './loan-history.module.css';

/** How many loans are shown at first: the account, below them, is still near. */
const FIRST = 10;
/** How many more at each press of “Mostrar mais”. */
const STEP = 50;

interface LoanHistoryProps {
  loans: readonly Loan[];
  /** The card of a loan. */
  children: (loan: Loan) => ReactNode;
}

/** The loans that are over; as many as were asked for, as thousands of cards take a browser seconds. */
export function LoanHistory({ loans, children }: LoanHistoryProps) {
  const [limit, setLimit] = useState(FIRST);
  const list = useRef<HTMLUListElement>(null);

  const showMore = () => {
    flushSync(() => setLimit(limit + STEP));
    // To the first loan that it brought: after the last step the button is gone.
    list.current?.children[limit]?.querySelector('a')?.focus();
  };

  return (
    <section aria-labelledby="history-heading">
      <h3 id="history-heading" className={styles.heading}>
        Histórico
      </h3>
      <ul ref={list}>
        {loans.slice(0, limit).map((loan) => (
          <li key={loan.id}>{children(loan)}</li>
        ))}
      </ul>
      {loans.length > FIRST && (
        <div className={styles.more}>
          <p role="status">
            Mostrando {formatNumber(Math.min(limit, loans.length))} de{' '}
            {plural(loans.length, 'empréstimo', 'empréstimos')}.
          </p>
          {limit < loans.length && <Button onClick={showMore}>Mostrar mais</Button>}
        </div>
      )}
    </section>
  );
}
