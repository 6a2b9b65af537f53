/*
 * The first use of Intl in a document loads its data: 60 to 180 ms with a processor 4 times slower, as
 * long as rendering all cards. So what the cards need is written out; tests compare it with Intl.
 */

/** A count as a Brazilian reads it: 120000 is `120.000`. For integers from 0. */
export const formatNumber = (value: number): string =>
  String(value).replace(/\B(?=(?:\d{3})+$)/g, '.');

/** A count with its noun: `plural(1, 'livro', 'livros')` is `1 livro`. */
export const plural = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro';

/** A day such as `2026-11-16` as '16 de novembro', with its year where that is not this one; another text as it is. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  const name = MONTHS.split(' ')[(month ?? 0) - 1];
  if (name === undefined) return day;
  const inYear = `${date} de ${name}`;
  return year === new Date().getFullYear() ? inYear : `${inYear} de ${year}`;
}

function formatMoment(options: Intl.DateTimeFormatOptions, moment: string | number): string {
  const value = new Date(moment);
  if (Number.isNaN(value.getTime())) return '—';
  return new Intl.DateTimeFormat('pt-BR', options).format(value);
}

/** A moment (a text that `Date` can read, or ms) as '20/11/2026', in local time; '—' when invalid. */
export const formatDate = (moment: string | number): string =>
  formatMoment({ day: '2-digit', month: '2-digit', year: 'numeric' }, moment);

/** The time of a moment as '14:30', in local time; '—' when invalid. */
export const formatTime = (moment: string | number): string =>
  formatMoment({ hour: '2-digit', minute: '2-digit' }, moment);

/** What the records have in the place of an author, in Portuguese. */
export const NOBODY = {
  Anonymous: 'Anônimo',
  Unknown: 'Autor desconhecido',
  Various: 'Vários autores',
} as const;

/** Whether a record's name is that of a person, or of a society. */
export const isSomebody = (name: string): boolean => !Object.hasOwn(NOBODY, name);

/** A name as in the records, "Queirós, Eça de"; what is in the place of an author, in Portuguese. */
export const readableName = (name: string): string =>
  isSomebody(name) ? name : NOBODY[name as keyof typeof NOBODY];

/**
 * A name as one says it: "Eça de Queirós" for "Queirós, Eça de", "Visconde de Taunay" where that is the
 * title, "Almeida Garrett" where two words are enough. Other titles, brackets and years are left out; societies keep their order.
 */
export function naturalName(record: string): string {
  const [family = '', ...others] = readableName(record)
    .replace(/ \([^)]*\)|, (?:active |approximately )?\d[^,]*$/g, '')
    .split(', ');
  // A society, as `Germany. Laws, statutes, etc.`, and not a saint's name.
  if (/(?<!^St)\. /.test(family)) return record;
  const [given = '', title = ''] = others;
  if (title.endsWith(' de')) return family.includes(' ') ? family : `${title} ${family}`;
  const name = title && given.includes(family) ? given : `${given} ${family}`.trim();
  return title === 'Mrs.' ? `${title} ${name}` : name;
}

/** Names separated by commas, or by what is clearer between inverted ones; a dash when there are none (SPEC section 2). */
export const formatNames = (names: readonly string[], separator = ', '): string =>
  names.map(readableName).join(separator) || '—';

/** The text with its first letter in upper case. */
export const capitalise = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
