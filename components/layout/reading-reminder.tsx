import { AppLink } from '@/components/ui/app-link';
import { readerHref } from '@/lib/paths';
import { readLabel, usePlace } from '@/lib/reading/places';
import { useIsReadable } from '@/lib/reading/available';

interface ReadingReminderProps {
  bookId: number;
  /** The header's own: a style that a part imports by itself would be in every page twice. */
  styles: Readonly<Record<string, string>>;
}

/** Opens the borrowed book where it was left; nothing for a book that has no text here. */
export function ReadingReminder({ bookId, styles }: ReadingReminderProps) {
  const label = readLabel(usePlace(bookId));
  if (!useIsReadable(bookId)) return null;
  return (
    <AppLink href={readerHref(bookId)} className={`${styles.reminder} ${styles.reading}`}>
      {label}
    </AppLink>
  );
}
