import { readInteger } from './text';

/** Gutendex's page size; it cannot be asked for another. */
export const PAGE_SIZE = 32;

/**
 * The number of the page asked for, or null when there is no such page. As Django REST framework
 * reads it: none or an empty one is the first, `last` is the last, and an empty list has one page.
 */
export function readPage(asked: string | null, count: number): number | null {
  const last = Math.max(1, Math.ceil(count / PAGE_SIZE));
  if (!asked) return 1;
  if (asked === 'last') return last;
  const page = readInteger(asked);
  return page !== null && page >= 1 && page <= last ? page : null;
}

/** The addresses of the pages after and before, null at the ends; all other parameters are kept. */
export function pageLinks(address: URL, page: number, count: number) {
  return {
    next: page * PAGE_SIZE < count ? pageAddress(address, page + 1) : null,
    previous: page > 1 ? pageAddress(address, page - 1) : null,
  };
}

/** Django REST framework writes the parameters in alphabetical order and leaves `page=1` out. */
function pageAddress(address: URL, page: number): string {
  const link = new URL(address);
  if (page > 1) link.searchParams.set('page', String(page));
  else link.searchParams.delete('page');
  link.searchParams.sort();
  link.hash = '';
  return link.href;
}
