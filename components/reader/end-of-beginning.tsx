import { useLending } from '@/components/book-card/lending';
import { AppLink } from '@/components/ui/app-link';
import { Button, ButtonLink } from '@/components/ui/button';
import { REFUSALS } from '@/components/messages/refusals';
import { ActionOutcome } from '@/components/messages/use-action';
import { coverAddress } from '@/lib/book';
import { formatDate } from '@/lib/format';
import { useBookAvailability, useLoans } from '@/lib/lending/hooks';
import { LOAN_DAYS_IN_WORDS } from '@/lib/lending/rules';
import { loginHref, PROFILE_PATH } from '@/lib/paths';
import { lastFreeChapter } from '@/lib/reading/progress';
import type { TextDescription } from '@/lib/reading/text';
import styles from './reader.module.css';

/** After what anybody may read: why the rest is closed, and what to do. */
export function EndOfBeginning({ text }: { text: TextDescription }) {
  const { id, title, authors } = text;
  const { state, loan } = useBookAvailability(id);
  const returned = useLoans().find((other) => other.bookId === id)?.returnedAt;
  const { borrowHandler, working, outcome, heading } = useLending();
  let reason = `Para ler o resto, leve o livro por ${LOAN_DAYS_IN_WORDS}, de graça.`;
  if (loan) {
    reason = `O prazo terminou em ${formatDate(loan.dueAt)}. O lugar em que você parou está guardado.`;
  } else if (state === 'held-by-other') {
    reason = 'Este livro está emprestado por outro usuário no momento.';
  } else if (state === 'overdue' || state === 'other-loan') {
    reason = REFUSALS[state];
  } else if (returned) {
    reason = `Você devolveu este livro em ${formatDate(returned)}. O lugar em que parou está guardado.`;
  }
  return (
    <section aria-labelledby="end-of-beginning" id="fim" className={styles.end}>
      <h2 id="end-of-beginning" ref={heading} tabIndex={-1}>
        Até aqui, para todos
      </h2>
      <ActionOutcome outcome={outcome} />
      <p>{reason}</p>
      {state === 'not-logged-in' && (
        <ButtonLink look="primary" href={loginHref(id, lastFreeChapter(text))}>
          Fazer login
        </ButtonLink>
      )}
      {state === 'available' && (
        <Button
          look="primary"
          busy={working}
          onClick={borrowHandler({ id, title, authors, thumbnail: coverAddress(id) })}
        >
          Emprestar
        </Button>
      )}
      {(loan || state === 'overdue' || state === 'other-loan') && (
        <AppLink href={PROFILE_PATH}>Ver meu empréstimo</AppLink>
      )}
    </section>
  );
}
