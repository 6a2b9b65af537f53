import { formatDate, formatTime } from '@/lib/format';
import type { Loan } from './loan';

/**
 * A loan as an iCalendar file (RFC 5545) with one event: the moment the book is due, and a reminder
 * the day before. `url` is the book's full address, `now` in ms.
 *
 * The event has a time, in UTC, and not just a day: a loan is late from that moment on, and a
 * moment in UTC needs no time zone table, which Outlook and Google read differently. It lasts a
 * quarter of an hour because some calendars draw an event without a length as a whole day. The
 * UID is the loan's own, so that adding it twice updates one event.
 */
export function loanCalendar(loan: Loan, { url, now }: { url: string; now: number }): string {
  const due = Date.parse(loan.dueAt);
  const summary = `Devolver: ${loan.title}`;
  const description = [
    `Devolva o livro até ${formatDate(due)}, ${formatTime(due)}.`,
    ...(loan.authors.length > 0 ? [loan.authors.join(', ')] : []),
    url,
  ].join('\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//BookShelfs//Emprestimos//PT-BR',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escapeText(`loan-${loan.id}@bookshelfs`)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(due)}`,
    `DTEND:${utc(due + EVENT_MS)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${new URL(url).href}`,
    // Being due keeps nobody from doing something else at that hour.
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

/** The name to save it under: 'devolucao-84.ics'. */
export const calendarFileName = (loan: Loan): string => `devolucao-${loan.bookId}.ics`;

const EVENT_MS = 15 * 60 * 1000;
const MAX_LINE_OCTETS = 75;

/** '20261120T143000Z'. */
const utc = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

/** A value of type TEXT (RFC 5545, 3.3.11): line breaks and separators escaped, controls left out. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** Folds a line at 75 octets (RFC 5545, 3.1), never within a character. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      // The space that marks a continued line counts.
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
