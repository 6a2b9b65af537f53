import { CalendarButton, LoanBadge, ReadingLink, useLending } from '@/components/book-card/lending';
import { HELD_BY_OTHER, REFUSALS } from '@/components/messages/refusals';
import { readingTime } from '@/components/messages/reading-texts';
import { ActionOutcome } from '@/components/messages/use-action';
import { AppLink } from '@/components/ui/app-link';
import { Button, ButtonLink } from '@/components/ui/button';
import { landingPage, type Book } from '@/lib/book';
import { formatDate } from '@/lib/format';
import { useBookAvailability, useNow } from '@/lib/lending/hooks';
import type { LendableBook } from '@/lib/lending/loan';
import { isOverdue, LOAN_DAYS_IN_WORDS } from '@/lib/lending/rules';
import { rememberBook } from '@/lib/lending/remembered-book';
import { AUTH_PATH, PROFILE_PATH, readerHref } from '@/lib/paths';
import { useTextHere } from '@/lib/reading/texts-here';
import { usePlace } from '@/lib/reading/places';
import styles from './book-actions.module.css';

type ActionsBook = LendableBook & Pick<Book, 'formats' | 'languages'>;

/** What the visitor can do with the book now. */
export function BookActions({ book }: { book: ActionsBook }) {
  const { state, loan } = useBookAvailability(book.id);
  const { borrowHandler, returnHandler, working, outcome, heading } = useLending();
  const now = useNow();
  const text = useTextHere(book.id);
  const place = usePlace(book.id);
  const mayBorrow = ['unknown', 'not-logged-in', 'available'].includes(state);
  const formats = loan && text === null ? readableFormats(book.formats) : [];
  const overdue = loan !== null && isOverdue(loan, now);
  return (
    <section aria-labelledby="actions-heading" className={styles.actions} data-screen-only>
      <h2 id="actions-heading" ref={heading} tabIndex={-1}>
        Ações
      </h2>
      <ActionOutcome outcome={outcome} />
      {state === 'held-by-other' && <p>{HELD_BY_OTHER}</p>}
      {(state === 'overdue' || state === 'other-loan') && (
        <p>
          {REFUSALS[state]} <AppLink href={PROFILE_PATH}>Ver meu empréstimo</AppLink>
        </p>
      )}
      {loan && (
        <p>
          {overdue ? 'O prazo terminou em' : 'Está com você até'} {formatDate(loan.dueAt)}.{' '}
          <LoanBadge loan={loan} now={now} />
        </p>
      )}
      <div className={styles.buttons}>
        {/* The exported page has the space of the buttons. Without scripts nothing can be borrowed. */}
        {state === 'unknown' && (
          <p className={styles.space}>
            <noscript>
              <a href={landingPage(book.id)}>Ler no Project Gutenberg</a>
            </noscript>
          </p>
        )}
        {state === 'not-logged-in' && (
          <ButtonLink look="primary" href={AUTH_PATH} onClick={() => rememberBook(book)}>
            Faça login para emprestar.
          </ButtonLink>
        )}
        {state === 'available' && (
          <>
            <Button look="primary" busy={working} onClick={borrowHandler(book)}>
              Emprestar
            </Button>
            <span className={styles.note}>
              por {LOAN_DAYS_IN_WORDS}, de graça{place?.share ? '; continue de onde parou' : ''}
            </span>
          </>
        )}
        {!loan && (mayBorrow || text) && (
          <div className={`${styles.space} ${book.languages.includes('pt') ? styles.tall : ''}`}>
            {text && (
              <>
                {/* Who had the book may have left it beyond its beginning. */}
                <ButtonLink href={readerHref(book.id, state === 'not-logged-in' ? undefined : 1)}>
                  {state === 'not-logged-in' && place?.share ? 'Continuar' : 'Ler o começo'}
                </ButtonLink>
                <span className={styles.note}>
                  O livro todo: {readingTime(text.words)}
                  {text.spelling && ', também na ortografia de hoje'}
                </span>
              </>
            )}
            {text === null && (
              <p className={styles.note}>
                Depois de pegar o livro, você o lê no Project Gutenberg.
              </p>
            )}
          </div>
        )}
        {loan && (
          <>
            <ReadingLink bookId={book.id} overdue={overdue} />
            <Button busy={working} onClick={returnHandler(loan)}>
              Devolver
            </Button>
            {!overdue && <CalendarButton loan={loan} />}
          </>
        )}
      </div>
      {formats.length > 0 && (
        <p className={styles.note}>Formatos: {new Intl.ListFormat('pt-BR').format(formats)}.</p>
      )}
    </section>
  );
}

const FORMATS: readonly [type: string, label: string][] = [
  ['application/epub+zip', 'EPUB (celular, Kobo)'],
  ['application/x-mobipocket-ebook', 'Kindle (Send to Kindle)'],
  ['text/html', 'HTML (navegador)'],
];
const TEXT = ['text/plain', 'texto simples (qualquer aparelho)'] as const;

/**
 * The formats in which a book can be read, each with what reads it, in Portuguese. Plain text is
 * named only where there is nothing better; zip archives are left out.
 *
 * @param formats addresses by media type, which may have parameters such as a charset
 */
export function readableFormats(formats: Readonly<Record<string, string>>): string[] {
  const has = (type: string) =>
    Object.entries(formats).some(
      ([key, url]) => key.split(';', 1)[0]?.trim().toLowerCase() === type && !/\.zip$/i.test(url),
    );
  const labels = FORMATS.flatMap(([type, label]) => (has(type) ? [label] : []));
  return labels.length === 0 && has(TEXT[0]) ? [TEXT[1]] : labels;
}
