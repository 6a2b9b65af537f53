'use client';

import { Button } from '@/components/ui/button';
import { download } from '@/lib/browser/platform';
import { Message } from '@/components/ui/message';
import { useAction } from '@/components/ui/use-action';
import { bookHref, withBasePath } from '@/lib/paths';
import { calendarFileName, loanCalendar } from '@/lib/lending/calendar';
import type { Loan } from '@/lib/lending/loan';

/** Downloads an .ics file with the due date. */
export function CalendarButton({ loan }: { loan: Loan }) {
  const { run, outcome } = useAction('Não foi possível criar o arquivo da agenda.');
  const save = () =>
    run(async () => {
      const url = new URL(withBasePath(bookHref(loan.bookId)), window.location.href).href;
      download(loanCalendar(loan, { url, now: Date.now() }), {
        name: calendarFileName(loan),
        type: 'text/calendar',
      });
    });
  return (
    <>
      <Button onClick={() => void save()}>Adicionar à agenda</Button>
      {outcome && <Message kind={outcome.kind}>{outcome.text}</Message>}
    </>
  );
}
