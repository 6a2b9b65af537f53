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

const TERMS = `Para ler o resto, leve o livro por ${LOAN_DAYS_IN_WORDS}, de graça.`;

/** After what anybody may read: why the rest is closed, and what to do. */
export function EndOfBeginning({ text }: { text: TextDescription }) {
  const { id, title, authors } = text;
  const { state, loan } = useBookAvailability(id);
  const returned = useLoans().find((other) => other.bookId === id)?.returnedAt;
  const { borrow, working, outcome, heading } = useLending();
  const refusal = state === 'overdue' || state === 'other-loan' ? REFUSALS[state] : null;
  const reason = loan
    ? `O prazo terminou em ${formatDate(loan.dueAt)}. O lugar em que você parou está guardado.`
    : refusal;
  return (
    <section aria-labelledby="end-of-beginning" id="fim" className={styles.end}>
      <h2 id="end-of-beginning" ref={heading} tabIndex={-1}>
        Até aqui, para todos
      </h2>
      <ActionOutcome outcome={outcome} />
      {state === 'not-logged-in' && (
        <>
          <p>{TERMS}</p>
          <ButtonLink look="primary" href={loginHref(id, lastFreeChapter(text))}>
            Fazer login
          </ButtonLink>
        </>
      )}
      {state === 'available' && (
        <>
          <p>
            {returned
              ? `Você devolveu este livro em ${formatDate(returned)}. O lugar em que parou está guardado.`
              : TERMS}
          </p>
          <Button
            look="primary"
            busy={working}
            onClick={borrow({ id, title, authors, thumbnail: coverAddress(id) })}
          >
            Emprestar
          </Button>
        </>
      )}
      {state === 'held-by-other' && <p>Este livro está emprestado por outro usuário no momento.</p>}
      {reason && (
        <p>
          {reason} <AppLink href={PROFILE_PATH}>Ver meu empréstimo</AppLink>
        </p>
      )}
    </section>
  );
}
