/** What the service gives on a page (measured over its own code). */
export const DEFAULT_PAGE_SIZE = 32;
/** How far '« –5' and '+5 »' go (SPEC section 9). */
export const PAGE_JUMP = 5;
const WINDOW = 2;

/** Pages that `count` books take, `pageSize` to each; at least 1. */
export const totalPages = (count: number, pageSize: number): number =>
  Math.max(1, Math.ceil(count / pageSize));

/** A page number kept within 1 and `total`. */
export const clampPage = (page: number, total: number): number =>
  Math.min(Math.max(1, page), total);

/**
 * What a visitor typed as a page to go to: floored and kept within 1 and `total`, or null when it
 * is not a number (SPEC section 5).
 */
export function parsePageInput(text: string, total: number): number | null {
  const value = text.trim() === '' ? NaN : Number(text);
  return Number.isNaN(value) ? null : clampPage(Math.floor(value), total);
}

/**
 * The numbers to show: the page with two on each side, the first and the last; an `'ellipsis'`
 * stands for what was left out (SPEC section 2).
 */
export function pageNumbers(page: number, total: number): (number | 'ellipsis')[] {
  const around = Array.from({ length: 2 * WINDOW + 1 }, (_, i) => page - WINDOW + i);
  const shown = [...new Set([1, ...around, total])].filter((n) => n >= 1 && n <= total);
  return shown.flatMap((n, i) => (n - (shown[i - 1] ?? 0) > 1 ? ['ellipsis' as const, n] : [n]));
}

/** Whether '« –5' can be used: not on the first five pages. */
export const canJumpBack = (page: number): boolean => page > PAGE_JUMP;

/** Whether '+5 »' can be used: not on the last four pages. */
export const canJumpForward = (page: number, total: number): boolean =>
  page <= total - (PAGE_JUMP - 1);
