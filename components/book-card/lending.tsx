import { useRouter } from 'next/navigation';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button, ButtonLink, NewTabLink } from '@/components/ui/button';
import { readLabel } from '@/components/messages/reading-texts';
import { ActionOutcome, useAction } from '@/components/messages/use-action';
import { AccountError } from '@/lib/accounts/accounts';
import { download, useOnline } from '@/lib/browser/platform';
import { borrowBook, returnLoan } from '@/lib/lending/borrow';
import { loanCalendar } from '@/lib/lending/calendar';
import type { LendableBook, Loan } from '@/lib/lending/loan';
import { loanStatus } from '@/lib/lending/rules';
import { landingPage } from '@/lib/book';
import { formatDate, formatTime } from '@/lib/format';
import { bookUrl, readerHref } from '@/lib/paths';
import { useIsKept, useTextHere } from '@/lib/reading/texts-here';
import { isRead, usePlace } from '@/lib/reading/places';

// What the book's page, the reader and the profile share.

/** SPEC.md section 8 has words of its own for this refusal. */
const textOf = (error: unknown, text: string) =>
  error instanceof AccountError && error.kind === 'not-logged-in'
    ? 'Faça login para emprestar este livro.'
    : text;

/**
 * Borrowing and returning, as the `onClick` of buttons.
 *
 * `heading` is of the section, above the message: it gets focus, as the button that was pressed may
 * be gone, and a message may be out of sight.
 */
export function useLending() {
  const { run, working, outcome } = useAction('Não foi possível concluir a ação.');
  const heading = useRef<HTMLHeadingElement>(null);

  const onPress = (action: () => Promise<string>) => async (event: MouseEvent) => {
    // The second click of a double click may be on the button that replaced the first.
    if (event.detail > 1) return;
    await run(action);
    heading.current?.focus();
  };
  const borrowHandler = (book: LendableBook) =>
    onPress(async () => {
      await borrowBook(book);
      return 'Livro emprestado com sucesso!';
    });
  const returnHandler = (loan: Loan) =>
    onPress(async () => {
      await returnLoan(loan.id);
      return 'Livro devolvido com sucesso!';
    });

  const shown =
    outcome?.kind === 'error'
      ? { ...outcome, text: `⚠️ ${textOf(outcome.error, outcome.text)}` }
      : outcome;
  return { borrowHandler, returnHandler, working, outcome: shown, heading };
}

const TONES = { returned: 'plain', overdue: 'late', active: 'available' } as const;

/** The state of a loan at `now` (ms). */
export function LoanBadge({ loan, now }: { loan: Loan; now: number }) {
  const { state, text } = loanStatus(loan, now);
  return <Badge tone={TONES[state]}>{text}</Badge>;
}

/**
 * Opens a borrowed book where the reader left it, an overdue one at its beginning; one without a text
 * here at Project Gutenberg, which has the formats (docs/decisions/0015-reading-at-project-gutenberg.md).
 */
export function ReadingLink({ bookId, overdue }: { bookId: number; overdue: boolean }) {
  const online = useOnline();
  const place = usePlace(bookId);
  const isKept = useIsKept(bookId);
  const text = useTextHere(bookId);
  const router = useRouter();
  const href = readerHref(bookId, overdue || isRead(place) ? 1 : undefined);
  // What most readers of this page press next.
  useEffect(() => {
    if (text) router.prefetch(href);
  }, [text, router, href]);
  if (text === null) {
    return (
      <NewTabLink href={landingPage(bookId)}>
        <span>Ler no Project Gutenberg</span>{' '}
        <small>{online ? '(abre em nova aba)' : '(precisa de internet)'}</small>
      </NewTabLink>
    );
  }
  // Both have their space before they are shown: the buttons beside them must not move under a finger.
  return (
    <>
      <ButtonLink
        look={overdue ? 'plain' : 'primary'}
        href={href}
        style={{ visibility: text ? 'visible' : 'hidden' }}
      >
        {overdue ? 'Ler o começo' : readLabel(place)}
      </ButtonLink>
      <small style={{ visibility: isKept ? 'visible' : 'hidden' }}>
        Já dá para ler sem internet.
      </small>
    </>
  );
}

/** Downloads an .ics file with the due date. */
export function CalendarButton({ loan }: { loan: Loan }) {
  const { bookId, title, authors, dueAt } = loan;
  const { run, outcome } = useAction('Não foi possível criar o arquivo da agenda.');
  const save = () =>
    run(async () => {
      const url = bookUrl(bookId);
      const until = `Devolva o livro até ${formatDate(dueAt)}, às ${formatTime(dueAt)}.`;
      const description = [until, authors.join(', '), url].filter(Boolean).join('\n');
      const texts = { summary: `Devolver: ${title}`, description, url };
      download(loanCalendar(loan, texts, Date.now()), {
        name: `devolucao-${bookId}.ics`,
        type: 'text/calendar',
      });
    });
  return (
    <>
      <Button onClick={() => void save()}>Adicionar à agenda</Button>
      <ActionOutcome outcome={outcome} />
    </>
  );
}
