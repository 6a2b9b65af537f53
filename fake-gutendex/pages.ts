/** Gutendex's page size; it cannot be asked for another. */
export const PAGE_SIZE = 32;

/** The number of the page asked for, or null when there is no such page; an empty list has one. */
export function readPage(asked: string | null, count: number): number | null {
  const last = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const page = Number(asked || 1);
  return Number.isInteger(page) && page >= 1 && page <= last ? page : null;
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
  return link.href;
}
