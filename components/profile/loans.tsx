import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Cover } from '@/components/book-card/cover';
import { useLending } from '@/components/book-card/lending';
import { AppLink } from '@/components/ui/app-link';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ActionOutcome } from '@/components/messages/use-action';
import { truncateTitle } from '@/lib/catalogue/titles';
import { formatNumber, plural } from '@/lib/format';
import { useLoans, useNow } from '@/lib/lending/hooks';
import type { Loan } from '@/lib/lending/loan';
import { forgetBook, useRememberedBook } from '@/lib/lending/remembered-book';
import { isActive } from '@/lib/lending/rules';
import { HOME_PATH } from '@/lib/paths';
import { LoanCard } from './loan-card';
import styles from './loans.module.css';

/** How many loans are shown at first: the account, below them, is still near. */
const FIRST = 10;
/** How many more at each press of “Mostrar mais”. */
const STEP = 50;

const NONE_YET = 'Você ainda não tem livros emprestados.';

/** The user's loans: those that are not over, then the others, the newest first. */
export function Loans() {
  const loans = useLoans();
  const now = useNow();
  const remembered = useRememberedBook();
  const { borrowHandler, returnHandler, working, outcome, heading } = useLending();
  const active = loans.filter(isActive);
  const past = loans.filter((loan) => !isActive(loan));
  const heldIds = new Set(active.map(({ bookId }) => bookId));
  const offered = remembered && !heldIds.has(remembered.id) ? remembered : null;

  const card = (loan: Loan) => {
    const { bookId } = loan;
    const again = heldIds.has(bookId) ? undefined : borrowHandler({ ...loan, id: bookId });
    const onPress = isActive(loan) ? returnHandler(loan) : again;
    return <LoanCard loan={loan} now={now} working={working} onPress={onPress} />;
  };
  const dismiss = () => {
    forgetBook();
    heading.current?.focus();
  };

  return (
    <section aria-labelledby="loans-heading" className={styles.loans}>
      <h2 id="loans-heading" ref={heading} tabIndex={-1}>
        Meus empréstimos
      </h2>
      <ActionOutcome outcome={outcome} />
      {offered && (
        <div className={styles.offer} data-screen-only>
          <Cover {...offered} eager />
          <Button look="primary" busy={working} onClick={borrowHandler(offered)}>
            <span>Pegar “{truncateTitle(offered.title)}” agora</span>
          </Button>
          <Button look="quiet" onClick={dismiss}>
            Agora não
          </Button>
        </div>
      )}
      {loans.length === 0 && offered && <p>{NONE_YET}</p>}
      {loans.length === 0 && !offered && (
        <EmptyState
          title="Seu primeiro livro espera por você"
          action={
            <ButtonLink look="primary" href={HOME_PATH}>
              Explorar livros
            </ButtonLink>
          }
        >
          {NONE_YET}
        </EmptyState>
      )}
      {loans.length > 0 && active.length === 0 && (
        <p>
          Nenhum livro com você agora. <AppLink href={HOME_PATH}>Escolher o próximo</AppLink>
        </p>
      )}
      {active.length > 0 && (
        <ul className={styles.active}>
          {active.map((loan) => (
            <li key={loan.id}>{card(loan)}</li>
          ))}
        </ul>
      )}
      {past.length > 0 && <LoanHistory loans={past} card={card} />}
    </section>
  );
}

/** The loans that are over; as many as were asked for, as thousands of cards take a browser seconds. */
function LoanHistory({ loans, card }: { loans: Loan[]; card: (loan: Loan) => ReactNode }) {
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
          <li key={loan.id}>{card(loan)}</li>
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
