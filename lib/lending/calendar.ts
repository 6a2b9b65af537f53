import type { Loan } from './loan';

const EVENT_MS = 15 * 60 * 1000;

/**
 * The text of an iCalendar file (RFC 5545) with one event, when the loan is due, and a reminder one
 * day before. `url` is the book's absolute address, `now` in ms.
 *
 * The time is in UTC, as Outlook and Google read time zone tables differently, and has a duration, as
 * some calendars show an event without one as a whole day. The UID is the loan's, so that importing
 * the file twice makes one event.
 */
export function loanCalendar(
  { id, dueAt }: Loan,
  { summary, description, url }: Record<'summary' | 'description' | 'url', string>,
  now: number,
): string {
  const due = Date.parse(dueAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//BookShelfs//Emprestimos//PT-BR',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escapeText(`loan-${id}@bookshelfs`)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(due)}`,
    `DTEND:${utc(due + EVENT_MS)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${new URL(url).href}`,
    // The event does not make its owner busy.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P1D',
    `DESCRIPTION:${escapeText(summary)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** '20261120T143000Z'. */
const utc = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

/** A value of type TEXT (RFC 5545, 3.3.11): line breaks and separators escaped, control characters removed. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** Folds a line that may have more than 75 octets (RFC 5545, 3.1), into parts of 18 characters, which have at most 72. */
const foldLine = (line: string): string =>
  /^[ -~]{1,75}$/.test(line) ? line : line.replace(/.{18}(?=.)/gu, '$&\r\n ');
