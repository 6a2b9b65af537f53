'use client';

import { useRef, type MouseEvent } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { LoanBadge } from '@/components/book-card/loan-badge';
import { CalendarButton } from '@/components/book-card/calendar-button';
import { Button } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import { useAction } from '@/components/ui/use-action';
import type { Book } from '@/lib/book';
import { useBookAvailability } from '@/lib/lending/use-book-availability';
import { formatDate } from '@/lib/format-dates';
import { useNow } from '@/lib/lending/clock';
import { LENDING_MESSAGES, LendingError } from '@/lib/lending/rules';
import { AUTH_PATH, PROFILE_PATH } from '@/lib/paths';
import { borrowBook, returnLoan } from '@/lib/lending/borrow';
import type { Loan } from '@/lib/lending/loan';
import { isOverdue } from '@/lib/lending/status';
import { LOAN_DAYS } from '@/lib/lending/loan-period';
import { READ_THERE } from './actions-placeholder';
import styles from './book-actions.module.css';
import { Reading } from './reading';
import { ShareButton } from './share-button';
import { useRememberForLogin } from './use-remember-for-login';

/** What the visitor can do with the book now. */
export function BookActions({ book }: { book: Book }) {
  const { state, loan } = useBookAvailability(book.id);
  const { run, working, outcome } = useAction('Não foi possível concluir a ação.');
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const overdue = loan !== null && isOverdue(loan, now);
  useRememberForLogin(book, state === 'anonymous');

  // The other button replaces the one that was pressed: focus stays in the section, and the second
  // click of a double click is ignored, as it would undo the first.
  const onPress = (action: () => Promise<string>) => async (event: MouseEvent) => {
    if (event.detail > 1) return;
    if (await run(action)) heading.current?.focus();
  };
  const borrow = onPress(async () => {
    await borrowBook(book);
    return 'Livro emprestado com sucesso!';
  });
  const giveBack = (held: Loan) =>
    onPress(async () => {
      await returnLoan(held.id);
      return 'Livro devolvido com sucesso!';
    });

  return (
    <section aria-labelledby="actions-heading" className={styles.actions}>
      <h2 id="actions-heading" ref={heading} tabIndex={-1}>
        Ações
      </h2>
      {outcome && (
        <Message kind={outcome.kind}>
          {outcome.kind === 'error' ? `⚠️ ${refusalOf(outcome.error, outcome.text)}` : outcome.text}
        </Message>
      )}
      {state === 'anonymous' && (
        <p>
          <AppLink href={AUTH_PATH} className={styles.login}>
            Faça login para emprestar.
          </AppLink>
        </p>
      )}
      {state === 'held-by-other' && <p>Este livro está emprestado por outro usuário no momento.</p>}
      {(state === 'overdue' || state === 'other-loan') && (
        <p>
          {LENDING_MESSAGES[state]} <AppLink href={PROFILE_PATH}>Ver meu empréstimo</AppLink>
        </p>
      )}
      {state === 'available' && (
        <div className={styles.buttons}>
          <Button look="primary" busy={working} onClick={borrow}>
            Emprestar
          </Button>
          <span className={styles.terms}>por {LOAN_DAYS} dias, de graça</span>
        </div>
      )}
      {!loan && <p className={styles.terms}>{READ_THERE}</p>}
      {loan && (
        <>
          <p>
            {overdue ? 'Deveria ter voltado em' : 'Está com você até'} {formatDate(loan.dueAt)}.{' '}
            <LoanBadge loan={loan} />
          </p>
          <Reading book={book} />
          <div className={styles.buttons}>
            <Button busy={working} onClick={giveBack(loan)}>
              Devolver
            </Button>
            {!overdue && <CalendarButton loan={loan} />}
          </div>
        </>
      )}
      <ShareButton book={book} />
    </section>
  );
}

/** The text of a refusal; on this page it says to log in (SPEC section 8). */
const refusalOf = (error: unknown, text: string) =>
  error instanceof LendingError && error.kind === 'not-logged-in'
    ? 'Faça login para emprestar este livro.'
    : text;
