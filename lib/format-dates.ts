const DATE: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

/** Created once, at first use: creating a formatter is slow. */
let date: Intl.DateTimeFormat | undefined;
let time: Intl.DateTimeFormat | undefined;

/** A moment (a text that `Date` can read, or ms) as '20/11/2026', in local time; '—' when invalid. */
export function formatDate(moment: string | number): string {
  return formatMoment((date ??= new Intl.DateTimeFormat('pt-BR', DATE)), moment);
}

/** The time of a moment as '14:30', in local time; '—' when invalid. */
export function formatTime(moment: string | number): string {
  return formatMoment((time ??= new Intl.DateTimeFormat('pt-BR', TIME)), moment);
}

function formatMoment(formatter: Intl.DateTimeFormat, moment: string | number): string {
  const value = new Date(moment);
  return Number.isNaN(value.getTime()) ? '—' : formatter.format(value);
}
