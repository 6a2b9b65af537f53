'use client';

import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LongList } from '@/components/ui/long-list';
import { Message } from '@/components/ui/message';
import { SaveDamaged } from '@/components/ui/save-damaged';
import { useAction } from '@/components/ui/use-action';
import { HOME_PATH } from '@/lib/paths';
import { returnLoan } from '@/lib/lending/borrow';
import { useLoans } from '@/lib/lending/hooks';
import { useNow } from '@/lib/lending/clock';
import { LoanCard } from './loan-card';
import styles from './loans.module.css';

/** How many loans are rendered at first, and more at each press of “Mostrar mais”. */
const STEP = 50;

/** The user's loans: active ones first, then the newest. */
export function Loans() {
  const loans = useLoans();
  const now = useNow();
  const { run, outcome } = useAction('Não foi possível devolver o livro.');
  const giveBack = (loanId: string) =>
    void run(async () => {
      await returnLoan(loanId);
      return 'Livro devolvido com sucesso!';
    });

  return (
    <section aria-labelledby="loans-heading">
      <h2 id="loans-heading">Meus empréstimos</h2>
      {outcome && (
        <div className={styles.outcome}>
          <Message kind={outcome.kind} action={<SaveDamaged error={outcome.error} />}>
            {outcome.kind === 'error' && '⚠️ '}
            {outcome.text}
          </Message>
        </div>
      )}
      {loans.length === 0 ? (
        <EmptyState
          title="Sua estante está vazia"
          action={
            <ButtonLink look="primary" href={HOME_PATH}>
              Explorar livros
            </ButtonLink>
          }
        >
          Você ainda não tem livros emprestados.
        </EmptyState>
      ) : (
        <LongList
          items={loans}
          step={STEP}
          noun={['empréstimo', 'empréstimos']}
          className={styles.list}
          keyOf={(loan) => loan.id}
        >
          {(loan) => <LoanCard loan={loan} now={now} onReturn={() => giveBack(loan.id)} />}
        </LongList>
      )}
    </section>
  );
}
