/** How many books a page of the service has (measured). */
export const DEFAULT_PAGE_SIZE = 32;
/** How many pages '« –5' and '+5 »' skip (SPEC section 9). */
export const PAGE_JUMP = 5;
const WINDOW = 2;

/** The number of pages of `count` books, `pageSize` on each; at least 1. */
export const totalPages = (count: number, pageSize: number): number =>
  Math.max(1, Math.ceil(count / pageSize));

/** The page number, or the nearest one from 1 to `total`. */
export const clampPage = (page: number, total: number): number =>
  Math.min(Math.max(1, page), total);

/** The page number that a visitor typed, rounded down and limited to 1 to `total`; null when it is not a number (SPEC section 5). */
export function parsePageInput(text: string, total: number): number | null {
  const value = text.trim() === '' ? NaN : Number(text);
  return Number.isNaN(value) ? null : clampPage(Math.floor(value), total);
}

/** The page numbers to show: the page, two on each side, the first and the last; `'ellipsis'` in place of the others (SPEC section 2). */
export function pageNumbers(page: number, total: number): (number | 'ellipsis')[] {
  const around = Array.from({ length: 2 * WINDOW + 1 }, (_, i) => page - WINDOW + i);
  const shown = [...new Set([1, ...around, total])].filter((n) => n >= 1 && n <= total);
  return shown.flatMap((n, i) => (n - (shown[i - 1] ?? 0) > 1 ? ['ellipsis' as const, n] : [n]));
}
