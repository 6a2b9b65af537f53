import type { Book } from '@/lib/book';

/** The end of the service's generated summaries. */
const MACHINE_NOTE = /\s*\(This is an automatically generated summary\.?\)\s*$/i;

/** Letters and words of Portuguese that English does not have. */
const PORTUGUESE = /[ãõç]|\b(?:uma|não|dos|das|pela|pelo|com|sobre)\b/i;

/**
 * A record's summary, without the service's note that it was generated. The service's summaries are
 * in English, those of the fake Gutendex in the language of the book.
 */
export function readSummary(summary: string) {
  const text = summary.replace(MACHINE_NOTE, '');
  const generated = text !== summary;
  const language: 'pt' | 'en' = !generated && PORTUGUESE.test(text) ? 'pt' : 'en';
  return { text, language, generated };
}

/** A book's summary where that is in Portuguese: those of the service are not. */
export function portugueseSummary({ summaries }: Pick<Book, 'summaries'>): string | undefined {
  const summary = summaries[0] === undefined ? null : readSummary(summaries[0]);
  return summary?.language === 'pt' ? summary.text : undefined;
}
