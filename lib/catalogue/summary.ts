/** How the service ends a summary that no person wrote. */
const MACHINE_NOTE = /\s*\(This is an automatically generated summary\.?\)\s*$/i;

/** Letters and words that Portuguese has and English has not. */
const PORTUGUESE = /[ãõç]|\b(?:uma|não|dos|das|pela|pelo|com|sobre)\b/i;

export interface Summary {
  text: string;
  language: 'pt' | 'en';
  /** Whether it was made by a machine. */
  generated: boolean;
}

/**
 * A record's summary without the service's note, which is told in Portuguese instead. The service's
 * own are in English; those of the embedded catalogue in Portuguese where the book is.
 */
export function readSummary(summary: string): Summary {
  const text = summary.replace(MACHINE_NOTE, '');
  const generated = text !== summary;
  const language = !generated && PORTUGUESE.test(text) ? 'pt' : 'en';
  return { text, language, generated };
}
