import { useLending } from '@/components/book-card/lending';
import { AppLink } from '@/components/ui/app-link';
import { Button, ButtonLink } from '@/components/ui/button';
import { HELD_BY_OTHER, REFUSALS } from '@/components/messages/refusals';
import { ActionOutcome } from '@/components/messages/use-action';
import { formatDate, isSomebody, naturalName } from '@/lib/format';
import { useBookAvailability, useLoans } from '@/lib/lending/hooks';
import { rememberBook } from '@/lib/lending/remembered-book';
import { LOAN_DAYS_IN_WORDS } from '@/lib/lending/rules';
import { AUTH_PATH, catalogueHref, PROFILE_PATH } from '@/lib/paths';
import type { TextDescription } from '@/lib/reading/text';
import styles from './reader.module.css';

/** The address of a book's cover, as the service gives it. */
const coverOf = (id: number) =>
  `https://www.gutenberg.org/cache/epub/${id}/pg${id}.cover.medium.jpg`;

interface EndOfTextProps {
  text: TextDescription;
  /** In the spelling that is shown. */
  shownTitle: string;
  /** Whether the whole book may be read; else this is after what anybody may read. */
  isWhole: boolean;
  /** Whether more chapters follow. */
  hasMore: boolean;
}

/** What follows the last chapter that may be read: why the text ends there, and what to do next. */
export function EndOfText({ text, shownTitle, isWhole, hasMore }: EndOfTextProps) {
  const { id, title, authors } = text;
  const book = { id, title, authors, thumbnail: coverOf(id) };
  const { state, loan } = useBookAvailability(id);
  const returned = useLoans().find((other) => other.bookId === id)?.returnedAt;
  const { borrowHandler, returnHandler, working, outcome, heading } = useLending();
  const author = authors.find(isSomebody);
  const goesOn = isWhole && hasMore;
  if (goesOn && !working && !outcome) return null;
  const explain = (): [name: string, reason: string] => {
    if (goesOn) return ['Boa leitura!', loan ? `Está com você até ${formatDate(loan.dueAt)}.` : ''];
    if (isWhole) return [`Você chegou ao fim de “${shownTitle}”`, ''];
    if (loan) {
      const name = `O prazo terminou em ${formatDate(loan.dueAt)}`;
      return [name, 'Devolva o livro para pegá-lo de novo e continuar de onde parou.'];
    }
    const name = returned
      ? `Você devolveu este livro em ${formatDate(returned)}`
      : 'O começo termina aqui';
    if (state === 'held-by-other') return [name, HELD_BY_OTHER];
    if (state === 'overdue' || state === 'other-loan') return [name, REFUSALS[state]];
    if (returned) return [name, 'Pegue-o de novo e continue de onde parou.'];
    return [name, `Quer continuar? Pegue o livro por ${LOAN_DAYS_IN_WORDS}, de graça.`];
  };
  const [name, reason] = explain();
  return (
    <section aria-labelledby="end-of-text" className={styles.end}>
      <h2 id="end-of-text" ref={heading} tabIndex={-1}>
        {name}
      </h2>
      <ActionOutcome outcome={outcome} />
      {reason && <p>{reason}</p>}
      {state === 'not-logged-in' && (
        <ButtonLink look="primary" href={AUTH_PATH} onClick={() => rememberBook(book)}>
          Entrar ou criar conta
        </ButtonLink>
      )}
      {state === 'available' && (
        <Button look="primary" busy={working} onClick={borrowHandler(book)}>
          Emprestar
        </Button>
      )}
      {loan && !goesOn && (
        <Button look={isWhole ? 'plain' : 'primary'} busy={working} onClick={returnHandler(loan)}>
          Devolver
        </Button>
      )}
      {(isWhole || returned) && !goesOn && author && (
        <AppLink href={catalogueHref({ search: naturalName(author) })}>
          Mais de {naturalName(author)}
        </AppLink>
      )}
      {(state === 'overdue' || state === 'other-loan') && (
        <AppLink href={PROFILE_PATH}>Ver meu empréstimo</AppLink>
      )}
    </section>
  );
}
