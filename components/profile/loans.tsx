'use client';

import { useRef, type MouseEvent } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LongList } from '@/components/ui/long-list';
import { Message } from '@/components/ui/message';
import { useAction } from '@/components/ui/use-action';
import { HOME_PATH } from '@/lib/paths';
import { borrowBook, returnLoan } from '@/lib/lending/borrow';
import { useLoans } from '@/lib/lending/hooks';
import { bookOf, type LendableBook } from '@/lib/lending/lendable-book';
import type { Loan } from '@/lib/lending/loan';
import { useNow } from '@/lib/lending/clock';
import { forgetBook, useRememberedBook } from '@/lib/lending/remembered-book';
import { isActive } from '@/lib/lending/status';
import { ActiveLoan } from './active-loan';
import { ContinueOffer } from './continue-offer';
import { LoanHistory } from './loan-history';
import styles from './loans.module.css';

/** Stored data of another version may have many active loans. */
const STEP = 50;

/** The user's loans: those that are not over, then the others, the newest first. */
export function Loans() {
  const loans = useLoans();
  const now = useNow();
  const remembered = useRememberedBook();
  const { run, working, outcome } = useAction('Não foi possível concluir a ação.');
  const heading = useRef<HTMLHeadingElement>(null);
  const active = loans.filter(isActive);
  const past = loans.filter((loan) => !isActive(loan));
  const heldIds = new Set(active.map(({ bookId }) => bookId));
  const offered = remembered && !heldIds.has(remembered.id) ? remembered : null;

  // The button that was pressed is gone after a success: focus goes to the heading, above the message. The
  // second click of a double click is ignored, as another button may be where the first was.
  const onPress = (action: () => Promise<boolean>) => async (event: MouseEvent) => {
    if (event.detail <= 1 && (await action())) heading.current?.focus();
  };
  const borrow = (book: LendableBook) =>
    run(async () => {
      await borrowBook(book);
      return 'Livro emprestado com sucesso!';
    });
  const giveBack = (loan: Loan) =>
    onPress(() =>
      run(async () => {
        await returnLoan(loan.id);
        return 'Livro devolvido com sucesso!';
      }),
    );
  // When refused as well: the message, and the loan that forbids it, are up there.
  const borrowAgain = (loan: Loan) => onPress(() => borrow(bookOf(loan)).then(() => true));
  const dismiss = () => {
    forgetBook();
    heading.current?.focus();
  };

  return (
    <section aria-labelledby="loans-heading" className={styles.loans}>
      <h2 id="loans-heading" ref={heading} tabIndex={-1}>
        Meus empréstimos
      </h2>
      {outcome && (
        <Message kind={outcome.kind}>
          {outcome.kind === 'error' && '⚠️ '}
          {outcome.text}
        </Message>
      )}
      {offered && (
        <ContinueOffer
          title={offered.title}
          working={working}
          onBorrow={onPress(() => borrow(offered))}
          onDismiss={dismiss}
        />
      )}
      {loans.length === 0 && (
        <EmptyState
          title="Sua estante está vazia"
          action={
            <ButtonLink look={offered ? 'plain' : 'primary'} href={HOME_PATH}>
              Explorar livros
            </ButtonLink>
          }
        >
          Você ainda não tem livros emprestados.
        </EmptyState>
      )}
      {active.length > 0 && (
        <LongList
          items={active}
          step={STEP}
          noun={['empréstimo', 'empréstimos']}
          className={styles.active}
          keyOf={(loan) => loan.id}
        >
          {(loan) => (
            <ActiveLoan loan={loan} now={now} working={working} onReturn={giveBack(loan)} />
          )}
        </LongList>
      )}
      {past.length > 0 && (
        <LoanHistory
          loans={past}
          heldIds={heldIds}
          now={now}
          working={working}
          onBorrowAgain={borrowAgain}
        />
      )}
    </section>
  );
}
