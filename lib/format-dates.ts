const DATE: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

/** A moment (a text that `Date` can read, or ms) as '20/11/2026', in local time; '—' when invalid. */
export const formatDate = (moment: string | number): string => formatMoment(DATE, moment);

/** The time of a moment as '14:30', in local time; '—' when invalid. */
export const formatTime = (moment: string | number): string => formatMoment(TIME, moment);

function formatMoment(options: Intl.DateTimeFormatOptions, moment: string | number): string {
  const value = new Date(moment);
  if (Number.isNaN(value.getTime())) return '—';
  return new Intl.DateTimeFormat('pt-BR', options).format(value);
}
