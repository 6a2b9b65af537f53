import type { Book } from '@/lib/catalogue/book';
import { readSummary } from '@/lib/catalogue/summary';

/** A book's summary where that is in Portuguese: those of the service are not. */
export function portugueseSummary({ summaries }: Book): string | undefined {
  const summary = summaries[0] === undefined ? null : readSummary(summaries[0]);
  return summary?.language === 'pt' ? summary.text : undefined;
}
