import type { MouseEvent } from 'react';
import { LongList } from '@/components/ui/long-list';
import { plural } from '@/lib/format';
import { booksReadThisYear } from '@/lib/lending/status';
import type { Loan } from '@/lib/lending/loan';
import styles from './loan-history.module.css';
import { PastLoan } from './past-loan';

/** How many loans are shown at first: the account, below them, is still near. */
const FIRST = 10;
/** How many more at each press of “Mostrar mais”. */
const STEP = 50;

interface LoanHistoryProps {
  /** The newest first. */
  loans: readonly Loan[];
  /** The ids of the books that the reader has now. */
  heldIds: ReadonlySet<number>;
  /** In ms. */
  now: number;
  /** While an action of any loan runs. */
  working: boolean;
  onBorrowAgain: (loan: Loan) => (event: MouseEvent) => void;
}

/** The books that have come back, and how many of them this year. */
export function LoanHistory({ loans, heldIds, now, working, onBorrowAgain }: LoanHistoryProps) {
  const read = booksReadThisYear(loans, now);
  return (
    <section aria-labelledby="history-heading" className={styles.history}>
      <h3 id="history-heading">Histórico</h3>
      {read > 0 && (
        <p className={styles.count}>
          Você leu {plural(read, 'livro', 'livros')} em {new Date(now).getFullYear()}.
        </p>
      )}
      <LongList
        items={loans}
        first={FIRST}
        step={STEP}
        noun={['empréstimo', 'empréstimos']}
        className={styles.list}
        keyOf={(loan) => loan.id}
      >
        {(loan) => (
          <PastLoan
            loan={loan}
            working={working}
            onBorrowAgain={heldIds.has(loan.bookId) ? undefined : onBorrowAgain(loan)}
          />
        )}
      </LongList>
    </section>
  );
}
