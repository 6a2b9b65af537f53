import type { Book } from '@/lib/book';

/** The end of the service's generated summaries. */
const MACHINE_NOTE = /\s*\(This is an automatically generated summary\.?\)\s*$/i;

/** Letters and words of Portuguese that English does not have. */
const PORTUGUESE = /[ãõç]|\b(?:uma|não|dos|das|pela|pelo|com|sobre)\b/i;

/**
 * A book's summary, without the service's note that it was generated; null for a book without one. The
 * service's summaries are in English, those of the fake Gutendex in the language of the book.
 */
export function readSummary({ summaries: [summary] }: Pick<Book, 'summaries'>) {
  if (summary === undefined) return null;
  const text = summary.replace(MACHINE_NOTE, '');
  const generated = text !== summary;
  const language: 'pt' | 'en' = !generated && PORTUGUESE.test(text) ? 'pt' : 'en';
  return { text, language, generated };
}

/** A book's summary where that is in Portuguese: those of the service are not. */
export function portugueseSummary(book: Pick<Book, 'summaries'>): string | undefined {
  const summary = readSummary(book);
  return summary?.language === 'pt' ? summary.text : undefined;
}
