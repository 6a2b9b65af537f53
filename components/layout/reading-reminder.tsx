import { readLabel, shareSuffix } from '@/components/messages/reading-texts';
import { AppLink } from '@/components/ui/app-link';
import { useNow } from '@/lib/lending/hooks';
import type { Loan } from '@/lib/lending/loan';
import { isOverdue } from '@/lib/lending/rules';
import { readerHref } from '@/lib/paths';
import { isRead, usePlace } from '@/lib/reading/places';
import { useTextHere } from '@/lib/reading/texts-here';

interface ReadingReminderProps {
  loan: Loan;
  /** The header's own: a style that a part imports by itself would be in every page twice. */
  styles: Readonly<Record<string, string>>;
}

/** Opens the borrowed book where it was left, on phones by an icon; nothing for an overdue one, or one without a text here. */
export function ReadingReminder({ loan, styles }: ReadingReminderProps) {
  const { bookId } = loan;
  const place = usePlace(bookId);
  const label = readLabel(place);
  const text = useTextHere(bookId);
  if (isOverdue(loan, useNow()) || !text) return null;
  return (
    <AppLink
      href={readerHref(bookId, isRead(place) ? 1 : undefined)}
      className={styles.reading}
      aria-label={label}
    >
      {/* Not with the icons of the first screen: it comes with a loan alone. */}
      <svg aria-hidden="true" width="24" viewBox="0 0 24 24" fill="none" stroke="currentColor">
        <path
          strokeWidth="1.75"
          d="M12 6.5c-2-1.5-5-2-8.5-2v13.5c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5c-3.5 0-6.5.5-8.5 2v13.5"
        />
      </svg>
      <span className={styles.wide}>{label}</span>
    </AppLink>
  );
}

/** How far the reader of the borrowed book is, after 'Continuar'. */
export function ReadingShare({ bookId }: { bookId: number }) {
  const place = usePlace(bookId);
  return isRead(place) ? ' · você chegou ao fim' : shareSuffix(place);
}
