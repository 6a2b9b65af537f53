const DATE: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

/** Made once and only when asked for: a formatter costs more than all it will ever format. */
let date: Intl.DateTimeFormat | undefined;
let time: Intl.DateTimeFormat | undefined;

/** A moment (anything `Date` reads, or ms) as '20/11/2026' where the reader is; '—' when it is none. */
export function formatDate(moment: string | number): string {
  return format((date ??= new Intl.DateTimeFormat('pt-BR', DATE)), moment);
}

/** The hour of a moment as '14:30' where the reader is; '—' when it is none. */
export function formatTime(moment: string | number): string {
  return format((time ??= new Intl.DateTimeFormat('pt-BR', TIME)), moment);
}

function format(formatter: Intl.DateTimeFormat, moment: string | number): string {
  const when = new Date(moment);
  return Number.isNaN(when.getTime()) ? '—' : formatter.format(when);
}
