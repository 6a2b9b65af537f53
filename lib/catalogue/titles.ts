import type { Book } from '@/lib/book';
import { naturalName } from '@/lib/format';

/** How many words of a title a card shows (SPEC section 9). */
const MAX_TITLE_WORDS = 12;

/**
 * The title without the line breaks, the MARC subfield mark ` $b ` (in 4,660 of 78,765 titles) and
 * the spacing of library catalogues: `Biltmore Oswald : $b The diary` is
 * `Biltmore Oswald: The diary`.
 */
export function cleanTitle(raw: string): string {
  return raw
    .replace(/\s*\$b\b\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([:;])/g, '$1')
    .trim();
}

/** The first 12 words of a title, with an ellipsis if there are more (SPEC section 9). */
export function truncateTitle(title: string): string {
  const words = title.split(/\s+/).filter(Boolean);
  return words.length > MAX_TITLE_WORDS
    ? `${words.slice(0, MAX_TITLE_WORDS).join(' ')}…`
    : words.join(' ');
}

/** As a list shows it. */
const headOf = ({ title, authors }: Book) => [truncateTitle(title), ...authors].join('\n');

function editionOf({ id, title, editors, translators }: Book): string {
  const parts = [
    title.split(/\s+/).slice(MAX_TITLE_WORDS).join(' '),
    editors.length > 0 && `ed. ${editors.map(naturalName).join(', ')}`,
    translators.length > 0 && `trad. ${translators.map(naturalName).join(', ')}`,
  ];
  return parts.filter(Boolean).join(', ') || `nº ${id}`;
}

/** What tells each book of a list from another of the same title: what the list cuts off, its editor, or its number; '' for one that has no other. */
export function editionsOf(books: readonly Book[]): string[] {
  const heads = books.map(headOf);
  return books.map((book, place) =>
    heads.some((head, other) => other !== place && head === heads[place]) ? editionOf(book) : '',
  );
}

/**
 * A cleaned title up to its first colon or semicolon, that mark, and what follows: `Frankenstein`, `;` and
 * `or, the modern prometheus`. A mark within a word, as in `10:15`, divides nothing.
 */
export function splitTitle(title: string) {
  const [, main = title, mark = '', subtitle = ''] = /^(.*?[^:;\s])([:;]+) (.+)$/.exec(title) ?? [];
  return { main, mark, subtitle };
}
